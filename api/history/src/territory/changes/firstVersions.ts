import type { Version } from '../model.ts';

/**
 * Says how a municipality began. It is PV (prima validità) on the first day of the history, and where the municipality
 * came to Italy from a foreign state: then it began together with its province, in which no municipality was Italian
 * before. Fiume (1924) is the only exception: it became the seat of a new province whose other municipalities were
 * Italian already. Any other municipality was established (CS).
 */
export function municipalStart(versions: readonly Version[], provinces: readonly Version[]): (version: Version) => 'CS' | 'PV' {
  const firsts = new Set<number>();
  const seen = new Set<number>();
  for (const version of versions) {
    if (!seen.has(version.unitId)) firsts.add(version.id);
    seen.add(version.unitId);
  }
  const starts = new Map<number, { date: string; whole: boolean }>();
  for (const version of versions) {
    if (version.utsId === null) continue;
    const start = starts.get(version.utsId);
    const isFirst = firsts.has(version.id);
    if (!start || version.from < start.date) starts.set(version.utsId, { date: version.from, whole: isFirst });
    else if (version.from === start.date) start.whole &&= isFirst;
  }
  const provinceNames = new Map(provinces.map((province) => [province.unitId, province.italianName]));
  return (version) => {
    const start = version.utsId === null ? undefined : starts.get(version.utsId);
    if (version.utsId === null || start?.date !== version.from || !firsts.has(version.id)) return 'CS';
    return start.whole || provinceNames.get(version.utsId) === version.italianName ? 'PV' : 'CS';
  };
}

/**
 * What the first version of a unit above the municipalities is: it begins as its municipalities do, a region with the
 * first of all regions.
 */
export const upperStart = (municipal: readonly Version[], startOf: (version: Version) => 'CS' | 'PV', firstRegion: string | undefined) => {
  const firstDays = new Set(municipal.filter((version) => startOf(version) === 'PV').map((version) => `${version.utsId} ${version.from}`));
  return (version: Version): 'CS' | 'PV' => {
    const first = version.level === 'uts' ? firstDays.has(`${version.unitId} ${version.from}`) : version.from === firstRegion;
    return first ? 'PV' : 'CS';
  };
};
