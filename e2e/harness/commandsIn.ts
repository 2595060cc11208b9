import { spawn } from 'node:child_process';
import { type RunningCommand, startCommand } from './startCommand.ts';

/** Commands as a developer runs them in one folder. */
export interface Commands {
  /** Runs a command to its end. Resolves to what it printed; rejects with it when the command fails. */
  run(command: string, ...args: string[]): Promise<string>;
  /** Starts a command and leaves it running. */
  start(command: readonly string[], environment?: NodeJS.ProcessEnv): RunningCommand;
}

/** Commands ask no network, and Git reads the repository's settings only, independent of the user and the machine. */
const environment: NodeJS.ProcessEnv = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'))),
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_AUTHOR_NAME: 'Test',
  GIT_AUTHOR_EMAIL: 'test@example.org',
  GIT_COMMITTER_NAME: 'Test',
  GIT_COMMITTER_EMAIL: 'test@example.org',
  // each copy has its own database
  DATABASE_URL: '',
  PORTALE_UFFICIALI: 'no',
  // a portal would write its bulk files after fifteen seconds, which takes as long as many a test
  PORTALE_ARCHIVIO: 'no',
  // the tests of a release's trial run beside these
  E2E_WORKERS: '1',
};

/** The commands of a folder. */
export function commandsIn(folder: string): Commands {
  const start: Commands['start'] = ([command = '', ...args], more) =>
    startCommand(
      spawn(command, args, { cwd: folder, env: { ...environment, ...more }, stdio: ['ignore', 'pipe', 'pipe'], detached: true }),
    );
  const run: Commands['run'] = async (...command) => {
    const { code, output } = await start(command).ended;
    if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}.\n${output}`);
    return output;
  };
  return { run, start };
}
