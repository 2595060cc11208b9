import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensurePackages } from '@territori/build/ensurePackages';

const versions = '/usr/lib/postgresql';

/** The folder of programs of the newest PostgreSQL server, at Debian's paths or named by PG_BIN. */
function binaries(): string | undefined {
  if (process.env.PG_BIN) return process.env.PG_BIN;
  if (!existsSync(versions)) return undefined;
  const newest = readdirSync(versions).sort((a, b) => Number(b) - Number(a))[0];
  const folder = newest && join(versions, newest, 'bin');
  return folder && existsSync(join(folder, 'initdb')) ? folder : undefined;
}

/**
 * Finds a PostgreSQL server, or installs the distribution's package if the user may. Returns the environment variables
 * that name its programs.
 */
export async function ensurePostgres(log: (text: string) => void): Promise<{ PG_BIN: string }> {
  const found = await ensurePackages({
    find: binaries,
    packages: ['postgresql'],
    otherwise: 'This needs a PostgreSQL server: install one, or name the folder of its programs with PG_BIN.',
    log,
  });
  return { PG_BIN: found };
}
