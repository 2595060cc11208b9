import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Another living process holds the directory. */
export class DirectoryInUseError extends Error {
  override readonly name = 'DirectoryInUseError';
  readonly pid: number;

  constructor(directory: string, pid: number) {
    super(`The database directory ${directory} is in use by process ${pid}; stop it first, or use a PostgreSQL server (DATABASE_URL)`);
    this.pid = pid;
  }
}

/**
 * When a process started, as the kernel counts it: distinguishes a process from a later one with the same number. Null
 * on systems without /proc.
 */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function isAlive({ pid, start }: { pid: number; start: string | null }): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return start === null || start === startOf(pid);
}

function holderOf(file: string): { pid: number; start: string | null } | undefined {
  try {
    const [pid, start] = readFileSync(file, 'utf8').split(' ');
    return Number(pid) > 0 ? { pid: Number(pid), start: start || null } : undefined;
  } catch {
    return undefined;
  }
}

const LOCK = 'territori.lock';

/** Whether a path is that of the lock of a directory. */
export const isLock = (path: string): boolean => basename(path) === LOCK;

/**
 * Takes the directory for this process: PGlite itself lets two processes open one directory and ruin it.
 * A lock left by a process that was killed is recognised and replaced. Returns the function that gives the directory back.
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true });
  const file = join(directory, LOCK);
  const mine = `${process.pid} ${startOf(process.pid) ?? ''}`;
  for (let attempt = 0; attempt < 10; attempt += 1) {
    try {
      writeFileSync(file, mine, { flag: 'wx' });
      return () => {
        if (holderOf(file)?.pid === process.pid) rmSync(file, { force: true });
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw Object.assign(error as NodeJS.ErrnoException, { path: file });
    }
    const holder = holderOf(file);
    if (holder && isAlive(holder)) throw new DirectoryInUseError(directory, holder.pid);
    // the file is renamed before it is removed: when two processes find it stale, only one can rename it
    const stale = `${file}.${process.pid}`;
    try {
      renameSync(file, stale);
    } catch {
      continue;
    }
    rmSync(stale, { force: true });
  }
  throw new Error(`The lock ${file} could not be taken`);
}
