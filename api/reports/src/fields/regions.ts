import type { Field, RowsOfAllDays } from '../definition.ts';
import { field } from '../field.ts';
import { withFacts } from '../overTime.ts';
import { NUTS_2024 } from './municipalities.ts';

const attributes = (as: string) => ({ table: 'attributi', as, days: 'validita' });

/** The regions in force, as `g`. */
export const regionsInForce: RowsOfAllDays = {
  from: `(
  select v.unita_id, v.codice, v.denominazione, a.tipo, a.codice_fiscale, a.nuts2,
         r.codice as codice_ripartizione, r.denominazione as denominazione_ripartizione, b.nuts1, giorni_b.giorni
  from versione v ${withFacts(attributes('a'), 'v.unita_id', 'v.validita')}
  ${withFacts({ table: 'versione', as: 'r', days: 'validita' }, 'v.ripartizione_id', 'giorni_a.giorni')}
  ${withFacts(attributes('b'), 'r.unita_id', 'giorni_r.giorni')}
  where v.livello = 'regione') g`,
  during: ['g.giorni'],
};

/** The geographical divisions in force, as `f`. */
export const divisionsInForce: RowsOfAllDays = {
  from: `(
  select v.unita_id, v.codice, v.denominazione, a.nuts1, giorni_a.giorni
  from versione v ${withFacts(attributes('a'), 'v.unita_id', 'v.validita')}
  where v.livello = 'ripartizione') f`,
  during: ['f.giorni'],
};

/** Types of region by number, from 1. */
export const REGION_TYPES = ['a Statuto ordinario', 'a Statuto speciale'];

/** Over `regionsInForce`: the columns that say which region a row is about. */
export const regionKeyFields: readonly Field[] = [
  field('COD_RIP', 'g.codice_ripartizione::int'),
  field('DEN_RIP', 'g.denominazione_ripartizione'),
  field('COD_REG', 'g.codice'),
  field('DEN_REG', 'g.denominazione'),
  field('TIPO_REG', 'g.tipo'),
  field('DESC_TIPO_REG', `case g.tipo when 1 then '${REGION_TYPES[0]}' when 2 then '${REGION_TYPES[1]}' end`),
];

/** The columns of the list of regions. */
export const regionFields = (day: string): readonly Field[] => [
  ...regionKeyFields,
  field('COD_REG_FISCALE', 'g.codice_fiscale'),
  ...(day < NUTS_2024 ? [] : [field('COD_NUTS2_2024', 'g.nuts2')]),
];

/** Over `divisionsInForce`: the columns that say which division a row is about. */
export const divisionKeyFields: readonly Field[] = [field('COD_RIP', 'f.codice::int'), field('DEN_RIP', 'f.denominazione')];

/** The columns of the list of divisions. */
export const divisionFields = (day: string): readonly Field[] =>
  day < NUTS_2024 ? divisionKeyFields : [...divisionKeyFields, field('COD_NUTS1_2024', 'f.nuts1')];
