import type { Field, ReportQuery, RowsOfAllDays } from '../definition.ts';
import { field } from '../field.ts';
import { sumsOverTime, withFacts } from '../overTime.ts';

/** Population and area of a unit, over `withSize`; null on days for which no loaded list holds. */
export const sizeFields: readonly Field[] = [
  field('POP_LEG', 'd.popolazione_legale'),
  field('ANNO_CENSIMENTO', 'd.anno_censimento'),
  field('AREA_KMQ', 'trim_scale(d.area_kmq)'),
  field('ANNO_AREA', 'd.anno_area'),
  field('POP_RES', 'd.popolazione_residente'),
  field('ANNO_POP_RES', 'd.anno_popolazione'),
];

/** Rows of units with their population and area, which `sizeFields` reads; `unit` is the alias of the units. */
export const withSize = ({ from, during: [days] }: RowsOfAllDays, unit: string): RowsOfAllDays => ({
  from: `${from} ${withFacts({ table: 'dimensione', as: 'd', days: 'validita' }, `${unit}.unita_id`, days)}`,
  during: ['giorni_d.giorni'],
});

/** Rows of units with the number of municipalities in force in each, as `n.comuni`. */
const withMunicipalities = ({ from, during: [days] }: RowsOfAllDays, unit: string): RowsOfAllDays => ({
  from: `${from} ${withFacts({ table: 'numero_comuni', as: 'n', days: 'giorni' }, `${unit}.unita_id`, days)}`,
  during: ['giorni_n.giorni'],
});

/**
 * A report on the size of the units of a level above the municipalities.
 * @param unit the alias of the units
 * @param keyFields the columns that say which unit a row is about
 * @param order the name of the column that orders the rows
 */
export const sizeOfUnits = (units: RowsOfAllDays, unit: string, keyFields: readonly Field[], order: string): ReportQuery => ({
  fields: () => [...keyFields, field('N_COM', 'n.comuni'), ...sizeFields],
  ...withMunicipalities(withSize(units, unit), unit),
  order: [order],
  needs: 'sizes',
});

/** The number of municipalities in a group and the sums of their sizes, over `sizesOf`. */
export const sumFields: readonly Field[] = [
  field('N_COM', 'n.comuni'),
  field('POP_LEG', 'n.popolazione_legale'),
  field('AREA_KMQ', 'trim_scale(n.area_kmq)'),
  field('POP_RES', 'n.popolazione_residente'),
];

/**
 * The number of municipalities in force and the sums of their sizes, as `n`, for each group of them: a sum is known where it is known for
 * every municipality of the group.
 * @param columns what the groups are made by, with the names of `keys`
 * @param municipalities the municipalities, as `c`
 */
export function sizesOf(columns: string, keys: readonly string[], municipalities: RowsOfAllDays): RowsOfAllDays {
  const figures = ['popolazione_legale', 'area_kmq', 'popolazione_residente'];
  const { from, during } = withSize(municipalities, 'c');
  const pieces = `select ${columns}, ${figures.map((figure) => `d.${figure}`).join(', ')}, ${during[0]} from ${from}`;
  return { from: sumsOverTime(pieces, keys, figures), during: ['n.giorni'] };
}
