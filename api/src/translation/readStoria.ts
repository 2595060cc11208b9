import {
  type Fact,
  type Level,
  type Link,
  OPEN,
  parseDay,
  type Size,
  type Sizes,
  type Storia,
  type Version,
} from '@territori/traduzione/storia';
import type { Database, Edition } from '../database/index.ts';

/** Attributes over their days, as `row_to_json` gives them. */
type VersionRow = Omit<Version, 'from' | 'to'> & { level: Level; from: string; to: string | null };

/** Versions of the municipalities, provinces and regions; a province's are cut where its UTS or NUTS code changes. */
const VERSIONS = `
  select v.livello as level, v.unita_id as unit, coalesce(v.codice, '') as code, v.denominazione as name, v.denominazione_it as "italianName",
         v.denominazione_altra as "otherName", v.codice_catastale as cadastral, v.sigla as plate,
         case v.livello when 'comune' then v.uts_id when 'uts' then v.regione_id end as parent,
         null as "utsCode", null as nuts, lower(v.validita)::text as from, upper(v.validita)::text as to
  from versione v where v.livello in ('comune', 'regione')
  union all
  select v.livello, v.unita_id, coalesce(v.codice, ''), v.denominazione, v.denominazione_it, v.denominazione_altra, null, v.sigla, v.regione_id,
         a.codice_uts, a.nuts3, lower(tratto)::text, upper(tratto)::text
  from versione v
  cross join lateral (
    select v.validita * known.validita as tratto, known.codice_uts, known.nuts3 from attributi known
    where known.unita_id = v.unita_id and known.validita && v.validita
    union all
    select rest, null, null from unnest(datemultirange(v.validita) - coalesce(
      (select range_agg(known.validita) from attributi known where known.unita_id = v.unita_id), '{}')) as rest
  ) a where v.livello = 'uts'`;

const SIZES = `
  select distinct on (unita_id) unita_id as unit, popolazione_legale as population, anno_censimento as "populationYear", area_kmq::float8 as area
  from dimensione where unita_id / 10000000 = 1 order by unita_id, lower(validita) desc nulls last`;

const dayOf = (iso: string): number => {
  const day = parseDay(iso);
  if (day === undefined) throw new RangeError(`The database gave ${iso} as a day`);
  return day;
};

const ATTRIBUTES = ['code', 'name', 'italianName', 'otherName', 'cadastral', 'parent', 'plate', 'utsCode', 'nuts'] as const;

/** Versions that meet and differ in nothing that the translation reads become one. */
function merged(rows: readonly VersionRow[]): Record<Level, Version[]> {
  const versions: Record<Level, Version[]> = { comune: [], uts: [], regione: [] };
  const inOrder = rows
    .map(({ level, from, to, ...row }) => ({ level, version: { ...row, from: dayOf(from), to: to === null ? OPEN : dayOf(to) } }))
    .sort((a, b) => a.version.unit - b.version.unit || a.version.from - b.version.from);
  for (const { level, version } of inOrder) {
    const last = versions[level].at(-1);
    const goesOn = last?.unit === version.unit && last.to === version.from && ATTRIBUTES.every((name) => last[name] === version[name]);
    if (goesOn) versions[level][versions[level].length - 1] = { ...last, to: version.to };
    else versions[level].push(version);
  }
  return versions;
}

/** The licences of an edition's sources, each once. */
const licenceOf = ({ sources }: Edition): string => [...new Set(sources.map(({ licenza }) => licenza.it))].sort().join('; ');

/**
 * The history of an edition as the translation of lists reads it.
 * @param name the name of the edition in addresses
 */
export async function readStoria(database: Database, edition: Edition, name: string): Promise<Storia> {
  const read = <Row>(sql: string) => database.read<Row>(sql, [], { edition: edition.id });
  const [versions, links, facts] = await Promise.all([
    read<VersionRow>(VERSIONS),
    read<Omit<Link, 'day'> & { day: string }>(
      `select origine_id as from, destinazione_id as to, data::text as day, tipo as kind, certezza as certainty, totale as whole from passaggio`,
    ),
    read<Omit<Fact, 'day'> & { day: string }>(
      `select distinct e.unita_id as unit, e.data::text as day, e.tipo as kind, p.testo as act
       from evento e left join provvedimento p on p.id = e.provvedimento_id
       where e.livello = 'comune' and e.tipo is not null and (p.testo is not null or e.tipo not in ('CS', 'ES', 'CD', 'AP', 'RN', 'PV'))`,
    ),
  ]);
  return {
    edition: name,
    updatedTo: dayOf(edition.date),
    licence: licenceOf(edition),
    versions: merged(versions),
    links: links.map(({ day, ...link }) => ({ ...link, day: dayOf(day) })),
    facts: facts.map(({ day, ...fact }) => ({ ...fact, day: dayOf(day) })),
  };
}

/** The latest known size of each municipality, by which figures are weighted. */
export async function readSizes(database: Database, edition: Edition): Promise<Sizes> {
  const rows = await database.read<Size & { unit: number }>(SIZES, [], { edition: edition.id });
  return new Map(rows.map(({ unit, ...size }) => [unit, size]));
}
