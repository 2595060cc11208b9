import type { EditionModel } from '@territori/edition/EditionModel';
import { nearestState } from '@territori/edition/model/stateOn';
import type { Day } from '@territori/history/dates/day';

/** The name of a unit on a day or at the nearest time; null for no unit. */
export const nameOn = (model: EditionModel, id: number | null | undefined, day: Day): string | null =>
  nearestState(model.ofUnit(id ?? 0), day)?.row.denominazione ?? null;
