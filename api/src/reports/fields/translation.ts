import { walk } from '../../territory/lineage.ts';
import { column, variant } from '../columns/column.ts';
import { COMUNE, PRO_COM_T } from '../columns/municipalities.ts';
import { COD_UTS, DEN_UTS } from '../columns/provinces.ts';
import { COD_REG, DEN_REG } from '../columns/regions.ts';
import { type Column, type Field, field } from '../definition.ts';
import { utsCode } from './municipalities.ts';

export const atStart = (base: Column) => variant(base, '_DT_IN', 'alla data inizio', 'at the start date');
export const atEnd = (base: Column) => variant(base, '_DT_FI', 'alla data fine', 'at the end date');

/** A municipality with what it belongs to, over `comuni_al(...)` under the alias `table`. */
const placed = (table: string, day: string, at: (base: Column) => Column): readonly Field[] => [
  field(at(PRO_COM_T), `${table}.codice`),
  field(at(COMUNE), `${table}.denominazione`),
  field(at(COD_UTS), utsCode(`${table}.codice_uts`, `${table}.codice_provincia`, day)),
  field(at(DEN_UTS), `${table}.denominazione_uts`),
  field(at(COD_REG), `${table}.codice_regione`),
  field(at(DEN_REG), `${table}.denominazione_regione`),
];

/** Over `comuni_al($1::date) i`. */
export const startFields = placed('i', '$1', atStart);
/** Over `comuni_al($2::date) f`. */
export const endFields = placed('f', '$2', atEnd);

export const CERTEZZA = column('CERTEZZA', 'Certezza del successore', 'Certainty of the successor', {
  guide: {
    it: 'Vuoto se l’unità è la stessa; dichiarato o dedotto se un’altra le è succeduta; non noto se nessuna fonte dice quale.',
    en: 'Empty when the unit is the same; dichiarato or dedotto when another one succeeded it; non noto when no source says which.',
  },
});

/** The certainty of a row of `withSuccessors`. */
export const certaintyField = field(CERTEZZA, `case when f.unita_id is null then 'non noto' else g.certezza end`);

const inForceAtEnd = (unit: string) => `exists (select from versione v where v.unita_id = ${unit} and v.validita @> $2::date)`;

/**
 * Common table expressions that follow the municipalities which ended in the period through extinctions and constitutions to those in force at `$2`:
 * `giunto (partenza, unita, certezza)`, one row for each that it became. Whoever is still there is not followed, and there are few steps in a period: its cost is that of
 * what happened, not that of how many municipalities there are.
 */
export const SUCCESSORS = `with recursive
  ${walk(
    `select distinct p.origine_id as unita_id from passaggio p where p.data > $1::date and p.data <= $2::date and not ${inForceAtEnd('p.origine_id')}`,
    {
      arrived: inForceAtEnd('c.unita'),
    },
  )},
  giunto as materialized (
    select partenza, unita, max(certezza) as certezza from cammino c where ${inForceAtEnd('unita')} group by partenza, unita
  )`;

/**
 * Joins to the municipality `unit` what it is at the end of the period, as `f`: itself when it is still there, else a row for each that it became (`g` says how certainly), and null when
 * no source names one.
 */
export const withSuccessors = (unit: string) =>
  `left join giunto g on g.partenza = ${unit} left join comuni_al($2::date) f on f.unita_id = coalesce(g.unita, ${unit})`;
