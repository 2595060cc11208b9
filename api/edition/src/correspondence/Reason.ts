import type { Day } from '@territori/history/dates/day';
import type { Change } from '../model/readEvents.ts';

/** Why a unit of one day has none on the other. */
export type Reason = 'ceduta_a_stato_estero' | 'annessa_da_stato_estero' | 'prima_validita' | 'senza_destino_noto' | 'senza_origine_nota';

/** Why a unit that ended has no successor, by what happened to it on that day. */
export const reasonOfEnd = (changes: readonly Change[] | undefined, day: Day): Reason =>
  changes?.some(({ tipo, data, collegata }) => data === day && (tipo === 'AS' || (tipo === 'ES' && collegata === 'estero')))
    ? 'ceduta_a_stato_estero'
    : 'senza_destino_noto';

/** Why a unit that began after a day has no origin, by what happened on its first day. */
export function reasonOfBeginning(changes: readonly Change[] | undefined, after: Day, until: Day): Reason {
  const beginnings = changes?.filter(({ tipo, data }) => (tipo === 'CS' || tipo === 'PV') && data > after && data <= until) ?? [];
  if (beginnings.some(({ collegata }) => collegata === 'estero')) return 'annessa_da_stato_estero';
  return beginnings.some(({ tipo }) => tipo === 'PV') ? 'prima_validita' : 'senza_origine_nota';
}
