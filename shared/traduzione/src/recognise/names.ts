import { fold } from '../fold.ts';
import type { Table } from '../read/Table.ts';
import type { HistoryIndex } from '../storia/HistoryIndex.ts';
import { formsOf, italianNamesOf } from '../storia/LevelIndex.ts';
import type { Level, Version } from '../storia/Storia.ts';
import { isNothing } from './isNothing.ts';
import { namesInLanguages } from './namesInLanguages.ts';
import { provinceWords } from './provinceWords.ts';
import { BLANK, type Values } from './Values.ts';

/** The distinct pairs of a code and the name that stands beside it in a row. */
export interface NamedValues {
  readonly column: number;
  /** For each pair the versions with that code and that name. */
  readonly pairs: readonly (readonly number[])[];
  /** Share of the pairs whose code bore that name at some time. */
  readonly agreement: number;
}

const nameForms = new WeakMap<Version, readonly string[]>();
function nameFormsIn(version: Version): readonly string[] {
  let known = nameForms.get(version);
  if (!known) {
    known = formsOf(version);
    nameForms.set(version, known);
  }
  return known;
}

/** True when a cell is the name of a unit in any of its forms. */
export const bearsName = (version: Version, cell: string): boolean => {
  const name = fold(cell);
  if (nameFormsIn(version).includes(name)) return true;
  // both languages with something between them that folding does not drop, or one of them spelled otherwise
  const parts = namesInLanguages(cell);
  return parts.length > 1 && parts.some((part) => nameFormsIn(version).includes(fold(part)));
};

/** True when a cell names a unit. Provinces are also known by the words of their name: "Reggio Emilia", "Monza". */
export const isNameOf = (level: Level, version: Version, cell: string): boolean =>
  bearsName(version, cell) || (level === 'uts' && italianNamesOf(version).some((name) => provinceWords(name) === provinceWords(cell)));

/** Folded letters from which the beginning of a name is not a name of its own. */
const NAME_BEGINNING = 6;

/** True when a cell is the beginning of a unit's name, as a field of few letters holds it: "Castrocaro Terme e Terra del S". */
export function beginsName(version: Version, cell: string): boolean {
  const name = fold(cell);
  return name.length >= NAME_BEGINNING && nameFormsIn(version).some((form) => form.startsWith(name));
}

/** Reads a column as the names of the units whose codes are known. */
export function namesBeside(index: HistoryIndex, level: Level, table: Table, values: Values, column: number): NamedValues {
  const lookup = index.level(level);
  const seen = new Set<string>();
  const pairs: (readonly number[])[] = [];
  let agreeing = 0;
  for (let row = 0; row < table.rows.length; row += 1) {
    const place = values.ofRow[row] as number;
    const cell = (table.rows[row] as readonly string[])[column] as string;
    if (place === BLANK || isNothing(cell, 'nome')) continue;
    const versions = values.versions[place] as readonly number[];
    const key = `${place} ${cell}`;
    if (versions.length === 0 || seen.has(key)) continue;
    seen.add(key);
    const found = versions.filter((version) => isNameOf(level, lookup.version(version), cell));
    if (found.length > 0) agreeing += 1;
    pairs.push(found);
  }
  return { column, pairs, agreement: pairs.length === 0 ? 0 : agreeing / pairs.length };
}
