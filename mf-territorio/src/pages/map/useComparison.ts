import { formatDate, formatNumber, useApi, useLanguage, useMessages } from '@territori/kit';
import { useQuery } from '@territori/kit/query';
import { KIND_LOOKS, type Shading, type ShownDay } from '@territori/report-flow/map';
import { useMemo } from 'react';
import { comparisonQuery } from '../../data/comparisonQuery.ts';
import { HAPPENINGS, type Happening, happenings, type TouchedUnit } from '../../data/happenings.ts';
import type it from '../../messages/it.json';
import type { MapChoice } from './useMapAddress.ts';

export interface Comparison {
  /** The units by what happened to them; undefined while they load, and without another day. */
  readonly touched: ReadonlyMap<Happening, readonly TouchedUnit[]> | undefined;
  readonly shading: Shading | null;
  /** What happened to a unit, with the day of each. */
  readonly happenedTo: (key: string) => readonly string[];
  readonly failed: boolean;
  readonly retry: () => void;
}

/**
 * What happened between the day of the map and another one: the units by what happened, and the map's classes of it, each with the number
 * of the units that the map shows.
 */
export function useComparison(
  { data, con: other, livello: level }: MapChoice,
  { day, versions }: Pick<ShownDay, 'day' | 'versions'>,
): Comparison {
  const t = useMessages<typeof it>();
  const language = useLanguage();
  const query = useQuery(comparisonQuery(useApi(), language, [data, other], level));
  const compared = query.data?.livelli[0];
  const touched = useMemo(() => {
    if (!compared || other === null) return undefined;
    // for provinces and regions the sources have names by date, and no event of a change of name
    const [first, last] = data < other ? [data, other] : [other, data];
    const renamed = level === 'comune' ? [] : (versions?.renamedBetween(first, last) ?? []);
    return happenings(
      compared,
      renamed.map(({ id, name, from }) => ({ id, denominazione: name, data: from })),
    );
  }, [compared, versions, data, other, level]);
  const shading = useMemo((): Shading | null => {
    if (!touched) return null;
    const classOf = new Map<string, number>();
    HAPPENINGS.forEach((happening, place) => {
      for (const { id } of touched.get(happening) ?? []) if (!classOf.has(String(id))) classOf.set(String(id), place);
    });
    const shown = [...classOf].filter(([key]) => day?.byKey.has(key));
    const classes = HAPPENINGS.flatMap((happening, place) => {
      const look = KIND_LOOKS[place];
      const number = formatNumber(shown.filter(([, own]) => own === place).length, language);
      return look ? [{ label: t('mappa.avvenuto.classe', { avvenuto: t(`mappa.avvenuto.${happening}`), numero: number }), look }] : [];
    });
    return { classes, classOf };
  }, [touched, t, day, language]);
  const happenedTo = (key: string): readonly string[] =>
    HAPPENINGS.flatMap((happening) =>
      (touched?.get(happening) ?? [])
        .filter(({ id }) => String(id) === key)
        .map(({ data }) => t('mappa.avvenuto.giorno', { avvenuto: t(`mappa.avvenuto.${happening}`), data: formatDate(data) })),
    );
  return { touched, shading, happenedTo, failed: query.isError && !query.isFetching, retry: () => query.refetch() };
}
