import { ANNO_AREA, ANNO_CENSIMENTO, ANNO_POP_RES, AREA_KMQ, POP_LEG, POP_RES } from '../columns/size.ts';
import { type Field, field } from '../definition.ts';

/** Population and area of a unit at `$1`, over `left join dimensione d`; null on days for which no loaded list holds. */
export const sizeFields: readonly Field[] = [
  field(POP_LEG, 'd.popolazione_legale'),
  field(ANNO_CENSIMENTO, 'd.anno_censimento'),
  field(AREA_KMQ, 'trim_scale(d.area_kmq)'),
  field(ANNO_AREA, 'd.anno_area'),
  field(POP_RES, 'd.popolazione_residente'),
  field(ANNO_POP_RES, 'd.anno_popolazione'),
];

/** The join that `sizeFields` reads; `unit` is the alias of the table of units in force. */
export const withSize = (unit: string) => `left join dimensione d on d.unita_id = ${unit}.unita_id and d.validita @> $1::date`;

/**
 * The join that brings the number of municipalities in force in a unit, as `n.comuni`; `key` is the column of a
 * municipality that names the unit.
 */
export const withMunicipalities = (unit: string, key: 'uts_id' | 'regione_id' | 'ripartizione_id') =>
  `left join (select ${key}, count(*)::int as comuni from comuni_al($1::date) group by ${key}) n on n.${key} = ${unit}.unita_id`;
