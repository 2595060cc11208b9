import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds for which a connection without a call stays open at the end, for a call that is on its way. */
const ON_THE_WAY = 100;

/**
 * The connections of a server and the calls that each has under way, from the first connection on. Create it before the server listens.
 *
 * `server.close()` of Node 20 cannot end a busy server in good order. It destroys a connection as soon as the answer is written, although
 * a slow client has read only a part of it. A client that keeps its connection and continues to call keeps the server open for ever.
 */
export class CallsUnderWay {
  readonly #server: Server;
  readonly #answers = new Map<Socket, Set<ServerResponse>>();
  #finishing = false;
  #onConnectionClosed = () => {};

  constructor(server: Server) {
    this.#server = server;
    server.on('connection', (socket) => {
      this.#answers.set(socket, new Set());
      socket.once('close', () => {
        this.#answers.delete(socket);
        this.#onConnectionClosed();
      });
    });
    // runs before the handler of the call, which may write the headers at once
    server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => this.#follow(request.socket, response));
  }

  /**
   * Takes no new connection, answers the calls under way, and closes every connection once it has none. Resolves when all are closed.
   * @param patience milliseconds after which the connections of clients that have not read their answers are cut off
   */
  async finish(patience: number): Promise<void> {
    this.#finishing = true;
    // `http.Server.close` would destroy the connections of slow clients
    NetServer.prototype.close.call(this.#server);
    for (const answers of this.#answers.values()) announceClose([...answers].at(-1));
    // a client that calls without a pause may have sent its next call already: it is under way too
    await pause(ON_THE_WAY);
    for (const [socket, answers] of this.#answers) if (answers.size === 0) socket.destroy();
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

  #follow(socket: Socket, answer: ServerResponse): void {
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
