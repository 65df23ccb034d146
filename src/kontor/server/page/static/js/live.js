// Live: one WebSocket per page, resumed from the last version seen, after sleep and faults too.

const SHORTEST = 400;
const LONGEST = 15000;
const PING = 20000;
const SILENCE = 45000;
/** The table is gone, or no longer ours to see: the page says so. */
const GONE = 4404;

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
    const socket = new WebSocket(`${scheme}//${location.host}${this.path}?${this.query()}`);
    this.socket = socket;
    socket.addEventListener("open", () => {
      this.wait = SHORTEST;
      this.heard = Date.now();
      this.onState(true);
    });
    socket.addEventListener("message", (event) => {
      this.heard = Date.now();
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
    this.again();
  }

  /** Ask for everything that is missing. */
  again() {
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
