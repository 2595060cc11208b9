import type { UnitColumns } from '@territori/wire/v1/unitColumns';
import type { MapRank, MapVersion } from './MapHistory.ts';
import type { MapLevel } from './MapSet.ts';
import { Places } from './Places.ts';

const upperOf = (level: MapLevel, { utsId, regionId }: MapVersion): number | null =>
  level === 'comune' ? utsId : level === 'uts' ? regionId : null;

const sameState = (level: MapLevel, a: MapVersion, b: MapVersion) =>
  a.unitId === b.unitId && a.to === b.from && a.code === b.code && a.name === b.name && upperOf(level, a) === upperOf(level, b);

/** A number with its first two digits. */
function rounded(value: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(value, 1))) - 1);
  return Math.round(value / unit) * unit;
}

export function encodeUnitColumns(
  level: MapLevel,
  all: readonly MapVersion[],
  ranks: readonly MapRank[],
  regionsOf: ReadonlyMap<number, readonly string[]>,
): UnitColumns {
  const inOrder = all.filter((version) => version.level === level).sort((a, b) => a.unitId - b.unitId || (a.from < b.from ? -1 : 1));
  // states between which only something else changed, such as a plate, are one
  const versions: MapVersion[] = [];
  for (const version of inOrder) {
    const last = versions.at(-1);
    if (last && sameState(level, last, version)) versions[versions.length - 1] = { ...last, to: version.to };
    else versions.push(version);
  }
  const giorni = [...new Set(versions.flatMap(({ from, to }) => (to === null ? [from] : [from, to])))].sort();
  const dayPlace = new Map(giorni.map((day, place) => [day, place]));
  const units = new Places<number>();
  const uppers = new Places<number>();
  const unita = versions.map(({ unitId }) => units.of(unitId));
  const rankOf = new Map(ranks.map((rank) => [rank.unitId, rank]));
  return {
    giorni,
    unita: units.values,
    abitanti: units.values.map((id) => rounded(rankOf.get(id)?.population ?? 0)),
    capoluogo: units.values.map((id) => rankOf.get(id)?.capital ?? 0),
    regioni: units.values.map((id) => regionsOf.get(id) ?? []),
    superiori: uppers.values,
    versioni: {
      unita,
      dal: versions.map(({ from }) => dayPlace.get(from) as number),
      al: versions.map(({ to }) => (to === null ? -1 : (dayPlace.get(to) as number))),
      codice: versions.map(({ code }) => code),
      denominazione: versions.map(({ unitId, name }, index) => {
        const last = versions[index - 1];
        return last?.unitId === unitId && last.name === name ? 0 : name;
      }),
      superiore: versions.map((version) => {
        const upper = upperOf(level, version);
        return upper === null ? -1 : uppers.of(upper);
      }),
    },
  };
}
