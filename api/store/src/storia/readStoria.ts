import { editionName } from '@territori/history/edition/editionName';
import { eachInSlices } from '@territori/process/eachInSlices';
import {
  dayNumbers,
  type Fact,
  type Level,
  type MeasuredSize,
  OPEN,
  type Passage,
  type Sizes,
  type Storia,
  type Version,
} from '@territori/traduzione/storia';
import type { Edition } from '../database/index.ts';
import { type Columns, type RowSource, readRows } from '../database/readRows.ts';

/** Attributes over their days, as the database gives them. */
type VersionRow = Omit<Version, 'from' | 'to'> & { readonly level: Level; readonly from: string; readonly to: string | null };

/** Versions of the municipalities, provinces and regions by unit and time; a province's are cut where its UTS or NUTS code changes. */
const VERSIONS = `
  from (
    select v.livello, v.unita_id, v.codice, v.denominazione, v.denominazione_it, v.denominazione_altra, v.codice_catastale, v.sigla,
           case when v.livello = 'comune' then v.uts_id end as superiore, null as codice_uts, null as nuts3, v.validita as tratto
    from versione v where v.livello in ('comune', 'regione')
    union all
    select v.livello, v.unita_id, v.codice, v.denominazione, v.denominazione_it, v.denominazione_altra, null, v.sigla, v.regione_id,
           a.codice_uts, a.nuts3, a.tratto
    from versione v
    cross join lateral (
      select v.validita * known.validita as tratto, known.codice_uts, known.nuts3 from attributi known
      where known.unita_id = v.unita_id and known.validita && v.validita
      union all
      select rest, null, null from unnest(datemultirange(v.validita) - coalesce(
        (select range_agg(known.validita) from attributi known where known.unita_id = v.unita_id), '{}')) as rest
    ) a where v.livello = 'uts'
    order by unita_id, tratto
  ) v`;

const VERSION_COLUMNS: Columns<VersionRow> = {
  level: 'v.livello',
  unit: 'v.unita_id',
  code: `coalesce(v.codice, '')`,
  name: 'v.denominazione',
  italianName: 'v.denominazione_it',
  otherName: 'v.denominazione_altra',
  cadastral: 'v.codice_catastale',
  plate: 'v.sigla',
  parent: 'v.superiore',
  utsCode: 'v.codice_uts',
  nuts: 'v.nuts3',
  from: 'lower(v.tratto)',
  to: 'upper(v.tratto)',
};

interface PassageRow extends Omit<Passage, 'day' | 'population' | 'area'> {
  readonly level: Level;
  readonly day: string;
  readonly population: number | null;
  readonly populationYear: number | null;
  readonly area: number | null;
  readonly areaYear: number | null;
}

// in one order on every engine: shares are summed up in it
const PASSAGES = `
  from (
    select p.*, a.testo from passaggio p left join provvedimento a on a.id = p.provvedimento_id order by p.origine_id, p.data, p.destinazione_id
  ) p`;

const PASSAGE_COLUMNS: Columns<PassageRow> = {
  level: 'p.livello',
  from: 'p.origine_id',
  to: 'p.destinazione_id',
  day: 'p.data',
  kind: 'p.tipo',
  certainty: 'p.certezza',
  whole: 'p.totale',
  act: 'p.testo',
  population: 'p.peso_popolazione',
  populationYear: 'p.anno_popolazione',
  area: 'p.peso_superficie',
  areaYear: 'p.anno_superficie',
};

/** The passages of each level by origin and day. */
async function readPassages(source: RowSource, edition: Edition, dayOf: (iso: string) => number): Promise<Record<Level, Passage[]>> {
  const passages: Record<Level, Passage[]> = { comune: [], uts: [], regione: [] };
  const weight = (share: number | null, year: number | null) => (share === null ? null : { share, year });
  for (const row of await readRows(source, edition, PASSAGE_COLUMNS, PASSAGES)) {
    const { level, from, to, day, kind, certainty, whole, act, population, populationYear, area, areaYear } = row;
    passages[level].push({
      from,
      to,
      kind,
      certainty,
      whole,
      act,
      day: dayOf(day),
      population: weight(population, populationYear),
      area: weight(area, areaYear),
    });
  }
  return passages;
}

