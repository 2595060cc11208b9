import { eachInSlices } from '@territori/process/eachInSlices';
import { type Level, OPEN, type Version } from '@territori/traduzione/storia';
import type { Edition } from '../database/index.ts';
import { type RowSource, readRows, type SelectedColumns } from '../database/readRows.ts';

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

const VERSION_COLUMNS: SelectedColumns<VersionRow> = {
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

const ATTRIBUTES_OF_VERSION = ['code', 'name', 'italianName', 'otherName', 'cadastral', 'parent', 'plate', 'utsCode', 'nuts'] as const;

/** The versions by unit and time; those that meet and differ in nothing that the translation reads become one. */
export async function readVersions(source: RowSource, edition: Edition, dayOf: (iso: string) => number): Promise<Record<Level, Version[]>> {
  const versions: Record<Level, { -readonly [Name in keyof Version]: Version[Name] }[]> = { comune: [], uts: [], regione: [] };
  const rows = await readRows(source, edition, VERSION_COLUMNS, VERSIONS);
  await eachInSlices(rows, ({ level, unit, code, name, italianName, otherName, cadastral, plate, parent, utsCode, nuts, ...days }) => {
    const [from, to] = [dayOf(days.from), days.to === null ? OPEN : dayOf(days.to)];
    // each name is written: a rest of more than a few names is an object of a shape of its own
    const version = { unit, code, name, italianName, otherName, cadastral, plate, parent, utsCode, nuts, from, to };
    const last = versions[level].at(-1);
    const goesOn =
      last?.unit === version.unit && last.to === version.from && ATTRIBUTES_OF_VERSION.every((name) => last[name] === version[name]);
    if (goesOn) last.to = version.to;
    else versions[level].push(version);
  });
  return versions;
}
