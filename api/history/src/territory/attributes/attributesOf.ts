import { groupBy } from '@territori/traduzione/groupBy';
import type { Attributes } from '../model.ts';
import { covers, endOf } from '../period.ts';
import type { Dated } from '../sources/Dated.ts';
import type { Sources } from '../sources/Sources.ts';
import type { Timeline } from '../Timeline.ts';
import type { Timelines } from '../Timelines.ts';

/**
 * The day from which a list describes what is in force: the last change of any municipality before its date, and for a
 * list without a date the first day on which all its codes are in force. Null for a list with a code that never was.
 */
function sinceOf(list: Dated<{ code: string }>, level: Timeline, municipal: Timeline): string | null {
  return list.date === null ? level.sinceAllHold(list.rows.map((row) => row.code)) : municipal.lastChangeUpTo(list.date);
}

type AttributeValues = Omit<Attributes, 'unitId' | 'from' | 'to' | 'certainty'>;

/**
 * Attributes of one level, list after list: a later list takes over where it begins, and what it does not know goes on
 * while the code does.
 */
function layeredValues<Name extends keyof AttributeValues>(
  lists: readonly Dated<{ code: string } & Pick<AttributeValues, Name>>[],
  level: Timeline,
  municipal: Timeline,
  names: readonly Name[],
): Attributes[] {
  const result: Attributes[] = [];
  const last = new Map<string, Attributes>();
  const starts = lists.map((list) => ({ list, since: sinceOf(list, level, municipal) })).filter((entry) => entry.since !== null);
  for (const { list, since } of starts.sort((a, b) => String(a.since).localeCompare(String(b.since)))) {
    for (const row of list.rows) {
      const date = since as string;
      const unitId = level.at(row.code, date)?.unitId;
      const tenure = unitId === undefined ? undefined : level.tenure(unitId, row.code, date);
      if (unitId === undefined || !tenure) continue;
      const key = `${unitId} ${row.code}`;
      const earlier = last.get(key);
      const known = Object.fromEntries(names.map((name) => [name, row[name]]).filter(([, value]) => value !== null));
      const values: AttributeValues = { ...(earlier ? withoutPeriod(earlier) : {}), ...known };
      if (earlier && JSON.stringify(withoutPeriod(earlier)) === JSON.stringify(values)) continue;
      if (earlier) {
        if (earlier.from === date) {
          Object.assign(earlier, values);
          continue;
        }
        earlier.to = date;
      }
      const next: Attributes = { ...values, unitId, from: date, to: tenure.to, certainty: 'dichiarato' };
      last.set(key, next);
      result.push(next);
    }
  }
  return result;
}

function withoutPeriod({ unitId: _unit, from: _from, to: _to, certainty: _certainty, ...values }: Attributes): AttributeValues {
  return values;
}

/** After a change of province a municipality keeps its characteristics, but whether it is a capital there is not known. */
function cutAtProvinceChange(attributes: readonly Attributes[], { municipal, uts }: Timelines): Attributes[] {
  const provinceCode = (unitId: number, date: string) => {
    const version = municipal.byUnit.get(unitId)?.find((candidate) => covers(candidate, date));
    return uts.byUnit.get(version?.utsId ?? -1)?.find((candidate) => covers(candidate, date))?.code;
  };
  return attributes.flatMap((row) => {
    const code = provinceCode(row.unitId, row.from);
    const change = (municipal.byUnit.get(row.unitId) ?? []).find(
      (version) => version.from > row.from && version.from < endOf(row) && provinceCode(row.unitId, version.from) !== code,
    );
    return change
      ? [
          { ...row, to: change.from },
          { ...row, from: change.from, utsCapital: null },
        ]
      : [row];
  });
}

/**
 * Type and statistical code of a province carried back from the first list that has them to the last boundary common to
 * all its municipalities. The history has such a boundary at each change of type (2015 metropolitan cities, 2016
 * Sicily, 1972 Trento and Bolzano), so the type did not change between two boundaries.
 */
