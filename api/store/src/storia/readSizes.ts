import type { MeasuredSize, Sizes } from '@territori/traduzione/storia';
import type { Edition } from '../database/index.ts';
import { type RowSource, readRows, type SelectedColumns } from '../database/readRows.ts';

type SizeRow = MeasuredSize & { readonly unit: number };

const SIZES = `from (select * from dimensione where unita_id / 10000000 = 1 order by unita_id, validita) d`;

const SIZE_COLUMNS: SelectedColumns<SizeRow> = {
  unit: 'd.unita_id',
  from: 'lower(d.validita)',
  to: 'upper(d.validita)',
  population: 'd.popolazione_legale',
  census: 'd.anno_censimento',
  area: 'd.area_kmq',
  areaYear: 'd.anno_area',
};

/** What was counted and measured of each municipality over time, by which figures are weighted. */
export async function readSizes(source: RowSource, edition: Edition): Promise<Sizes> {
  const sizes = new Map<number, MeasuredSize[]>();
  for (const { unit, ...size } of await readRows(source, edition, SIZE_COLUMNS, SIZES)) {
    const own = sizes.get(unit);
    if (own) own.push(size);
    else sizes.set(unit, [size]);
  }
  return sizes;
}
