import { FLAG_VALIDO } from '../columns/changes.ts';
import { column, variant } from '../columns/column.ts';
import { COMUNE, PRO_COM_T } from '../columns/municipalities.ts';
import { COD_UTS, DEN_UTS } from '../columns/provinces.ts';
import { COD_REG, DEN_REG } from '../columns/regions.ts';
import { type Column, countedByValue, type Field, field } from '../definition.ts';

export const atStart = (base: Column) => variant(base, '_DT_IN', 'alla data inizio', 'at the start date');
export const atEnd = (base: Column) => variant(base, '_DT_FI', 'alla data fine', 'at the end date');

/** A municipality with what it belongs to; `sql` says where a column of `comune_esteso` is found. */
const placed = (sql: (column: string) => string, at: (base: Column) => Column): readonly Field[] => [
  field(at(PRO_COM_T), sql('codice')),
  field(at(COMUNE), sql('denominazione')),
  field(at(COD_UTS), sql('codice_uts')),
  field(at(DEN_UTS), sql('denominazione_uts')),
  field(at(COD_REG), sql('codice_regione')),
  field(at(DEN_REG), sql('denominazione_regione')),
];

/** At the start. */
export const startFields = placed((column) => `t.${column}_inizio`, atStart);
/** At the end. */
export const endFields = placed((column) => `t.${column}_fine`, atEnd);

export const CERTEZZA = column('CERTEZZA', 'Certezza del successore', 'Certainty of the successor', {
  guide: {
    it: 'Vuoto se l’unità è la stessa; dichiarato o dedotto se un’altra le è succeduta; non noto se nessuna fonte dice quale.',
    en: 'Empty when the unit is the same; dichiarato or dedotto when another one succeeded it; non noto when no source says which.',
  },
});

/** How certain it is what became of a municipality. */
export const certaintyField = field(CERTEZZA, 't.certezza');

/** The rows of a table that hold at both dates, as `t`: they were laid side by side for all pairs of dates when the edition was loaded. */
export const atBoth = (table: string, condition = 'true') =>
  `(select * from ${table} where ${condition} and dopo @> $1::date and quando @> $2::date) t`;

/** The columns that municipalities share, at one of the dates. */
export const sharedNames = (at: (base: Column) => Column) => [COD_UTS, DEN_UTS, COD_REG, DEN_REG].map((base) => at(base).name);

/** The rows of `comune_a_due_date` of one kind, and how they are counted by what municipalities share at both dates. */
const municipalities = (kind: 'tradotto' | 'confrontato') => ({
  from: atBoth('comune_a_due_date', kind),
  counted: countedByValue(atBoth('comune_a_due_date_contato', kind), [
    FLAG_VALIDO.name,
    ...sharedNames(atStart),
    ...sharedNames(atEnd),
    CERTEZZA.name,
  ]),
});

/**
 * The municipalities in force at `$1` beside what they are at `$2`: itself where it is still there, else a row for each that it became, and null where no source names
 * one.
 */
export const translated = municipalities('tradotto');

/** The municipalities in force at `$1` or `$2`, each beside itself; one that is there at one of the dates only has nothing on the other side. */
export const comparedAtBoth = municipalities('confrontato');

/** Every code and name that municipalities had between `$1` and `$2`, once, beside whose it is at `$2`. */
export const translatedNames = {
  from: atBoth('nome_traslato'),
  counted: countedByValue('nomi_contati_tra($1::date, $2::date) t', [FLAG_VALIDO.name, ...sharedNames(atEnd), CERTEZZA.name]),
};

/** Whether a municipality has the same code and name at both dates, or still has them at the second. */
export const validField = field(FLAG_VALIDO, 't.valido');
