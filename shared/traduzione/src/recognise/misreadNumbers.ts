import type { Table } from '../read/Table.ts';
import type { HistoryIndex } from '../storia/HistoryIndex.ts';
import { type Candidate, levelOf, sampleOf } from './candidates.ts';
import { versionsOf } from './kinds.ts';
import { bears } from './names.ts';
import { GOOD } from './shares.ts';
import { usedValues } from './Values.ts';

/** Numbers up to 22 beside as many regions are codes of regions. */
export function isCodeOfRegions(
  { kind, values, distinct }: Candidate,
  candidates: readonly Candidate[],
  table: Table,
  column: number,
): boolean {
  if (kind !== 'provincia' && kind !== 'uts') return false;
  const numbers = usedValues(values).map((place) => values.texts[place] as string);
  if (numbers.some((text) => text.trim().length > 2 || Number(text) > 22)) return false;
  const regions = candidates.filter((other) => levelOf(other) === 'regione' && other.share >= 0.8 && other.column !== column);
  if (regions.some((other) => Math.abs(other.distinct - distinct) <= 2)) return true;
  return /reg/i.test(table.header[column] ?? '') || (distinct >= 15 && !/prov|uts/i.test(table.header[column] ?? ''));
}

/** Share of the names beside codes below which the numbers are no codes. */
const STRANGERS = 0.1;

/**
 * True for numbers without a leading zero beside names of units that are not theirs: `1001`, `1002` … count the rows of a list and are
 * codes of municipalities as well, and a rank from 1 to 107 looks like the codes of the provinces.
 */
export function contradictsNames(index: HistoryIndex, table: Table, candidate: Candidate, candidates: readonly Candidate[]): boolean {
  const { kind, column, values } = candidate;
  if (kind !== 'comune' && kind !== 'provincia' && kind !== 'uts') return false;
  if (usedValues(values).some((place) => /^0\d/.test((values.texts[place] as string).trim()))) return false;
  const nameKind = kind === 'comune' ? 'nome' : 'nome_provincia';
  const { version } = index.level(levelOf(candidate));
  const columns = candidates.filter((other) => other.kind === nameKind && other.share >= GOOD && other.column !== column);
  const places = new Map(values.texts.map((text, place) => [text, place]));
  const agrees = (names: Candidate) => {
    let [known, agreeing] = [0, 0];
    for (const row of sampleOf(table)) {
      const place = places.get(row[column] as string);
      const name = row[names.column] as string;
      if (place === undefined || versionsOf(index, nameKind, name).length === 0) continue;
      known += 1;
      if (values.versions[place]?.some((row) => bears(version(row), name))) agreeing += 1;
    }
    return known < 2 || agreeing >= known * STRANGERS;
  };
  return columns.length > 0 && !columns.some(agrees);
}
