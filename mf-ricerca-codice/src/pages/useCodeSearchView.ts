import { type UnitType, unitType } from '@territori/report-flow/pick';
import { useParameters } from '@territori/report-flow/useParameters';

export interface CodeSearchView {
  readonly type: UnitType | null;
  /** The unit whose codes are shown. */
  readonly value: string | null;
  readonly chooseType: (type: UnitType) => void;
  readonly showUnit: (type: UnitType, value: string) => void;
  readonly clear: () => void;
}

/** The address holds the state of the page: `tipo` and `valore`. */
export function useCodeSearchView(): CodeSearchView {
  const { parameters, show } = useParameters();
  return {
    type: unitType(parameters.get('tipo')),
    value: parameters.get('valore'),
    chooseType: (type) => show({ tipo: type }, { replace: true }),
    showUnit: (type, value) => show({ tipo: type, valore: value }),
    clear: () => show({}),
  };
}
