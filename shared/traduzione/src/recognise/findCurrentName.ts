import { fold, withShortSaints } from '../fold.ts';
import { ALIASES } from '../storia/aliases.ts';
import type { HistoryIndex } from '../storia/HistoryIndex.ts';
import { italianNamesOf } from '../storia/LevelIndex.ts';

const NONE: readonly number[] = [];
const ALIAS_OF: ReadonlyMap<string, string> = new Map(Object.entries(ALIASES).map(([alias, name]) => [fold(alias), fold(name)]));

/** A name that everyone uses, as it is officially; any other name as it is given. */
export const officialName = (name: string): string => ALIAS_OF.get(fold(name)) ?? name;

/** A saint that is shortened: "S. Giovanni", "SS. Annunziata", "S.Angelo". */
const SHORT_SAINT = /(^|[\s(-])ss?(\.|\s|\/)/i;
/** A name without its saints' forms and with J as I, as it is compared when the official spelling is not known. */
const looseName = (cell: string): string => fold(withShortSaints(cell)).replaceAll('J', 'I');

/** The municipalities by their loose names, made once an index. */
const looseLookups = new WeakMap<HistoryIndex, Map<string, number[]>>();
function byLooseName(index: HistoryIndex): Map<string, number[]> {
  const known = looseLookups.get(index);
  if (known) return known;
  const lookup = new Map<string, number[]>();
  for (const [row, version] of index.comune.versions.entries()) {
    for (const name of italianNamesOf(version)) {
      if (!/j|^s|[\s'’-]s/i.test(name)) continue;
      const key = looseName(name);
      const rows = lookup.get(key);
      if (rows) rows.push(row);
      else lookup.set(key, [row]);
    }
  }
  looseLookups.set(index, lookup);
  return lookup;
}

/** The versions of a municipality that is called otherwise than officially: by an alias, with "S." for its saint, or with I for J. */
export function findCurrentName(index: HistoryIndex, cell: string): readonly number[] {
  const official = ALIAS_OF.get(fold(cell));
  if (official !== undefined) return index.comune.byName.get(official) ?? NONE;
  return SHORT_SAINT.test(cell) || /[ij]/i.test(cell) ? (byLooseName(index).get(looseName(cell)) ?? NONE) : NONE;
}
