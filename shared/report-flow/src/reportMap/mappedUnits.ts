import type { MapLevel } from '@territori/map';

/** Which units the rows of a report are about, and on which of its days their codes are in force. */
export interface MappedUnits {
  readonly level: MapLevel;
  /** The columns with the code of the unit; the first one whose code is in force counts. */
  readonly codes: readonly string[];
  readonly day: 'from' | 'to';
}

/** The columns that name a unit, the most detailed first. Those of the end of a period come before those of former codes. */
const CANDIDATES: readonly MappedUnits[] = [
  { level: 'comune', codes: ['PRO_COM_T_DT_FI'], day: 'to' },
  { level: 'comune', codes: ['PRO_COM_T'], day: 'from' },
  // metropolitan cities have a code of their own beside that of their province, by which boundaries are known
  { level: 'uts', codes: ['COD_PROV_STORICO', 'COD_UTS'], day: 'from' },
  { level: 'uts', codes: ['COD_UTS'], day: 'from' },
  { level: 'regione', codes: ['COD_REG'], day: 'from' },
];

/** The end of the name of a column with the code of the related unit: of one that ended, the unit that received its territory. */
const RELATED = '_REL';

export const isRelated = (column: string): boolean => column.endsWith(RELATED);

/** The units of a report with these columns; undefined where no column has the code of a municipality, province or region. */
export function mappedUnits(columns: readonly string[]): MappedUnits | undefined {
  const found = CANDIDATES.find(({ codes }) => codes.every((code) => columns.includes(code)));
  if (!found) return undefined;
  const related = found.codes.map((code) => code + RELATED).filter((code) => columns.includes(code));
  return { ...found, codes: [...found.codes, ...related] };
}
