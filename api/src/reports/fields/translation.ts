import { FLAG_VALIDO } from '../columns/changes.ts';
import { column, variant } from '../columns/column.ts';
import { COMUNE, PRO_COM_T } from '../columns/municipalities.ts';
import { COD_UTS, DEN_UTS } from '../columns/provinces.ts';
import { COD_REG, DEN_REG } from '../columns/regions.ts';
import { type Column, type Field, field } from '../definition.ts';

export const atStart = (base: Column) => variant(base, '_DT_IN', 'alla data inizio', 'at the start date');
export const atEnd = (base: Column) => variant(base, '_DT_FI', 'alla data fine', 'at the end date');

/** A municipality with what it belongs to, over `comuni_al(...)` under the alias `table`. */
const placed = (table: string, at: (base: Column) => Column): readonly Field[] => [
  field(at(PRO_COM_T), `${table}.codice`),
  field(at(COMUNE), `${table}.denominazione`),
  field(at(COD_UTS), `${table}.codice_uts`),
  field(at(DEN_UTS), `${table}.denominazione_uts`),
  field(at(COD_REG), `${table}.codice_regione`),
  field(at(DEN_REG), `${table}.denominazione_regione`),
];

/** Over `comuni_al($1::date) i`. */
export const startFields = placed('i', atStart);
/** Over `comuni_al($2::date) f`. */
export const endFields = placed('f', atEnd);

export const CERTEZZA = column('CERTEZZA', 'Certezza del successore', 'Certainty of the successor', {
  guide: {
    it: 'Vuoto se l’unità è la stessa; dichiarato o dedotto se un’altra le è succeduta; non noto se nessuna fonte dice quale.',
    en: 'Empty when the unit is the same; dichiarato or dedotto when another one succeeded it; non noto when no source says which.',
  },
});

/** How certain it is what became of a municipality, over `withDestination`. */
export const certaintyField = field(CERTEZZA, 'd.certezza');

/**
 * Joins to the municipality `unit`, which was there at `$1` or later, what it is at `$2`, as `f`: itself when it is still there, else a row for each that it became (`d` says how
 * certainly), and null when no source names one. It is looked up, since the load has followed everyone already.
 */
export const withDestination = (unit: string) =>
  `join destino d on d.partenza = ${unit} and d.dopo @> $1::date and d.quando @> $2::date left join comuni_al($2::date) f on f.unita_id = d.unita`;

const SHARED = ['codice_uts', 'denominazione_uts', 'codice_regione', 'denominazione_regione'];
/** The columns of `table` with a suffix as those of `alias`, where the fields look for them. */
const under = (alias: string, table: string, columns: readonly string[], suffix = '') =>
  `cross join lateral (select ${columns.map((name) => `${table}.${name}${suffix} as ${name}`).join(', ')}) ${alias}`;

const sharedNames = (at: (base: Column) => Column) => [COD_UTS, DEN_UTS, COD_REG, DEN_REG].map((base) => at(base).name);

/** How the municipalities in force at `$1`, as `i`, are counted with their destinations by the columns that municipalities share at both dates. */
export const countedTranslation = {
  from: `(select * from comune_traslato_contato where dopo @> $1::date and quando @> $2::date) t
    ${under('i', 't', SHARED, '_inizio')} ${under('f', 't', SHARED, '_fine')} ${under('d', 't', ['certezza'])}`,
  columns: [...sharedNames(atStart), ...sharedNames(atEnd), CERTEZZA.name],
};

/** The same for the codes and names of the period, as `v`. */
export const countedNames = {
  from: `nomi_contati_tra($1::date, $2::date) v ${under('f', 'v', SHARED)} ${under('d', 'v', ['certezza'])}`,
  columns: [FLAG_VALIDO.name, ...sharedNames(atEnd), CERTEZZA.name],
};
