import type { UnitOption } from './unitOption.ts';

/** The option that stands for a unit known by its id: its current name, else the last one; of one form where one is asked for. */
export function askedOption(options: readonly UnitOption[], unit: number | null, form: string | null): UnitOption | null {
  const own = options.filter((option) => option.id === unit && (form === null || option.form === form));
  return own.find(({ current }) => current) ?? own.at(-1) ?? null;
}
