import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** An address that gives no answer to a connection, as one that has disappeared: neither an acceptance nor a refusal. */
export interface SilentServer {
  /** `host:port` */
  readonly server: string;
  stop(): Promise<void>;
}

const listen = `require('node:net').createServer().listen({ host: '127.0.0.1', port: 0, backlog: 1 }, function () { console.log(this.address().port) })`;

/** Whether the connection is made within a moment. */
const connects = (socket: Socket) =>
  new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    setTimeout(() => resolve(false), 300);
  });

/** A process that listens and is halted: once its queue is full, the kernel drops each packet that asks for a connection. */
export async function startSilentServer(): Promise<SilentServer> {
  const child: ChildProcess = spawn(process.execPath, ['-e', listen], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  child.kill('SIGSTOP');
  const queue: Socket[] = [];
  const stop = async () => {
    for (const socket of queue) socket.destroy();
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  for (let full = false; !full; ) {
    if (queue.length > 16) {
      await stop();
      throw new Error('The queue of a halted process takes more connections than it should.');
    }
    const socket = connect(Number(port), '127.0.0.1').on('error', () => {});
    queue.push(socket);
    full = !(await connects(socket));
  }
  return { server: `127.0.0.1:${Number(port)}`, stop };
}
