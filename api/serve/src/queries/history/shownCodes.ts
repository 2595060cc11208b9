import type { EditionModel } from '@territori/edition/EditionModel';
import type { Change } from '@territori/edition/model/readEvents';
import { dayBefore } from '@territori/history/territory/period';

export interface ShownCodes {
  /** The code after the event, or the last one. */
  readonly code: string | null;
  readonly before: string | null;
  readonly after: string | null;
}

/**
 * The codes of the unit of an event, as in the options: for a province or other UTS its statistical code (COD_UTS), null where no source
 * has it.
 */
export function shownCodes(model: EditionModel, { livello, id, data, ...event }: Change): ShownCodes {
  if (livello !== 'uts') return { code: event.codice, before: event.codice_precedente, after: event.codice_successivo };
  const before = model.at(id, dayBefore(data))?.row.codice_uts ?? null;
  const after = model.at(id, data)?.row.codice_uts ?? null;
  return { code: after ?? before, before, after };
}
