import { aliasesOf } from './aliases.ts';
import { attributesOf } from './attributesOf.ts';
import { withCadastralCodes } from './cadastralCodes.ts';
import { changesOf, ordered } from './changes.ts';
import { datesOfFacts } from './datesOfFacts.ts';
import { withDeclaredChanges } from './declaredChanges.ts';
import { municipalStart, upperStart } from './firstVersions.ts';
import { withAnnexations, withCededProvinces } from './foreignStates.ts';
import { formerNameCodes } from './formerNameCodes.ts';
import { withLaterChanges } from './laterSpells.ts';
import type { History, Version } from './model.ts';
import { municipalPassages } from './municipalPassages.ts';
import { municipalUnits } from './municipalUnits.ts';
import { municipalVersions } from './municipalVersions.ts';
import { withNamesOfTheTime } from './namesOfTheTime.ts';
import { OfficialRecord } from './OfficialRecord.ts';
import { withDeducedRelations } from './relatedUnits.ts';
import { withRenumberedProvinces } from './renumberedProvinces.ts';
import { withoutSilentBoundaries } from './silentBoundaries.ts';
import { sizesOf } from './sizes.ts';
import type { Sources } from './sources.ts';
import { territoriesOf } from './territoriesOf.ts';
import { territoryChanges } from './territoryChanges.ts';
import { Timeline } from './timeline.ts';
import { traceChanges, withLastCodes } from './traceChanges.ts';
import { UnitIds } from './UnitIds.ts';
import { withUpperPassages } from './upperChanges.ts';
import { upperPassages } from './upperPassages.ts';
import { upperVersions } from './upperVersions.ts';
import { urbanAreasOf } from './urbanAreasOf.ts';
import { weighedPassages } from './weighedPassages.ts';

/**
 * The last day that the sources cover: the day of the last change of any unit, or the date of a list which shows that
 * nothing else changed until then.
 */
function knownUpTo(versions: readonly Version[], sources: Sources): string {
  const lists = [...sources.municipalities, ...sources.uts, ...sources.regions, ...sources.declared].flatMap((list) => list.date ?? []);
  const changes = versions.flatMap((version) => (version.to === null ? version.from : [version.from, version.to]));
  return [...lists, ...changes].reduce((last, date) => (date > last ? date : last), '');
}

/** Makes the temporal model of everything that the sources say. Pure: the same sources give the same history, to the number. */
export function buildHistory(sources: Sources): History {
  const dated = withCadastralCodes(sources.spells, sources.cadastral);
  const record = new OfficialRecord(sources.declared, dated, sources.traces);
  const spells = withLaterChanges(dated, sources.recodes, record.changes);
  const unitIds = new UnitIds();
  let lastVersion = 0;
  const versionIds = () => {
    lastVersion += 1;
    return lastVersion;
  };

  const upper = upperVersions(sources, spells, unitIds, versionIds);
  const uts = new Timeline(upper.uts);
  const chains = municipalUnits(spells, sources.traces, record).map((chain) => withoutSilentBoundaries(chain, record));
  const { units, versions } = municipalVersions(chains, sources, uts, unitIds, versionIds);
  const municipal = new Timeline(versions);
  const timelines = { municipal, uts, regions: new Timeline(upper.regions), divisions: new Timeline(upper.divisions) };

  const firstDay = versions.map(({ from }) => from).sort()[0] ?? '';
  const startOf = municipalStart(versions, upper.uts);
  const municipalChanges = withAnnexations(changesOf(municipal.byUnit.values(), startOf), firstDay);
  const traced = traceChanges(sources.traces, municipal, uts, municipalChanges);
  const allChanges = [...withLastCodes(municipalChanges, traced), ...traced];
  const upperStartOf = upperStart(versions, startOf, upper.regions.map((version) => version.from).sort()[0]);
  const attributes = attributesOf(sources, timelines);
  // the lists of changes do not hold changes of type
  const upperChanges = withRenumberedProvinces(
    withAnnexations(
      [timelines.divisions, timelines.regions, uts].flatMap((level) => changesOf(level.byUnit.values(), upperStartOf)),
      firstDay,
    ),
    attributes,
  ).filter((draft) => draft.kind !== null || !record.holdsAllOf(draft.date));

  const joined = withDeclaredChanges(withDeducedRelations(allChanges, versions), record, municipal);
  const named = withNamesOfTheTime(
    upper.uts,
    withCededProvinces(upperChanges, joined.drafts, versions),
    versions,
    sources,
    versionIds,
    joined.acts,
  );
  const allVersions = [...upper.divisions, ...upper.regions, ...named.versions, ...versions];
  const date = knownUpTo(allVersions, sources);
  const changesOfTerritory = territoryChanges(record, municipal);
  const sizes = sizesOf(sources, timelines, changesOfTerritory);
  const between = municipalPassages(joined.drafts);
  const acts = joined.drafts.filter(({ kind }) => kind === 'AP');
  const passages = [
    ...between,
    ...upperPassages('uts', named.versions, municipal.byUnit, between, acts),
    ...upperPassages('regione', upper.regions, municipal.byUnit, between, acts),
  ];
  const changesOfUpper = withUpperPassages(
    named.drafts,
    passages.filter(({ level }) => level !== 'comune'),
    [...named.versions, ...upper.regions],
  );
  return {
    date,
    factDates: datesOfFacts(sources, timelines),
    units: [...upper.units, ...units],
    versions: allVersions,
    changes: ordered([...changesOfUpper, ...joined.drafts]),
    passages: weighedPassages(passages, municipal.byUnit, sizes, joined.drafts),
    acts: named.acts,
    unmatched: joined.unmatched,
    contradictions: record.contradictions,
    attributes,
    sizes,
    territories: territoriesOf(sources, municipal, changesOfTerritory),
    urbanAreas: urbanAreasOf(sources, municipal),
    aliases: aliasesOf(sources, allVersions),
    formerNameCodes: formerNameCodes(sources, versions),
    snapshots: [
      ...new Map(
        sources.snapshots.map((snapshot) => [`${snapshot.report} ${snapshot.date ?? date}`, { ...snapshot, date: snapshot.date ?? date }]),
      ).values(),
    ],
  };
}
