import type { FigureMapProps } from '@territori/report-flow/figureMap';
import type { UnitFigures } from '../../list/ListView.ts';

/** What a map of a list shows: columns by their place among the declared figures. */
export interface ShownColumns {
  readonly place: number;
  /** The count that the first one is divided by; null where it is shown as it is. */
  readonly divisor: number | null;
}

/** Figures that can stand beside each other. Those of a unit that receives nothing are none. */
const isWhole = ({ comparability }: UnitFigures) => comparability === 'intera' || comparability === 'distribuita';

/** A figure that stays whole for a territory of several units, or that is only a part of its unit's, is not shown beside the others. */
const isApart = ({ comparability }: UnitFigures) => comparability === 'non_comparabile' || comparability === 'parziale';

/** Two totals of which one leaves out a row that the other counts, because its cell holds no number. */
const isUneven = ({ weights }: UnitFigures, { place, divisor }: ShownColumns) => divisor !== null && weights[place] !== weights[divisor];

/** A total, or 100 times the quotient of two; undefined where one of them is unknown or the divisor is 0. */
function shownValue({ figures }: UnitFigures, { place, divisor }: ShownColumns): number | undefined {
  const value = figures[place] ?? undefined;
  if (value === undefined || divisor === null) return value;
  const by = figures[divisor] ?? 0;
  return by === 0 ? undefined : (100 * value) / by;
}

/** The figures of a column, or each in relation to the same unit's total of another column. */
export function shownFigures(units: readonly UnitFigures[], columns: ShownColumns): Pick<FigureMapProps, 'values' | 'apart'> {
  const values = new Map<string, number>();
  const apart = new Set<string>();
  for (const unit of units) {
    const key = String(unit.unit);
    const value = shownValue(unit, columns);
    if (isApart(unit) || (value !== undefined && isUneven(unit, columns))) apart.add(key);
    else if (isWhole(unit) && value !== undefined) values.set(key, value);
  }
  return { values, apart };
}
