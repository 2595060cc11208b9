import { UnitField, type UnitFieldProps } from '@territori/report-flow/pick';
import type { UnitValue } from '../data/unitValuesQuery.ts';
import { useOptionBlocks } from './useOptionBlocks.ts';

export interface UnitPickerProps extends Omit<UnitFieldProps<UnitValue>, 'list'> {
  /** Every unit of the type; undefined while they load. */
  readonly units: readonly UnitValue[] | undefined;
  /** Set when they could not be loaded: asks again. */
  readonly retry: (() => void) | undefined;
}

const NO_UNITS: readonly UnitValue[] = [];

/** Picks one unit of a type by a present or former code or name, from the whole list. */
export function UnitPicker({ type, units, retry, ...field }: UnitPickerProps) {
  const blocks = useOptionBlocks(units ?? NO_UNITS);
  return <UnitField type={type} list={{ ...blocks, filter: false, loading: type !== null && !units && !retry, retry }} {...field} />;
}
