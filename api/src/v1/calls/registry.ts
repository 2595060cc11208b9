import type { Call } from './Call.ts';
import { unit, units } from './units.ts';

/** The calls of `/api/v1`, in the order of the definitions. The router, the list of calls and the definitions are made of them. */
export const CALLS: readonly Call[] = [units, unit];
