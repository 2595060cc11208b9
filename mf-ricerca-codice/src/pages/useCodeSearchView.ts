import { useSearchParams } from '@territori/kit/router';
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
  const [parameters, setParameters] = useSearchParams();
  return {
    type: unitType(parameters.get('tipo')),
    value: parameters.get('valore'),
    chooseType: (type) => setParameters({ tipo: type }, { replace: true }),
    showUnit: (type, value) => setParameters({ tipo: type, valore: value }),
    clear: () => setParameters({}),
  };
}
