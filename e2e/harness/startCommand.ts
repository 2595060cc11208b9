import type { ChildProcess } from 'node:child_process';

/** How a command ended, and everything it printed. */
export interface EndedCommand {
  readonly code: number | null;
  readonly output: string;
}

/** A command that runs. */
export interface RunningCommand {
  /** Resolves when the command and whatever it started have ended, however they did. */
  readonly ended: Promise<EndedCommand>;
  /** Waits until it has printed something. Resolves to the match; rejects with what it printed when it ends before. */
  printed(pattern: RegExp): Promise<RegExpExecArray>;
  /** Stops the command and whatever it started, as Ctrl+C in a terminal does. Resolves when nothing of it runs any more. */
  interrupt(): Promise<EndedCommand>;
  /** Asks the command alone to end, as a supervisor does. Resolves when nothing of it runs any more. */
  terminate(): Promise<EndedCommand>;
}

/** Follows a command that leads its own process group and whose output is piped. */
export function startCommand(child: ChildProcess): RunningCommand {
  let output = '';
  const waiting = new Set<() => void>();
  const lookAgain = () => {
    for (const look of waiting) look();
  };
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      lookAgain();
    });
  }
  const ended = new Promise<EndedCommand>((resolve, reject) => {
    child.once('error', reject);
    // not `exit`: what the command leaves behind holds its output open
    child.once('close', (code) => resolve({ code, output }));
  });
  const running = () => child.exitCode === null && child.signalCode === null;
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
    async interrupt() {
      if (running()) process.kill(-(child.pid as number), 'SIGINT');
      return ended;
    },
    async terminate() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