function carriedBack(attributes: readonly Attributes[], uts: Timeline): Attributes[] {
  const first = new Map<number, Attributes>();
  for (const row of attributes) if (!first.has(row.unitId)) first.set(row.unitId, row);
  return [...first.values()].flatMap((row): Attributes[] => {
    const versions = uts.byUnit.get(row.unitId) ?? [];
    let index = versions.findIndex((version) => covers(version, row.from));
    // a change of region explains the boundary, so the type is the same before it; before the regions no type is known
    for (;;) {
      const [before, here] = [versions[index - 1], versions[index]];
      if (!before || !here || before.to !== here.from || before.code !== here.code) break;
      if (before.regionId === null || before.regionId === here.regionId) break;
      index -= 1;
    }
    const from = versions[index]?.from;
    if (from === undefined || from >= row.from) return [];
    return [{ unitId: row.unitId, utsCode: row.utsCode ?? null, type: row.type ?? null, from, to: row.from, certainty: 'dedotto' }];
  });
}

/**
 * The first day of metropolitan cities. Only they, and units of 2026, have a statistical code other than the historical
 * one of their province.
 */
const METROPOLITAN_CITIES = '2015-01-01';

/** TIPO_UTS of a province. */
const PROVINCE = 1;

/**
 * Codes of units that were not plain provinces: Bolzano and Trento, autonomous from a day that no file gives, and the territories that
 * were not yet divided into provinces.
 */
const NOT_PLAIN: ReadonlySet<string> = new Set(['021', '022', '801', '802']);

/**
 * Statistical code and type of a unit while it is a plain province. No list gives them, because the code is then the historical one. They
 * hold before there were metropolitan cities; afterwards they hold until the next boundary of the unit, if the history has a boundary for
 * each change of type. What a list says takes precedence.
 */
function plainProvinces(known: readonly Attributes[], uts: Timeline): Attributes[] {
  const byUnit = groupBy(known, (row) => row.unitId);
  return uts.versions.flatMap((version): Attributes[] => {
    if (version.code === '' || version.from >= METROPOLITAN_CITIES) return [];
    const listed = (byUnit.get(version.unitId) ?? []).filter((row) => row.from < endOf(version) && endOf(row) > version.from);
    const ends = [version.to, ...listed.map((row) => row.from)];
    const [to = null] = ends.filter((end) => end !== null).sort();
    if (to !== null && to <= version.from) return [];
    const type = NOT_PLAIN.has(version.code) ? null : PROVINCE;
    return [{ unitId: version.unitId, utsCode: version.code, type, from: version.from, to, certainty: 'dedotto' }];
  });
}

/** The characteristics of all levels. A municipality keeps them through a recode. */
export function attributesOf(sources: Sources, timelines: Timelines): Attributes[] {
  const { municipal, uts, regions, divisions } = timelines;
  const namesOfMunicipal = ['taxCode', 'utsCapital', 'regionCapital', 'nuts1', 'nuts2', 'nuts3'] as const;
  const ofMunicipalities = layeredValues(sources.municipalities, municipal, municipal, namesOfMunicipal).map((row) => ({
    ...row,
    to: lifeEnd(municipal, row),
  }));
  const ofUts = layeredValues(sources.uts, uts, municipal, ['utsCode', 'type', 'taxCode', 'nuts3']);
  const knownOfUts = [...carriedBack(ofUts, uts), ...ofUts];
  return [
    ...cutAtProvinceChange(ofMunicipalities, timelines),
    ...plainProvinces(knownOfUts, uts),
    ...knownOfUts,
    ...layeredValues(sources.regions, regions, municipal, ['type', 'taxCode', 'nuts2']),
    ...layeredValues(sources.divisions, divisions, municipal, ['nuts1']),
  ];
}

/** The end of the uninterrupted life of a unit around the first day of a period. */
function lifeEnd(level: Timeline, row: Attributes): string | null {
  let to: string | null = row.from;
  for (const version of level.byUnit.get(row.unitId) ?? []) if (covers(version, row.from) || version.from === to) to = version.to;
  return to;
}
