import { useAddress } from '@territori/report-flow/useAddress';
import type { UnitOption } from '../data/unitOption.ts';
import { type UnitType, unitType } from '../data/unitType.ts';

export interface HistoryView {
  readonly type: UnitType | null;
  /** Id of the unit whose history is shown. */
  readonly unit: number | null;
  /** One form of a unit that has several; null for all of it. */
  readonly form: string | null;
  /** Place in the list of the change whose details are shown, from 1. */
  readonly change: number | null;
  readonly chooseType: (type: UnitType) => void;
  readonly showUnit: (type: UnitType, option: UnitOption) => void;
  readonly showChange: (place: number) => void;
  readonly clear: () => void;
}

/** What the page shows is in its address: `tipo`, `unita`, `forma`, `variazione`. */
export function useHistoryView(): HistoryView {
  const { search, change } = useAddress();
  const parameters = new URLSearchParams(search);
  const show = (next: Readonly<Record<string, string>>, replace = false) => {
    const query = new URLSearchParams(next).toString();
    change({ search: query && `?${query}`, state: null }, { replace });
  };
  return {
    type: unitType(parameters.get('tipo')),
    unit: identifier(parameters.get('unita')),
    form: parameters.get('forma'),
    change: identifier(parameters.get('variazione')),
    chooseType: (type) => show({ tipo: type }, true),
    showUnit: (type, { id, form }) => show({ tipo: type, unita: String(id), ...(form && { forma: form }) }),
    showChange: (place) => show({ ...Object.fromEntries(parameters), variazione: String(place) }, true),
    clear: () => show({}),
  };
}

function identifier(text: string | null): number | null {
  return text !== null && /^\d+$/.test(text) ? Number(text) : null;
}
