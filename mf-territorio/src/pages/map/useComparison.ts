import { formatNumber, useApi, useLanguage, useMessages } from '@territori/kit';
import { useQuery } from '@territori/kit/query';
import { KIND_LOOKS, type Shading, type ShownDay, type UnitState } from '@territori/report-flow/map';
import { useMemo } from 'react';
import { comparisonQuery } from '../../data/comparisonQuery.ts';
import { HAPPENINGS, type Happening, happenings, type TouchedUnit } from '../../data/happenings.ts';
import type it from '../../messages/it.json';
import { comparesCompartments } from './compartments.ts';
import type { MapChoice } from './useMapAddress.ts';

export interface Comparison {
  /** The units of the region or the country by what happened to them; undefined while they load, and without another day. */
  readonly touched: ReadonlyMap<Happening, readonly TouchedUnit[]> | undefined;
  readonly shading: Shading | null;
  /** What the map of the day cannot show, in sentences. */
  readonly beyond: readonly string[];
  /** The units of the whole country by what happened to them. */
  readonly everywhere: ReadonlyMap<Happening, readonly TouchedUnit[]> | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/**
 * What happened between the day of the map and another one: the units by what happened, and the map's classes of it, each with the number
 * of the units that the map shows. Where a region is seen from near, both count its units alone; the map shows the others too.
 * @param region the code of the region whose units count; null for all
 */
export function useComparison(choice: MapChoice, { day, versions }: Pick<ShownDay, 'day' | 'versions'>, region: string | null): Comparison {
  const t = useMessages<typeof it>();
  const language = useLanguage();
  const { data, livello: level } = choice;
  const other = comparesCompartments(choice) ? null : choice.con;
  const query = useQuery(comparisonQuery(useApi(), language, [data, other], level));
  const compared = query.data?.livelli[0];
  const everywhere = useMemo(() => {
    if (!compared || other === null) return undefined;
    // for provinces and regions the sources have names by date, and no event of a change of name
    const [first, last] = data < other ? [data, other] : [other, data];
    const renamed = level === 'comune' ? [] : (versions?.renamedBetween(first, last) ?? []);
    const touchedBy = ({ id, name, from }: UnitState): TouchedUnit => ({ id, denominazione: name, data: from });
    return happenings(compared, renamed.map(touchedBy), (versions?.recodedBetween(first, last) ?? []).map(touchedBy));
  }, [compared, versions, data, other, level]);
  const touched = useMemo(() => {
    if (!everywhere || region === null) return everywhere;
    if (!versions) return undefined;
    const inRegion = ({ id, data: day }: TouchedUnit) => versions.isIn(region, id, day, true);
    return new Map([...everywhere].map(([happening, units]) => [happening, units.filter(inRegion)]));
  }, [everywhere, versions, region]);
  const shading = useMemo((): Shading | null => {
    if (!everywhere || !touched) return null;
    const firstOf = new Map<string, Happening>();
    for (const happening of HAPPENINGS)
      for (const { id } of everywhere.get(happening) ?? []) if (!firstOf.has(String(id))) firstOf.set(String(id), happening);
    const shown = [...firstOf].filter(([key]) => day?.byKey.has(key));
    // what happened to no unit of the map has no class
    const present = HAPPENINGS.filter((happening) => shown.some(([, own]) => own === happening));
    const counted = new Set([...touched.values()].flat().map(({ id }) => String(id)));
    const classes = present.flatMap((happening) => {
      const look = KIND_LOOKS[HAPPENINGS.indexOf(happening)];
      const number = formatNumber(shown.filter(([key, own]) => own === happening && counted.has(key)).length, language);
      return look ? [{ label: t('mappa.avvenuto.classe', { avvenuto: t(`mappa.avvenuto.${happening}`), numero: number }), look }] : [];
    });
    return { classes, classOf: new Map(shown.map(([key, happening]) => [key, present.indexOf(happening)])) };
  }, [everywhere, touched, t, day, language]);
  const failed = query.isError && !query.isFetching;
  const { refetch } = query;
  return useMemo(() => {
    const beyond = HAPPENINGS.flatMap((happening) => {
      const number = (touched?.get(happening) ?? []).filter(({ id }) => day && !day.byKey.has(String(id))).length;
      if (number === 0) return [];
      return [t('mappa.avvenuto.fuori', { avvenuto: t(`mappa.avvenuto.${happening}`), numero: formatNumber(number, language) })];
    });
    return { touched, everywhere, shading, beyond, failed, retry: () => refetch() };
  }, [touched, shading, everywhere, day, t, language, failed, refetch]);
}
