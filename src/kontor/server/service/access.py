"""Access: who sits at a table, who belongs there, and who may chat, ask for advice, see all."""

from kontor.server.service.sight import OVER
from kontor.server.service.table_settings import TableSettings
from kontor.server.store.rows import PERSON, SeatRow, TableRow


class Access:
    """The people of a table."""

    row: TableRow
    seats: list[SeatRow]
    settings: TableSettings
    is_record: bool

    def persons(self) -> set[int]:
        """Return the seats where people sit."""
        return {seat.number for seat in self.seats if seat.kind == PERSON}

    def is_alone(self) -> bool:
        """Tell whether all people here sit at one device, and nobody may come back to a seat."""
        people = {seat.device for seat in self.seats if seat.kind == PERSON}
        return len(people) == 1 and not any(
            seat.owner for seat in self.seats if seat.kind != PERSON
        )

    def may_set_pace(self, device: str) -> bool:
        """Tell whether a device says how quick bots are: the host, or whoever plays alone."""
        return self.row.host == device or (self.is_alone() and bool(self.seats_of(device)))

    def seats_of(self, device: str) -> list[int]:
        """Return the seats that a device or a bearer may answer for."""
        return [
            seat.number
            for seat in self.seats
            if device and device in (seat.device, seat.token) and seat.kind == PERSON
        ]

    def knows(self, device: str) -> bool:
        """Tell whether a device belongs here: it sits or sat here, or hosts the table."""
        known = [self.row.host, *(seat.device for seat in self.seats)]
        known += [value for seat in self.seats for value in (seat.token, seat.owner)]
        return bool(device) and device in known

    def may_chat(self, device: str) -> bool:
        """Tell whether a device reads and writes the chat."""
        if self.settings.chat == "seats":
            return self.knows(device)
        return self.settings.watch != "nobody" or self.knows(device)

    def is_advised(self) -> bool:
        """Tell whether hints may be had: as chosen, or if no two people play, or after the end."""
        if self.row.phase == OVER or self.settings.advice != "usual":
            return self.row.phase == OVER or self.settings.advice == "on"
        return sum(seat.kind == PERSON or bool(seat.owner) for seat in self.seats) < 2

    def is_open_to(self, device: str) -> bool:
        """Tell whether a device may look into everything: after the end, if it sat here to the end.

        Where only bots sat, the host may; a record is open to all.
        """
        if self.row.phase != OVER:
            return False
        is_hosts = self.row.host == device and not self.persons()
        return bool(self.is_record or is_hosts or self.seats_of(device))
