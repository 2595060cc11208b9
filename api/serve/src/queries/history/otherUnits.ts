import type { EditionModel, State } from '@territori/edition/EditionModel';
import type { Change } from '@territori/edition/model/readEvents';
import { nearestState } from '@territori/edition/model/stateOn';
import { dayNumber } from '@territori/traduzione/storia';
import type { Certezza } from '@territori/wire';
import { byCodeAndName } from '../../units/byCode.ts';

/** Another unit of an event, in its state on that day or at the nearest time. */
export interface OtherUnit {
  readonly codice: string | null;
  readonly denominazione: string;
  readonly state: State;
  readonly certezza: Certezza | null;
  /** True for a unit from which a step of that day leads to the unit of the event. */
  readonly origine: boolean;
}

/**
 * The other units of an event, by code and name: the one that the event names. When it names none: the units from which the unit began, or
 * into which it ended, that day, according to the steps in the events of those units. For an event of an unknown kind both directions are
 * read.
 */
export async function otherUnits(model: EditionModel, event: Change): Promise<OtherUnit[]> {
  return (await othersOf(model, event))
    .flatMap(({ id, ...other }) => {
      const state = nearestState(model.ofUnit(id), event.data);
      return state ? [{ ...other, state, codice: state.row.codice, denominazione: state.row.denominazione }] : [];
    })
    .sort(byCodeAndName);
}

async function othersOf(model: EditionModel, { id, livello, data, tipo, id_collegata, certezza_collegata }: Change) {
  if (id_collegata !== null) return [{ id: id_collegata, certezza: certezza_collegata, origine: false }];
  if (livello === 'ripartizione') return [];
  const { stepsTo, stepsFrom } = (await model.history()).succession[livello];
  const day = dayNumber(data);
  const to = (tipo ?? 'CS') === 'CS' ? stepsTo(id) : [];
  const from = (tipo ?? 'ES') === 'ES' ? stepsFrom(id) : [];
  return [
    ...to.filter((step) => step.day === day).map((step) => ({ id: step.from, certezza: step.certainty, origine: true })),
    ...from.filter((step) => step.day === day).map((step) => ({ id: step.to, certezza: step.certainty, origine: false })),
  ];
}
