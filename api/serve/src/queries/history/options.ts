import { UTS_TYPES } from '@territori/reports/fields/provinces';
import { REGION_TYPES } from '@territori/reports/fields/regions';
import type { Parameter } from '@territori/store/database';
import type { OpzioneComune, OpzioneRegione, OpzioneUts } from '@territori/wire';
import type { QueryCall, RowQuery } from '../query.ts';

/** The most options in a list; the caller has to narrow a longer one. */
const MOST = 1000;

/**
 * Finds a name by any part of it, without case and accents, and a code by its beginning; when both are given, both must match. Names that
 * begin with the text come first.
 */
function matching({ parameters }: QueryCall, name: string, code: string): { name: string | null; code: string | null } {
  const escaped = (text: string | undefined) => text?.replaceAll(/[\\%_]/g, '\\$&') ?? null;
  return { name: escaped(parameters.text(name)), code: escaped(parameters.text(code)) };
}

async function options<T>(call: QueryCall, sql: string, name: string, code: string): Promise<T[]> {
  const wanted = matching(call, name, code);
  const parameters: Parameter[] = [wanted.name, wanted.code];
  return call.services.database.read<T>(sql, parameters, { edition: call.edition.id });
}

const FILTER = `($1::text is null or ricerca like '%' || portale.piega($1) || '%') and ($2::text is null or codice like $2 || '%')`;
const ORDER = `order by ($1::text is not null and ricerca like portale.piega($1) || '%') desc, ricerca, codice, validita_da limit ${MOST}`;

/**
 * Each half is read in order along an index, or found by its letters where few match. Only as many rows are read as the answer needs,
 * however many there are.
 */
const MUNICIPALITY_FORMS = (begins: boolean, name: string) => `
  (select *, ${begins} as inizia from forma_comune where ${name} and ($2::text is null or codice collate "C" like $2 || '%')
   order by ricerca collate "C", codice collate "C", validita_da limit ${MOST})`;

const MUNICIPALITIES = `
  select coalesce(codice, '') as pro_com_t, denominazione as comune, unita_id as id_comune_origine, sigla_automobilistica, validita_da, validita_a from (
    ${MUNICIPALITY_FORMS(true, `($1::text is null or ricerca collate "C" like portale.piega($1) || '%')`)}
    union all
    ${MUNICIPALITY_FORMS(false, `$1::text is not null and ricerca like '%' || portale.piega($1) || '%' and ricerca not like portale.piega($1) || '%'`)}
  ) x order by inizia desc, ricerca collate "C", codice collate "C", validita_da limit ${MOST}`;

/** `var_get_ua_comuni_lov_diffusione`: municipalities by name or code, one row for each code and name that a unit has had. */
export const municipalityOptions: RowQuery = async (call) => ({
  items: await options<OpzioneComune>(call, MUNICIPALITIES, 'com', 'procom'),
});

const typeName = (names: readonly string[]) => `case tipo ${names.map((name, index) => `when ${index + 1} then '${name}'`).join(' ')} end`;

/**
 * Every form of a province or other UTS: a statistical code with a name, the last known type, and the first and last date of both. A
 * metropolitan city has another code than its province and is therefore another form. A type that the sources give for a part of the time
 * only does not make another form.
 */
const PROVINCES = `
  select codice as cod_uts, denominazione as denominazione_uts, tipo::text as "tipo uts", ${typeName(UTS_TYPES)} as "descrizione tipo uts",
         unita_id as id_uts_origine, validita_da, validita_a
  from (
    select unita_id, coalesce(codice_uts, '') as codice, denominazione, portale.piega(denominazione) as ricerca,
           (array_agg(tipo order by lower(tratto) desc) filter (where tipo is not null))[1] as tipo,
           min(lower(tratto))::text as validita_da, max(coalesce(upper(tratto), date '9999-12-31'))::text as validita_a
    from uts_estesa group by unita_id, codice_uts, denominazione
  ) x where ${FILTER} ${ORDER}`;

/**
 * `var_get_ua_uts_lov_diffusione`: provinces and other supra-municipal units, one row for each form (a province that became a metropolitan
 * city has two).
 */
export const provinceOptions: RowQuery = async (call) => ({ items: await options<OpzioneUts>(call, PROVINCES, 'uts', 'coduts') });

const REGIONS = `
  select codice as cod_regione, denominazione as "denominazione regione", tipo::text as "tipo regione", ${typeName(REGION_TYPES)} as "descrizione tipo regione",
         unita_id as id_regione_origine, validita_da, validita_a
  from (
    select v.unita_id, v.codice, v.denominazione, v.ricerca, (array_agg(a.tipo order by lower(a.validita) desc) filter (where a.tipo is not null))[1] as tipo,
           min(lower(v.validita))::text as validita_da, max(coalesce(upper(v.validita), date '9999-12-31'))::text as validita_a
    from versione v left join attributi a on a.unita_id = v.unita_id and a.validita && v.validita
    where v.livello = 'regione' group by v.unita_id, v.codice, v.denominazione, v.ricerca
  ) x where ${FILTER} ${ORDER}`;

/** `var_get_ua_reg_lov_diffusione`: regions, one row for each form. */
export const regionOptions: RowQuery = async (call) => ({ items: await options<OpzioneRegione>(call, REGIONS, 'reg', 'codreg') });
