import { withoutSmallWords } from '../fold.ts';
import type { HistoryIndex } from '../storia/HistoryIndex.ts';
import { italianNamesOf } from '../storia/LevelIndex.ts';

/** Provinces as people call them, by initials, with the words of their name. */
const KNOWN_AS: Readonly<Record<string, string>> = {
  AOSTA: 'VALLEDAOSTA',
  BAT: 'BARLETTAANDRIATRANI',
  VCO: 'VERBANOCUSIOOSSOLA',
};
/** Provinces that people call by their capital alone, which is a municipality as well: these names are in use and not official. */
const CALLED_BY_CAPITAL: Readonly<Record<string, string>> = {
  ASCOLI: 'ASCOLIPICENO',
  BARLETTA: 'BARLETTAANDRIATRANI',
  MASSA: 'MASSACARRARA',
  MONZA: 'MONZABRIANZA',
  PESARO: 'PESAROURBINO',
  VERBANIA: 'VERBANOCUSIOOSSOLA',
  VIBO: 'VIBOVALENTIA',
};
/**
 * The words by which a province is known, without those that its name may have or lack.
 * @param current false to leave out the names that are in use and not official
 */
export const provinceWords = (cell: string, current = true): string => {
  const words = withoutSmallWords(cell.replace(/^\s*(libero consorzio comunale|citt(à|a'?) metropolitana|provincia)\b/i, ''));
  return KNOWN_AS[words] ?? (current ? CALLED_BY_CAPITAL[words] : undefined) ?? words;
};

/** The provinces by their names without small words, made once an index. */
const provinceWordLookups = new WeakMap<HistoryIndex, Map<string, number[]>>();
export function byProvinceWords(index: HistoryIndex): Map<string, number[]> {
  const known = provinceWordLookups.get(index);
  if (known) return known;
  const lookup = new Map<string, number[]>();
  for (const [row, version] of index.uts.versions.entries()) {
    for (const name of italianNamesOf(version)) {
      const key = provinceWords(name);
      lookup.set(key, [...(lookup.get(key) ?? []), row]);
    }
  }
  provinceWordLookups.set(index, lookup);
  return lookup;
}
