import { FLAG_VALIDO } from '../columns/changes.ts';
import { column, variant } from '../columns/column.ts';
import { COMUNE, PRO_COM_T } from '../columns/municipalities.ts';
import { COD_UTS, DEN_UTS } from '../columns/provinces.ts';
import { COD_REG, DEN_REG } from '../columns/regions.ts';
import { type Column, type Field, field } from '../definition.ts';

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

/** At the start, over `translated`. */
export const startFields = placed((column) => `t.${column}_inizio`, atStart);
/** At the end, over `translated` and `translatedNames`. */
export const endFields = placed((column) => `t.${column}_fine`, atEnd);

export const CERTEZZA = column('CERTEZZA', 'Certezza del successore', 'Certainty of the successor', {
  guide: {
    it: 'Vuoto se l’unità è la stessa; dichiarato o dedotto se un’altra le è succeduta; non noto se nessuna fonte dice quale.',
    en: 'Empty when the unit is the same; dichiarato or dedotto when another one succeeded it; non noto when no source says which.',
  },
});

/** How certain it is what became of a municipality, over `translated` and `translatedNames`. */
export const certaintyField = field(CERTEZZA, 't.certezza');

/** What holds at both dates, of rows that were laid side by side for all pairs of dates when the edition was loaded. */
const atBoth = (table: string) => `(select * from ${table} where dopo @> $1::date and quando @> $2::date) t`;

/**
 * The municipalities in force at `$1` beside what they are at `$2`, as `t`: itself where it is still there, else a row for each that it became, and null where no source
 * names one.
 */
export const translated = atBoth('comune_traslato');

/** Every code and name that municipalities had between `$1` and `$2`, once, beside whose it is at `$2`, as `t`. */
export const translatedNames = atBoth('nome_traslato');

const sharedNames = (at: (base: Column) => Column) => [COD_UTS, DEN_UTS, COD_REG, DEN_REG].map((base) => at(base).name);

/** How `translated` is counted by the columns that municipalities share at both dates. */
export const countedTranslation = {
  from: atBoth('comune_traslato_contato'),
  indexed: true,
  columns: [...sharedNames(atStart), ...sharedNames(atEnd), CERTEZZA.name],
};

/** The same for `translatedNames`. */
export const countedNames = {
  from: 'nomi_contati_tra($1::date, $2::date) t',
  indexed: true,
  columns: [FLAG_VALIDO.name, ...sharedNames(atEnd), CERTEZZA.name],
};
