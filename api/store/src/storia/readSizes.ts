import type { MeasuredSize, Sizes } from '@territori/traduzione/storia';
import type { Edition } from '../database/index.ts';
import { type RowSource, readRows, type SelectedColumns } from '../database/readRows.ts';

/** Population and area of a unit, with the area as a number. */
export interface SizeAtTime extends MeasuredSize {
  readonly area: number | null;
}

const COLUMNS: SelectedColumns<SizeAtTime & { readonly unit: number }> = {
  unit: 'unita_id',
  from: 'lower(validita)',
  to: 'upper(validita)',
  population: 'popolazione_legale',
  census: 'anno_censimento',
  area: 'area_kmq',
  areaYear: 'anno_area',
};

const SIZES = 'from (select * from dimensione order by unita_id, validita) d';

/** What was counted and measured of each unit, in order of time. */
export async function readSizes(source: RowSource, edition: Edition): Promise<ReadonlyMap<number, readonly SizeAtTime[]>> {
  const sizes = new Map<number, SizeAtTime[]>();
  for (const { unit, ...size } of await readRows(source, edition, COLUMNS, SIZES)) {
    const own = sizes.get(unit);
    if (own) own.push(size);
    else sizes.set(unit, [size]);
  }
  return sizes;
}

/** The sizes of municipalities, by which figures are weighted: the number of a unit begins with that of its level. */
export const municipalSizes = (sizes: Sizes): Sizes => new Map([...sizes].filter(([unit]) => Math.floor(unit / 10_000_000) === 1));
