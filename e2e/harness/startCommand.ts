import type { ChildProcess } from 'node:child_process';

/** How a command ended, and everything it printed. */
export interface EndedCommand {
  readonly code: number | null;
  readonly output: string;
}

/** A command that runs. */
export interface RunningCommand {
  /** Resolves when the command has ended, however it did. */
  readonly ended: Promise<EndedCommand>;
  /** Waits until it has printed something. Resolves to the match; rejects with what it printed when it ends before. */
  printed(pattern: RegExp): Promise<RegExpExecArray>;
  /** Sends a signal to the command and to whatever it started, as a terminal does, and waits for its end. */
  stop(signal?: NodeJS.Signals): Promise<EndedCommand>;
}

/** Follows a command that leads a process group of its own and whose output is piped. */
export function startCommand(child: ChildProcess): RunningCommand {
  let output = '';
  const waiting = new Set<() => void>();
  const tellWaiting = () => {
    for (const look of waiting) look();
  };
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      tellWaiting();
    });
  }
  const ended = new Promise<EndedCommand>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
  return {
    ended,
    printed: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const match = pattern.exec(output);
          if (!match) return;
          waiting.delete(look);
          resolve(match);
        };
        waiting.add(look);
        look();
        ended.then(() => reject(new Error(`The command ended before it printed ${pattern}.\n${output}`)), reject);
      }),
    async stop(signal = 'SIGINT') {
      if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, signal);
      return ended;
    },
  };
}
