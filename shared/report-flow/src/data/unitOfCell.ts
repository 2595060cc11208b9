import type { Cell, Row } from '@territori/contract/wire';
import { parseDate } from '@territori/kit/dates';
import type { ReportDates } from './reportDates.ts';

/** The column of a unit's name, the one of its code, and the type that the history page gives to its level. */
const UNITS = [
  { name: 'COMUNE', code: 'PRO_COM_T', type: '1' },
  { name: 'DEN_UTS', code: 'COD_UTS', type: '2' },
  { name: 'DEN_REG', code: 'COD_REG', type: '3' },
] as const;

/** The end of a column's name: another unit (`_REL`), or the moment that the cell is about. */
const VARIANT = /_(REL|CORR|DT_IN|DT_FI)$/;

/** A unit as a cell names it: its type, its code, and a day on which, or next to which, it had that code. */
export interface NamedUnit {
  readonly type: '1' | '2' | '3';
  readonly code: string;
  /** `YYYY-MM-DD` */
  readonly day: string;
}

/** The unit that a cell of a column names; undefined where the column holds no names of units, or the row has no code for it. */
export function unitOfCell(column: string, row: Row, dates: ReportDates): NamedUnit | undefined {
  const variant = VARIANT.exec(column)?.[0] ?? '';
  const unit = UNITS.find(({ name }) => `${name}${variant}` === column);
  const code = unit && row[`${unit.code}${variant}`];
  if (!unit || !code || !row[column]) return undefined;
  return { type: unit.type, code: String(code), day: dayOf(variant, row.DATA_INIZIO_AMMINISTRATIVA, dates) };
}

function dayOf(variant: string, event: Cell | undefined, { from, to }: ReportDates): string {
  if (variant === '_DT_IN') return from;
  if (variant === '_DT_FI' || variant === '_CORR') return to ?? from;
  return (event && parseDate(String(event))) || from;
}
