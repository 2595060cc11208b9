import { aliasesOf } from './attributes/aliasesOf.ts';
import { attributesOf } from './attributes/attributesOf.ts';
import { datesOfFacts } from './attributes/datesOfFacts.ts';
import { sizesOf } from './attributes/sizesOf.ts';
import { territoriesOf } from './attributes/territoriesOf.ts';
import { urbanAreasOf } from './attributes/urbanAreasOf.ts';
import { withDeclaredChanges } from './changes/declaredChanges.ts';
import { draftChanges, orderedChanges } from './changes/draftChanges.ts';
import { municipalStart, upperStart } from './changes/firstVersions.ts';
import { withAnnexations, withCededProvinces } from './changes/foreignStates.ts';
import { withDeducedRelations } from './changes/relatedUnits.ts';
import { withRenumberedProvinces } from './changes/renumberedProvinces.ts';
import { territoryChanges } from './changes/territoryChanges.ts';
import { traceChanges, withLastCodes } from './changes/traceChanges.ts';
import type { History, Version } from './model.ts';
import { withCadastralCodes } from './municipalities/cadastralCodes.ts';
import { formerNameCodes } from './municipalities/formerNameCodes.ts';
import { withLaterChanges } from './municipalities/laterSpells.ts';
import { municipalUnits } from './municipalities/municipalUnits.ts';
import { municipalVersions } from './municipalities/municipalVersions.ts';
import { withoutSilentBoundaries } from './municipalities/silentBoundaries.ts';
import { OfficialRecord } from './OfficialRecord.ts';
import { municipalPassages } from './passages/municipalPassages.ts';
import { withUpperPassages } from './passages/upperChanges.ts';
import { upperPassages } from './passages/upperPassages.ts';
import { weighedPassages } from './passages/weighedPassages.ts';
import { upperVersions } from './provincesAndRegions/upperVersions.ts';
import { withNamesOfTheTime } from './provincesAndRegions/withNamesOfTheTime.ts';
import type { Sources } from './sources/Sources.ts';
import { Timeline } from './Timeline.ts';
import { UnitIds } from './UnitIds.ts';

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
  const municipalChanges = withAnnexations(draftChanges(municipal.byUnit.values(), startOf), firstDay);
  const traced = traceChanges(sources.traces, municipal, uts, municipalChanges);
  const allChanges = [...withLastCodes(municipalChanges, traced), ...traced];
  const upperStartOf = upperStart(versions, startOf, upper.regions.map((version) => version.from).sort()[0]);
  const attributes = attributesOf(sources, timelines);
  // the lists of changes do not hold changes of type
  const upperChanges = withRenumberedProvinces(
    withAnnexations(
      [timelines.divisions, timelines.regions, uts].flatMap((level) => draftChanges(level.byUnit.values(), upperStartOf)),
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
    changes: orderedChanges([...changesOfUpper, ...joined.drafts]),
    passages: weighedPassages(passages, municipal.byUnit, sizes, joined.drafts),
    acts: named.acts,
    unmatched: joined.unmatched,
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
