import type { StoriaUnita } from '@territori/contract/wire';
import type { UnitOption } from './unitOption.ts';

/** The unit of a history, with its last code and name; null for an empty history. */
export function unitOfHistory({ id, versioni }: StoriaUnita, form: string | null): UnitOption | null {
  const last = [...versioni].sort((a, b) => a.validita_da.localeCompare(b.validita_da)).at(-1);
  if (!last) return null;
  const { codice: code, denominazione: name } = last;
  return { id, code, name, form, value: `${id}|${form ?? ''}`, label: `${code} - ${name}` };
}
