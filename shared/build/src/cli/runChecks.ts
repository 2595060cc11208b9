import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** A program with its arguments; its file comes first. */
export interface Check {
  /** How the last line names it when it fails. */
  readonly name: string;
  readonly command: readonly [program: string, ...options: string[]];
}

function run({ command: [program, ...options] }: Check, cwd: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, options, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    const output = Promise.all([text(child.stdout), text(child.stderr)]);
    child.once('error', reject);
    child.once('close', async (code) => {
      const [out, err] = await output;
      process.stdout.write(out);
      process.stderr.write(err);
      resolve(code === 0);
    });
  });
}

/** Runs checks at the same time and prints the output of each in one piece. Resolves to whether all passed. */
export async function runChecks(checks: readonly Check[], cwd: string): Promise<boolean> {
  const passed = await Promise.all(checks.map((check) => run(check, cwd)));
  const failed = checks.filter((_, index) => !passed[index]).map(({ name }) => name);
  if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}`);
  return failed.length === 0;
}
