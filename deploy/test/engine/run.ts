import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

interface RunOptions {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** What the command reads from its standard input. */
  readonly input?: string | Buffer;
  /** Milliseconds after which it is ended. */
  readonly timeout?: number;
}

/** Runs a command and returns what it printed on its standard output. Rejects with the end of both its outputs when it fails. */
export async function run(command: string, parameters: readonly string[], { input = '', ...options }: RunOptions = {}): Promise<string> {
  const child = spawn(command, parameters, { ...options, stdio: 'pipe' });
  child.stdin.on('error', () => {}).end(input);
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve));
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (code !== 0) throw new Error(`${command} ${parameters.join(' ')} ended with ${code}.\n${`${out}\n${err}`.trim().slice(-4000)}`);
  return out;
}
