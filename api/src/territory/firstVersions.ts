import type { Version } from './model.ts';

/**
 * What a municipality's first version is. PV (prima validità) where the history itself begins: on its first day, and
 * where it came to Italy from a foreign state. Those that came so began together with their province, which had no
 * municipality that existed before; Fiume (1924) alone came as the seat of a new province made of it and of others that
 * were Italian already. Any other is constituted (CS).
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