type FactRow = Omit<Fact, 'day'> & { readonly day: string };

const FACTS = `
  from (
    select * from (
      select distinct e.unita_id, e.data, e.tipo, p.testo
      from evento e left join provvedimento p on p.id = e.provvedimento_id
      where e.livello = 'comune' and e.tipo is not null and (p.testo is not null or e.tipo not in ('CS', 'ES', 'CD', 'AP', 'RN', 'PV'))
    ) detti order by unita_id, data, tipo collate "C", testo collate "C"
  ) f`;

const FACT_COLUMNS: Columns<FactRow> = { unit: 'f.unita_id', day: 'f.data', kind: 'f.tipo', act: 'f.testo' };

type SizeRow = MeasuredSize & { readonly unit: number };

const SIZES = `from (select * from dimensione where unita_id / 10000000 = 1 order by unita_id, validita) d`;

const SIZE_COLUMNS: Columns<SizeRow> = {
  unit: 'd.unita_id',
  from: 'lower(d.validita)',
  to: 'upper(d.validita)',
  population: 'd.popolazione_legale',
  census: 'd.anno_censimento',
  area: 'd.area_kmq',
  areaYear: 'd.anno_area',
};

const ATTRIBUTES = ['code', 'name', 'italianName', 'otherName', 'cadastral', 'parent', 'plate', 'utsCode', 'nuts'] as const;

/** The versions by unit and time; those that meet and differ in nothing that the translation reads become one. */
async function readVersions(source: RowSource, edition: Edition, dayOf: (iso: string) => number): Promise<Record<Level, Version[]>> {
  const versions: Record<Level, { -readonly [Name in keyof Version]: Version[Name] }[]> = { comune: [], uts: [], regione: [] };
  const rows = await readRows(source, edition, VERSION_COLUMNS, VERSIONS);
  await eachInSlices(rows, ({ level, unit, code, name, italianName, otherName, cadastral, plate, parent, utsCode, nuts, ...days }) => {
    const [from, to] = [dayOf(days.from), days.to === null ? OPEN : dayOf(days.to)];
    // each name is written: a rest of more than a few names is an object of a shape of its own
    const version = { unit, code, name, italianName, otherName, cadastral, plate, parent, utsCode, nuts, from, to };
    const last = versions[level].at(-1);
    const goesOn = last?.unit === version.unit && last.to === version.from && ATTRIBUTES.every((name) => last[name] === version[name]);
    if (goesOn) last.to = version.to;
    else versions[level].push(version);
  });
  return versions;
}

/** The licences of an edition's sources, each once. */
const licenceOf = ({ sources }: Edition): string => [...new Set(sources.map(({ licenza }) => licenza.it))].sort().join('; ');

/** The history of an edition as the translation of lists reads it. */
export async function readStoria(source: RowSource, edition: Edition): Promise<Storia> {
  const dayOf = dayNumbers();
  const versions = await readVersions(source, edition, dayOf);
  const passages = await readPassages(source, edition, dayOf);
  const facts = await readRows(source, edition, FACT_COLUMNS, FACTS);
  return {
    edition: editionName(edition),
    updatedTo: dayOf(edition.date),
    licence: licenceOf(edition),
    versions,
    passages,
    facts: facts.map((fact) => ({ ...fact, day: dayOf(fact.day) })),
  };
}

/** What was counted and measured of each municipality over time, by which figures are weighted. */
export async function readSizes(source: RowSource, edition: Edition): Promise<Sizes> {
  const sizes = new Map<number, MeasuredSize[]>();
  for (const { unit, ...size } of await readRows(source, edition, SIZE_COLUMNS, SIZES)) {
    const own = sizes.get(unit);
    if (own) own.push(size);
    else sizes.set(unit, [size]);
  }
  return sizes;
}
