import type { Box } from '@territori/edition/map/DetailedSet';
import { meetsBox } from '@territori/edition/map/meetsBox';
import { mapInSlices } from '@territori/process/mapInSlices';
import type { DrawnUnit } from './DrawnUnit.ts';
import type { LayerOfDay } from './LayerOfDay.ts';

/** The units of a layer that have at least a point in a box, in their order; one that is not drawn is in no box. */
export async function unitsInBox(units: readonly DrawnUnit[], box: Box, { shapeOf }: LayerOfDay): Promise<readonly DrawnUnit[]> {
  const meets = await mapInSlices(units, (unit) => unit.box !== null && meetsBox(() => shapeOf(unit), unit.box, box));
  return units.filter((_, place) => meets[place]);
}
