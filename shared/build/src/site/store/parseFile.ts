import { ReleaseRefused } from '../ReleaseRefused.ts';
import type { Target } from './Target.ts';

/** Thrown when a file of a site is not what the commands write: a disk, a copy or a hand damaged it. */
export class DamagedFile extends ReleaseRefused {
  override readonly name = 'DamagedFile';

  constructor(place: string, remedy = 'restore it from a copy of the site, or release that part in a new version') {
    super(`${place} is damaged: ${remedy}. Nothing was changed.`);
  }
}

/** The JSON of a file of a site. Throws DamagedFile, which names it. */
export function parseFile<Value extends object>(target: Target, path: string, text: string, remedy?: string): Value {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Value;
  } catch {
    // no JSON
  }
  throw new DamagedFile(target.placeOf(path), remedy);
}
