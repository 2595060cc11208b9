import type { Confini } from '@territori/contract/v1';
import { useMessages } from '@territori/kit';
import type it from '../../messages/it.json';

/**
 * Which boundaries the map shows and how well they fit, for a reader; undefined while they are not known.
 * @param isPart whether the map shows a region: the sentence counts the units of the whole country, and then says so
 */
export function useSentence(boundaries: Confini | undefined, date: string, isPart: boolean): string | undefined {
  const t = useMessages<typeof it>();
  if (boundaries?.data !== date) return undefined;
  const { frase, condivise, non_disegnate } = boundaries;
  // it counts units where some share their areas or have none
  const counts = condivise > 0 || non_disegnate.length > 0;
  const sentence = isPart && counts ? t('mappa.fraseItalia', { frase }) : frase;
  return condivise ? `${sentence} ${t('mappa.tratteggio')}` : sentence;
}
