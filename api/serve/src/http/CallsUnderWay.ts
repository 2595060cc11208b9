import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

/** Milliseconds for which a connection without a call stays open at the end, for a call that is on its way. */
const ON_THE_WAY = 100;
/** The same for a connection that has had no call yet: a client was let in and has sent nothing, which takes longer where all are busy. */
const FIRST_ON_THE_WAY = 1000;

/** Milliseconds in which a server that has nothing to do looks for new connections and calls. */
const SHORT_TURN = 5;
/** Milliseconds in which such a moment comes, in which the system holds no connection that the server has not seen. */
const BUSY = 1000;

/**
 * The connections of a server and the calls that each has under way, from the first connection on. Create it before the server listens.
 *
 * `server.close()` of Node 20 cannot end a busy server in good order. It destroys a connection as soon as the answer is written, although
 * a slow client has read only a part of it. A client that keeps its connection and continues to call keeps the server open for ever.
 */
export class CallsUnderWay {
  readonly #server: Server;
  readonly #answers = new Map<Socket, Set<ServerResponse>>();
  /** Connections that had no call yet. */
  readonly #fresh = new Set<Socket>();
  /** Calls that wait until the server has closed its door; undefined while calls are answered at once. */
  #held: [IncomingMessage, ServerResponse][] | undefined;
  #finishing = false;
  #onConnectionClosed = () => {};

  constructor(server: Server) {
    this.#server = server;
    server.on('connection', (socket) => {
      this.#answers.set(socket, new Set());
      this.#fresh.add(socket);
      socket.once('close', () => {
        this.#answers.delete(socket);
        this.#fresh.delete(socket);
        this.#onConnectionClosed();
      });
    });
    const emit = server.emit.bind(server);
    server.emit = (event: string, ...values: unknown[]) => {
      if (event !== 'request' || !this.#held) return emit(event, ...values);
      this.#held.push(values as [IncomingMessage, ServerResponse]);
      return true;
    };
    // runs before the handler of the call, which may write the headers at once
    server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => this.#follow(request.socket, response));
  }

  /**
   * Takes no new connection, answers the calls under way, and closes every connection once it has none. Resolves when all are closed.
   * @param patience milliseconds after which the connections of clients that have not read their answers are cut off
   */
  async finish(patience: number): Promise<void> {
    this.#finishing = true;
    for (const answers of this.#answers.values()) announceClose([...answers].at(-1));
    // the system resets the connections that it has let in and that the server has not seen: many while the server is busy with calls
    this.#held = [];
    await this.#shortTurn();
    // `http.Server.close` would destroy the connections of slow clients
    NetServer.prototype.close.call(this.#server);
    const held = this.#held;
    this.#held = undefined;
    for (const call of held) this.#server.emit('request', ...call);
    // a client that calls without a pause may have sent its next call already: it is under way too
    await pause(ON_THE_WAY);
    await this.#closeIdle((socket) => !this.#fresh.has(socket));
    if (this.#fresh.size > 0) await Promise.race([pause(FIRST_ON_THE_WAY), this.#allCalled()]);
    await this.#closeIdle(() => true);
    if (this.#answers.size === 0) return;
    await new Promise<void>((resolve) => {
      const cutOff = setTimeout(() => {
        for (const socket of this.#answers.keys()) socket.destroy();
      }, patience);
      this.#onConnectionClosed = () => {
        if (this.#answers.size > 0) return;
        clearTimeout(cutOff);
        resolve();
      };
    });
  }

  /** Resolves right after the server has looked for connections, had none and nothing else to do; on a busy server after a while. */
  async #shortTurn(): Promise<void> {
    const end = performance.now() + BUSY;
    for (let busy = true; busy && performance.now() < end; ) {
      const [begun, before] = [performance.now(), this.#fresh.size];
      await nextTurn();
      busy = performance.now() - begun > SHORT_TURN || this.#fresh.size > before;
    }
  }

  /** Resolves when each connection has had a call, or is closed. */
  async #allCalled(): Promise<void> {
    while (this.#fresh.size > 0) await pause(ON_THE_WAY / 10);
  }

  /** Closes connections that have no call, after everything that has arrived on them is read: a call that is not read would be reset. */
  async #closeIdle(isMeant: (socket: Socket) => boolean): Promise<void> {
    await nextTurn();
    await nextTurn();
    for (const [socket, answers] of this.#answers) if (answers.size === 0 && isMeant(socket)) socket.destroy();
  }

  #follow(socket: Socket, answer: ServerResponse): void {
    this.#fresh.delete(socket);
    const answers = this.#answers.get(socket);
    answers?.add(answer);
    if (this.#finishing) announceClose(answer);
    answer.once('close', () => {
      answers?.delete(answer);
      // waits until everything that was written has been sent
      if (this.#finishing && answers?.size === 0) socket.destroySoon();
    });
  }
}

/** Lets the client know that this is the last answer on its connection. */
function announceClose(answer: ServerResponse | undefined): void {
  if (answer?.headersSent === false) answer.setHeader('connection', 'close');
}
