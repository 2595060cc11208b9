import { aliasesOf } from './aliases.ts';
import { withCadastralCodes } from './cadastral.ts';
import { changesOf, type Draft, ordered } from './changes.ts';
import { withDeclaredChanges } from './declaredChanges.ts';
import { municipalities } from './identity.ts';
import type { History, Version } from './model.ts';
import { municipalVersions } from './municipalVersions.ts';
import { withRecodes } from './recodes.ts';
import { withDeducedRelations } from './relatedUnits.ts';
import { withRenumberedProvinces } from './renumberedProvinces.ts';
import { attributesOf, sizesOf, urbanAreasOf } from './snapshots.ts';
import type { Sources } from './sources.ts';
import { Timeline } from './timeline.ts';
import { traceChanges } from './traceChanges.ts';
import { UnitIds } from './UnitIds.ts';
import { upperVersions } from './upperVersions.ts';

/**
 * A municipality's first version is PV (prima validità) where the history itself begins: on its first day, and on the first day of a province
 * that comes from outside as a whole, with no municipality that existed before. Any other is constituted (CS).
 */
function municipalStart(versions: readonly Version[]): (version: Version) => 'CS' | 'PV' {
  const firsts = new Set<number>();
  const seen = new Set<number>();
  for (const version of versions) {
    if (!seen.has(version.unitId)) firsts.add(version.id);
    seen.add(version.unitId);
  }
  const provinceStart = new Map<number, { date: string; whole: boolean }>();
  for (const version of versions) {
    if (version.utsId === null) continue;
    const start = provinceStart.get(version.utsId);
    const isFirst = firsts.has(version.id);
    if (!start || version.from < start.date) provinceStart.set(version.utsId, { date: version.from, whole: isFirst });
    else if (version.from === start.date) start.whole &&= isFirst;
  }
  return (version) => {
    const start = version.utsId === null ? undefined : provinceStart.get(version.utsId);
    return start?.whole && start.date === version.from ? 'PV' : 'CS';
  };
}

/** A unit above the municipalities begins as its municipalities do. */
const upperStart = (municipal: readonly Version[], startOf: (version: Version) => 'CS' | 'PV', firstRegion: string | undefined) => {
  const firstDays = new Set(municipal.filter((version) => startOf(version) === 'PV').map((version) => `${version.utsId} ${version.from}`));
  return (version: Version): 'CS' | 'PV' =>
    version.level === 'uts'
      ? firstDays.has(`${version.unitId} ${version.from}`)
        ? 'PV'
        : 'CS'
      : version.from === firstRegion
        ? 'PV'
        : 'CS';
};

/** The last day of which the sources speak: the last change of any unit, or the date of a list that shows that nothing changed until then. */
function knownUpTo(versions: readonly Version[], sources: Sources): string {
  const lists = [...sources.municipalities, ...sources.uts, ...sources.regions].flatMap((list) => list.date ?? []);
  const changes = versions.flatMap((version) => (version.to === null ? version.from : [version.from, version.to]));
  return [...lists, ...changes].reduce((last, date) => (date > last ? date : last), '');
}

/** Makes the temporal model of everything that the sources say. Pure: the same sources give the same history, to the number. */
export function buildHistory(sources: Sources): History {
  const { spells } = withRecodes(withCadastralCodes(sources.spells, sources.cadastral), sources.recodes);
  const unitIds = new UnitIds();
  let lastVersion = 0;
  const versionIds = () => {
    lastVersion += 1;
    return lastVersion;
  };

  const upper = upperVersions(sources, spells, unitIds, versionIds);
  const uts = new Timeline(upper.uts);
  const { units, versions } = municipalVersions(municipalities(spells, sources.traces), sources, uts, unitIds, versionIds);
  const municipal = new Timeline(versions);
  const timelines = { municipal, uts, regions: new Timeline(upper.regions), divisions: new Timeline(upper.divisions) };

  const startOf = municipalStart(versions);
  const municipalChanges: Draft[] = changesOf(municipal.byUnit.values(), startOf);
  const allChanges = [...municipalChanges, ...traceChanges(sources.traces, municipal, uts, municipalChanges)];
  const upperStartOf = upperStart(versions, startOf, upper.regions.map((version) => version.from).sort()[0]);
  const attributes = attributesOf(sources, timelines);
  const upperChanges = withRenumberedProvinces(
    [timelines.divisions, timelines.regions, uts].flatMap((level) => changesOf(level.byUnit.values(), upperStartOf)),
    attributes,
  );

  const joined = withDeclaredChanges(withDeducedRelations(allChanges, versions), sources.declared, municipal);
  const allVersions = [...upper.divisions, ...upper.regions, ...upper.uts, ...versions];
  const date = knownUpTo(allVersions, sources);
  return {
    date,
    units: [...upper.units, ...units],
    versions: allVersions,
    changes: ordered([...upperChanges, ...joined.drafts]),
    acts: joined.acts,
    unmatched: joined.unmatched,
    attributes,
    sizes: sizesOf(sources, timelines),
    urbanAreas: urbanAreasOf(sources, municipal),
    aliases: aliasesOf(sources, allVersions),
    snapshots: [
      ...new Map(
        sources.snapshots.map((snapshot) => [`${snapshot.report} ${snapshot.date ?? date}`, { ...snapshot, date: snapshot.date ?? date }]),
      ).values(),
    ],
  };
}
