import { formatNumber, useLanguage, useMessages } from '@territori/kit';
import type { MapUnit, ShownDay, UndrawnUnit } from '@territori/report-flow/map';
import { useMemo } from 'react';
import type it from '../../messages/it.json';

/** Which boundaries the map shows, and what they lack. */
export interface DescribedMap {
  /** With how well they fit, for a reader; undefined while it is not known. */
  readonly sentence: string | undefined;
  readonly undrawn: readonly UndrawnUnit[];
}

/**
 * Describes the map of a day.
 * @param region the code of the region that is seen from near, whose units alone are counted; null for the whole country
 */
export function useDescribedMap(
  { boundaries, day, versions }: Pick<ShownDay, 'boundaries' | 'day' | 'versions'>,
  date: string,
  region: string | null,
): DescribedMap {
  const t = useMessages<typeof it>();
  const language = useLanguage();
  return useMemo(() => {
    if (boundaries?.data !== date) return { sentence: undefined, undrawn: [] };
    const { frase, frase_insieme, condivise, non_disegnate } = boundaries;
    const described = (words: readonly string[], together: number, undrawn: readonly UndrawnUnit[]): DescribedMap => ({
      sentence: [...words, ...(together > 0 ? [t('mappa.tratteggio')] : [])].join(' '),
      undrawn,
    });
    if (region === null) return described([frase], condivise, non_disegnate);
    if (!day || !versions) return { sentence: undefined, undrawn: [] };
    const isShared = ({ id, sharedWith }: MapUnit) => sharedWith.length > 0 && versions.isIn(region, id, date);
    const together = condivise === 0 ? 0 : day.unitsWhere(() => true).filter(isShared).length;
    const undrawn = non_disegnate.filter(({ id }) => versions.isIn(region, id, date));
    const counted = [
      ...(together > 0 ? [t('mappa.disegnateInsieme', { count: together, numero: formatNumber(together, language) })] : []),
      ...(undrawn.length > 0 ? [`${t('mappa.nonDisegnate', { count: undrawn.length })}.`] : []),
    ];
    return described([frase_insieme ?? '', ...counted], together, undrawn);
  }, [boundaries, date, region, day, versions, t, language]);
}
