import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const versions = '/usr/lib/postgresql';

/** The programs of the newest PostgreSQL server of the machine, as Debian lays them out, or as PG_BIN names them. */
function binaries(): string | undefined {
  if (process.env.PG_BIN) return process.env.PG_BIN;
  if (!existsSync(versions)) return undefined;
  const newest = readdirSync(versions).sort((a, b) => Number(b) - Number(a))[0];
  const folder = newest && join(versions, newest, 'bin');
  return folder && existsSync(join(folder, 'initdb')) ? folder : undefined;
}

/** Finds a PostgreSQL server, or installs the distribution's where the user may. Returns the environment that names its programs. */
export async function ensurePostgres(tell: (text: string) => void): Promise<{ PG_BIN: string }> {
  for (const command of [undefined, ['apt-get', 'update'], ['apt-get', 'install', '-y', '--no-install-recommends', 'postgresql']]) {
    if (command) {
      tell(command.join(' '));
      spawnSync(command[0] as string, command.slice(1), { stdio: 'inherit' });
    }
    const found = binaries();
    if (found) return { PG_BIN: found };
  }
  throw new Error('This needs a PostgreSQL server: install one, or name the folder of its programs with PG_BIN.');
}
