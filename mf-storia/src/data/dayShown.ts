import type { Unita } from '@territori/contract/v1';
import { today } from '@territori/kit';
import { lastDay } from './lastDay.ts';

/** The day for which a state of a unit stands: the one asked for while it held, else its last one, today while it is in force. */
export function dayShown({ valido_dal, valido_al }: Pick<Unita, 'valido_dal' | 'valido_al'>, asked: string): string {
  if (asked >= valido_dal && (valido_al === null || asked < valido_al)) return asked;
  return valido_al === null ? today() : lastDay(valido_al);
}
