import { UnitField, type UnitFieldProps } from '@territori/report-flow/pick';
import type { UnitOption } from '../data/unitOption.ts';
import { useUnitSearch } from './useUnitSearch.ts';

/** Picks one unit of a type by a code or a name that it has or had; the API finds what matches. */
export function UnitPicker({ type, ...field }: Omit<UnitFieldProps<UnitOption>, 'list'>) {
  return <UnitField type={type} list={useUnitSearch(type)} {...field} />;
}
