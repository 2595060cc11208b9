import type { Edition } from '@territori/store/database';
import { type RowSource, readRows, type SelectedColumns } from '@territori/store/database/readRows';

/** Population and area of a unit, for the days on which its territory was the one that was counted and measured. */
export interface SizeAtTime {
  readonly id: number;
  /** First day, null when open; and first day after, null when open. */
  readonly from: string | null;
  readonly to: string | null;
  /** Legal population at the census of the year, null where not known. */
  readonly population: number | null;
  readonly census: number | null;
  /** Area in square kilometres and its year, null where not known. */
  readonly area: number | null;
  readonly areaYear: number | null;
}

const COLUMNS: SelectedColumns<SizeAtTime> = {
  id: 'unita_id',
  from: 'lower(validita)',
  to: 'upper(validita)',
  population: 'popolazione_legale',
  census: 'anno_censimento',
  area: 'area_kmq',
  areaYear: 'anno_area',
};

/** The sizes of an edition, by unit and time. */
export const readSizesOverTime = (source: RowSource, edition: Edition): Promise<SizeAtTime[]> =>
  readRows(source, edition, COLUMNS, 'from (select * from dimensione order by unita_id, validita) d');
