import { inOrder } from '@territori/traduzione/storia';

interface Coded {
  readonly codice: string | null;
}

/** Compares units by code; those without one are last. */
export const byCode = (a: Coded, b: Coded): number => Number(!a.codice) - Number(!b.codice) || inOrder(a.codice ?? '', b.codice ?? '');

interface Named extends Coded {
  readonly denominazione: string;
}

/** Compares units by code, then by name. */
export const byCodeAndName = (a: Named, b: Named): number => byCode(a, b) || inOrder(a.denominazione, b.denominazione);
