import type { Confini } from '@territori/contract/v1';
import { useMessages } from '@territori/kit';
import type it from '../../messages/it.json';

/**
 * Which boundaries the map shows and how well they fit, for a reader; undefined while they are not known.
 * @param isPart whether a part of the country is looked at: the sentence counts the units of the whole
 */
export function useSentence(boundaries: Confini | undefined, date: string, isPart: boolean): string | undefined {
  const t = useMessages<typeof it>();
  if (boundaries?.data !== date) return undefined;
  const { frase, condivise } = boundaries;
  // a sentence with figures has more than one part
  const sentence = isPart && frase.includes('. ') ? t('mappa.fraseItalia', { frase }) : frase;
  return condivise ? `${sentence} ${t('mappa.tratteggio')}` : sentence;
}
