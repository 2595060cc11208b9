import { statSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Day } from '@territori/history/dates/day';
import type { Validators } from './fetchFile.ts';

/** The state of one official file. */
export interface FileState {
  /** The file that is kept, absent while there is none. */
  readonly kept?: Validators & { readonly name: string; readonly hash: string; readonly bytes: number };
  /** What the server said of the part that is kept, while a file is being fetched. */
  readonly part?: Validators;
  /** The round in which its address last gave the file or was given up. */
  readonly settledIn?: Day;
  /** Why its address was given up in that round. */
  readonly missing?: string;
}

/** The state of an archive, kept between two runs of the program. */
export interface ArchiveState {
  /** The day on which the round began: reports without an end are asked for this day. */
  readonly round: Day | null;
  /** When every file of a round had been asked for, as milliseconds since 1970. */
  readonly completedAt: number | null;
  readonly files: Readonly<Record<string, FileState>>;
}

const EMPTY: ArchiveState = { round: null, completedAt: null, files: {} };

/** An ending that no load reads. */
const FILE = 'archive.state';

/**
 * Reads the state of the archive in a folder; that of an empty one where there is none, or where it is damaged. A file
 * that was removed or cut since is fetched again.
 */
export async function readArchiveState(folder: string): Promise<ArchiveState> {
  const text = await readFile(join(folder, FILE), 'utf8').catch(() => '{}');
  let state: ArchiveState;
  try {
    state = { ...EMPTY, ...(JSON.parse(text) as Partial<ArchiveState>) };
  } catch {
    return EMPTY;
  }
  const all = Object.entries(state.files);
  const still = all.filter(([, { kept }]) => !kept || statSync(join(folder, kept.name), { throwIfNoEntry: false })?.size === kept.bytes);
  return still.length === all.length ? state : { ...state, completedAt: null, files: Object.fromEntries(still) };
}

/** Writes the state; an interrupted write leaves the state before it. */
export async function writeArchiveState(folder: string, state: ArchiveState): Promise<void> {
  await mkdir(folder, { recursive: true });
  const fresh = join(folder, `${FILE}.new`);
  await writeFile(fresh, JSON.stringify(state, null, 2));
  await rename(fresh, join(folder, FILE));
}
