import { parseDate, today } from '@territori/kit';
import { type UnitType, unitType } from '@territori/report-flow/pick';
import { useParameters } from '@territori/report-flow/useParameters';
import type { UnitOption } from '../data/unitOption.ts';

export interface HistoryView {
  readonly type: UnitType | null;
  /** Id of the unit whose history is shown. */
  readonly unit: number | null;
  /** A code and a day that the address gives in place of an id, as the tables of reports do: they lead to the page of the unit. */
  readonly coded: { readonly code: string; readonly day: string } | null;
  /** True when the address names a unit, even with an impossible id. */
  readonly named: boolean;
  /** One form of a unit with several forms; null for all forms. */
  readonly form: string | null;
  /** Position in the list, from 1, of the change whose details are shown. */
  readonly change: number | null;
  readonly chooseType: (type: UnitType) => void;
  readonly showUnit: (type: UnitType, option: UnitOption) => void;
  readonly showChange: (place: number) => void;
  readonly clear: () => void;
}

/** The address holds the state of the page: `tipo`, `unita` (or `codice` and `data`), `forma`, `variazione`. */
export function useHistoryView(): HistoryView {
  const { parameters, show } = useParameters();
  const code = parameters.has('unita') ? null : parameters.get('codice');
  return {
    type: unitType(parameters.get('tipo')),
    unit: identifier(parameters.get('unita')),
    coded: code ? { code, day: parseDate(parameters.get('data') ?? '') ?? today() } : null,
    named: parameters.has('unita') || code !== null,
    form: parameters.get('forma'),
    change: identifier(parameters.get('variazione')),
    chooseType: (type) => show({ tipo: type }, { replace: true }),
    showUnit: (type, { id, form }) => show({ tipo: type, unita: String(id), ...(form && { forma: form }) }),
    showChange: (place) => show({ ...Object.fromEntries(parameters), variazione: String(place) }, { replace: true }),
    clear: () => show({}),
  };
}

function identifier(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}
