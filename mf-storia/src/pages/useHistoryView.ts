import { type UnitType, unitType } from '@territori/report-flow/pick';
import { useParameters } from '@territori/report-flow/useParameters';
import type { UnitOption } from '../data/unitOption.ts';

export interface HistoryView {
  readonly type: UnitType | null;
  /** Id of the unit whose history is shown. */
  readonly unit: number | null;
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

/** The address holds the state of the page: `tipo`, `unita`, `forma`, `variazione`. */
export function useHistoryView(): HistoryView {
  const { parameters, show } = useParameters();
  return {
    type: unitType(parameters.get('tipo')),
    unit: identifier(parameters.get('unita')),
    named: parameters.has('unita'),
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
