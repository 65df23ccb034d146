// Live: one WebSocket per page, resumed where it broke off, after sleep and faults too.

const SHORTEST = 400;
const LONGEST = 15000;
const PING = 20000;
const SILENCE = 45000;
/** The table is gone, or no longer ours to see: the page says so. */
const GONE = 4404;

/** What a page calls itself; another name is another page, which is sent everything. */
const newName = () => Math.random().toString(36).slice(2) || "0";

/** Close a connection; one that is being made first comes about, for browsers call the other an error. */
function end(/** @type {WebSocket | undefined} */ socket) {
  if (socket?.readyState === WebSocket.CONNECTING) socket.addEventListener("open", () => socket.close());
  else socket?.close();
}

export class Live {
  /**
   * @param {string} path @param {() => string} query
   * @param {(message: any) => void} onMessage @param {(isConnected: boolean) => void} onState
   */
  constructor(path, query, onMessage, onState) {
    this.path = path;
    this.query = query;
    this.onMessage = onMessage;
    this.onState = onState;
    this.wait = SHORTEST;
    this.heard = 0;
    this.isLeaving = false;
    this.timer = 0;
    this.name = newName();
    this.messages = 0;
    addEventListener("pagehide", () => this.leave());
    addEventListener("pageshow", (event) => event.persisted && this.wake());
    addEventListener("online", () => this.wake());
    document.addEventListener("visibilitychange", () => !document.hidden && this.wake());
    setInterval(() => this.ping(), PING);
    this.connect();
  }

  connect() {
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const query = `${this.query()}&page=${this.name}.${this.messages}`;
    const socket = new WebSocket(`${scheme}//${location.host}${this.path}?${query}`);
    this.socket = socket;
    socket.addEventListener("open", () => {
      this.wait = SHORTEST;
      this.heard = Date.now();
      this.onState(true);
    });
    socket.addEventListener("message", (event) => {
      // What an older connection brings, the new one brings as well.
      if (this.socket !== socket) return;
      this.heard = Date.now();
      this.messages += 1;
      const message = JSON.parse(event.data);
      if (message.version !== undefined) this.onMessage(message);
    });
    socket.addEventListener("close", (event) => {
      if (this.socket !== socket || this.isLeaving) return;
      if (event.code === GONE) return location.reload();
      this.onState(false);
      this.timer = setTimeout(() => this.connect(), this.wait * (0.7 + Math.random() * 0.6));
      this.wait = Math.min(this.wait * 1.8, LONGEST);
    });
  }

  /** Connect anew if the connection is gone or has been silent, as after sleep. */
  wake() {
    this.isLeaving = false;
    const isOpen = this.socket?.readyState === WebSocket.OPEN;
    if (isOpen && Date.now() - this.heard < SILENCE) return;
    this.renew();
  }

  /** Ask for everything, whatever was there. */
  again() {
    [this.name, this.messages] = [newName(), 0];
    this.renew();
  }

  renew() {
    const old = this.socket;
    this.wait = SHORTEST;
    this.connect();
    end(old);
  }

  ping() {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send("ping");
  }

  /** Look at another moment, or from another seat. @param {{at?: number, seat?: number}} gaze */
  look(gaze) {
    const isOpen = this.socket?.readyState === WebSocket.OPEN;
    if (isOpen) this.socket?.send(JSON.stringify(gaze));
    return isOpen;
  }

  leave() {
    this.isLeaving = true;
    end(this.socket);
  }
}
