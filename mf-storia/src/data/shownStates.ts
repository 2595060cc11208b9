import type { Unita } from '@territori/contract/v1';

/** A time in which nothing changed that the page shows. */
export interface ShownState {
  readonly from: string;
  /** First day after; null while it lasts. */
  readonly to: string | null;
  readonly unit: Unita;
}

/** What the page shows of a state. A province may change its name while the municipality stays as it is. */
const face = ({ codice, denominazione, provincia, regione, codice_catastale, codice_uts }: Unita) =>
  JSON.stringify([codice, denominazione, provincia?.id, provincia?.denominazione, regione?.id, codice_catastale, codice_uts]);

/** The states of a unit in order of time. States that meet and show the same are one: many begin with a change of boundaries. */
export function shownStates(states: readonly Unita[]): readonly ShownState[] {
  const shown: ShownState[] = [];
  for (const unit of states) {
    const last = shown.at(-1);
    const { valido_dal: from, valido_al: to } = unit;
    if (last?.to === from && face(last.unit) === face(unit)) shown[shown.length - 1] = { from: last.from, to, unit };
    else shown.push({ from, to, unit });
  }
  return shown;
}
