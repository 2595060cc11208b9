import { useAddress } from '@territori/report-flow/useAddress';
import { type UnitType, unitType } from '../data/unitType.ts';

export interface CodeSearchView {
  readonly type: UnitType | null;
  /** The unit whose codes are shown. */
  readonly value: string | null;
  readonly chooseType: (type: UnitType) => void;
  readonly showUnit: (type: UnitType, value: string) => void;
  readonly clear: () => void;
}

/** What the page shows is in its address: `tipo` and `valore`. */
export function useCodeSearchView(): CodeSearchView {
  const { search, change } = useAddress();
  const parameters = new URLSearchParams(search);
  const show = (next: Readonly<Record<string, string>>, replace = false) => {
    const query = new URLSearchParams(next).toString();
    change({ search: query && `?${query}`, state: null }, { replace });
  };
  return {
    type: unitType(parameters.get('tipo')),
    value: parameters.get('valore'),
    chooseType: (type) => show({ tipo: type }, true),
    showUnit: (type, value) => show({ tipo: type, valore: value }),
    clear: () => show({}),
  };
}
