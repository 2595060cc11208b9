import type { OfficialRecord } from '@territori/history/territory/OfficialRecord';
import type { SizeRow } from '@territori/history/territory/sources/SizeRow';
import type { Sources } from '@territori/history/territory/sources/Sources';
import { groupBy } from '@territori/traduzione/groupBy';
import type { Contradiction } from './Contradiction.ts';

const COMPARED_FIGURES = [
  ['legal population', 'legalPopulation', 'censusYear'],
  ['area', 'area', 'areaYear'],
  ['residents', 'residents', 'residentsYear'],
] as const satisfies readonly (readonly [Contradiction['fact'], keyof SizeRow, keyof SizeRow])[];

/** The kinds of change after which figures of one year are those of another territory. */
const CHANGES_OF_TERRITORY: ReadonlySet<string> = new Set(['CS', 'ES', 'AQ', 'CE', 'AQES', 'CECS']);

/**
 * Figures of one year that two lists give differently for one code, whose territory did not change between their
 * days.
 */
export function contradictorySizes({ municipalSizes }: Sources, { changes }: OfficialRecord): Contradiction[] {
  const days = new Map<string, string[]>();
  for (const { kind, code, relatedCode, date } of changes) {
    if (CHANGES_OF_TERRITORY.has(kind)) for (const side of [code, relatedCode ?? code]) days.set(side, [...(days.get(side) ?? []), date]);
  }
  const entries = municipalSizes.flatMap(({ date, rows }) =>
    rows.map((row) => ({ row, source: date === null ? 'sizes without a date' : `sizes of ${date}`, day: date ?? '9999-12-31' })),
  );
  return [...groupBy(entries, ({ row }) => row.code)].flatMap(([code, own]) => {
    const territory = (day: string) => (days.get(code) ?? []).filter((change) => change <= day).length;
    return [...groupBy(own, ({ day }) => territory(day)).values()].flatMap((same) =>
      COMPARED_FIGURES.flatMap(([fact, figure, year]) => contradictionsOfFigure(fact, code, figure, year, same)),
    );
  });
}

function contradictionsOfFigure(
  fact: Contradiction['fact'],
  code: string,
  figure: keyof SizeRow,
  year: keyof SizeRow,
  own: readonly { row: SizeRow; source: string }[],
): Contradiction[] {
  const known = own.filter(({ row }) => row[figure] !== null && row[year] !== null);
  return [...groupBy(known, ({ row }) => row[year])].flatMap(([of, same]): Contradiction[] => {
    if (new Set(same.map(({ row }) => Number(row[figure]))).size < 2) return [];
    return [{ fact, code, day: `${of}-12-31`, statements: same.map(({ row, source }) => ({ source, says: `${row[figure]}` })) }];
  });
}
