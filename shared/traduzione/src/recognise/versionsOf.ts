import { fold } from '../fold.ts';
import type { HistoryIndex } from '../storia/HistoryIndex.ts';
import { OFFICES } from '../storia/offices.ts';
import { NOTE_BEHIND_NAME, PLACE_BEHIND_NAME } from './bareName.ts';
import { findCurrentName } from './findCurrentName.ts';
import type { Kind } from './Kind.ts';
import { KINDS, NO_VERSIONS } from './kinds.ts';
import { namesInLanguages } from './namesInLanguages.ts';
import { byProvinceWords, provinceWords } from './provinceWords.ts';

/**
 * The versions of a name in two languages of which one alone may be known. Parts that are names of different units are not one name:
 * `Alba - Bra` are two municipalities.
 */
function versionsInLanguages(index: HistoryIndex, kind: Kind, cell: string): readonly number[] {
  const parts = namesInLanguages(cell);
  if (parts.length < 2) return NO_VERSIONS;
  const { level, normalise, find } = KINDS[kind];
  const { version } = index.level(level);
  const [first = NO_VERSIONS, ...others] = parts.map((part) => find(index, normalise(part))).filter((rows) => rows.length > 0);
  const units = new Set(first.map((row) => version(row).unit));
  return others.every((rows) => rows.some((row) => units.has(version(row).unit))) ? first : NO_VERSIONS;
}

function versionsInProvince(index: HistoryIndex, cell: string, current: boolean): readonly number[] {
  const [, name, ...places] = PLACE_BEHIND_NAME.exec(cell) ?? [];
  const province = places.find((place) => place !== undefined);
  if (name === undefined || province === undefined) return NO_VERSIONS;
  const kinds = ['sigla', 'nome_provincia'] as const;
  const provinces = new Set(kinds.flatMap((kind) => versionsOf(index, kind, province).map((row) => index.uts.version(row).unit)));
  return versionsOf(index, 'nome', name, current).filter((row) => provinces.has(index.comune.version(row).parent ?? -1));
}

/** True for a name that is known, but not as an official one: as an alias or shortened. */
export const isCurrentName = (index: HistoryIndex, cell: string): boolean =>
  !index.comune.byName.has(fold(cell)) && versionsOf(index, 'nome', cell, false).length === 0;

/**
 * The versions that a cell means, read as a kind; none when the history does not know it. Where a name is not known as it stands, it is
 * looked for without the words that provinces may lack, and by one of its two languages.
 * @param current false to leave out the names that are in use and not official
 */
export function versionsOf(index: HistoryIndex, kind: Kind, cell: string, current = true): readonly number[] {
  const { normalise, find } = KINDS[kind];
  const value = normalise(cell);
  if (value === '') return NO_VERSIONS;
  const found = find(index, value);
  if (kind === 'nome_provincia') {
    // "Pesaro Urbino" was an official name once, and is how people write today's
    const byWords = byProvinceWords(index).get(provinceWords(cell, current)) ?? NO_VERSIONS;
    if (byWords.length > 0) return [...new Set([...found, ...byWords])].sort((a, b) => a - b);
  }
  if (found.length > 0 || (kind !== 'nome' && kind !== 'nome_provincia' && kind !== 'nome_regione')) return found;
  if (kind === 'nome') {
    const placed = versionsInProvince(index, cell, current);
    if (placed.length > 0) return placed;
    if (OFFICES.comune.test(cell)) return versionsOf(index, kind, cell.replace(OFFICES.comune, ''), current);
  }
  if (NOTE_BEHIND_NAME.test(cell)) return versionsOf(index, kind, cell.replace(NOTE_BEHIND_NAME, ''), current);
  const named = versionsInLanguages(index, kind, cell);
  return named.length > 0 || kind !== 'nome' || !current ? named : findCurrentName(index, cell);
}

/** Whether a cell holds a code or a name of the history. A number of fewer than five digits does not count: it may be any figure. */
export function isKnownCell(index: HistoryIndex, cell: string): boolean {
  if (/^\d{5,6}$/.test(cell.trim())) return versionsOf(index, 'comune', cell).length > 0;
  return (['catastale', 'nome', 'nome_provincia', 'nome_regione'] as const).some((kind) => versionsOf(index, kind, cell).length > 0);
}
