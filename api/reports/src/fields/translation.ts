import { columnVariant, textColumn } from '../columns/column.ts';
import { COLUMNS } from '../columns/columns.ts';
import type { Column, Field, RowsOfAllDays } from '../definition.ts';
import { field } from '../field.ts';
import { message } from '../message.ts';

export const atStart = (base: Column) => columnVariant(base, '_DT_IN', message('column.variant.atStartDate'));
export const atEnd = (base: Column) => columnVariant(base, '_DT_FI', message('column.variant.atEndDate'));

/** A municipality with what it belongs to; `sql` says where a column of `comune_esteso` is found. */
const placed = (sql: (column: string) => string, at: (base: Column) => Column): readonly Field[] => [
  field(at(COLUMNS.PRO_COM_T), sql('codice')),
  field(at(COLUMNS.COMUNE), sql('denominazione')),
  field(at(COLUMNS.COD_UTS), sql('codice_uts')),
  field(at(COLUMNS.DEN_UTS), sql('denominazione_uts')),
  field(at(COLUMNS.COD_REG), sql('codice_regione')),
  field(at(COLUMNS.DEN_REG), sql('denominazione_regione')),
];

/** At the start. */
export const startFields = placed((column) => `t.${column}_inizio`, atStart);
/** At the end. */
export const endFields = placed((column) => `t.${column}_fine`, atEnd);

export const CERTEZZA = textColumn('CERTEZZA', message('column.CERTEZZA'), {
  guide: message('column.CERTEZZA.guide'),
});

/** How certain it is what became of a municipality. */
export const certaintyField = field(CERTEZZA, 't.certezza');

/** The rows of `comune_a_due_date`, as `t`, of one kind. */
const atBothDates = (kind: 'tradotto' | 'confrontato'): RowsOfAllDays => ({
  from: `comune_a_due_date t where t.${kind}`,
  during: ['t.dopo', 't.quando'],
});

/**
 * The municipalities in force at the first date beside what they are at the second: each beside itself where it is still in force, else
 * a row for each unit that it became, and null where no source names one.
 */
export const translatedMunicipalities = atBothDates('tradotto');

/**
 * The municipalities in force at either date, each beside itself; one that is in force at one of the dates only has
 * nothing on the other side.
 */
export const comparedAtBoth = atBothDates('confrontato');

/** Whether a municipality has the same code and name at both dates, or still has them at the second. */
export const validField = field('FLAG_VALIDO', 't.valido');
