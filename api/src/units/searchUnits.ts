import type { Database, Edition } from '../database/index.ts';
import type { Livello, Unita } from '../schemas/wire.ts';

const PAGE = 20;

/**
 * `$1` the text as typed, `$2` its words as a pattern, `$3` a level or null, `$4` rows to skip. A province or other UTS goes by its statistical code. Names and codes
 * equal to the text come first, then names that begin with it. Each condition is one that an index answers: joined by "or" none would be used.
 */
const SEARCH = `
  with trovato as (
    select unita_id, case when ricerca = portale.piega($1) then 0 when ricerca like portale.piega($2) || '%' then 1 else 2 end as rango
    from (select unita_id, ricerca from versione union all select unita_id, ricerca from alias) nome where ricerca like '%' || portale.piega($2) || '%'
    union all
    select unita_id, case when codice = $1 then 0 else 2 end from versione where codice collate "C" like $2 || '%'
    union all
    select unita_id, case when codice_uts = $1 then 0 else 2 end from uts_estesa where codice_uts like $2 || '%'
    union all
    select unita_id, 2 from versione where codice_catastale = upper($1)
  )
  select s.id, s.livello, coalesce(u.codice_uts, s.codice) as codice, s.denominazione, s.denominazioni_precedenti, s.provincia, s.da::text as validita_da, s.a::text as validita_a
  from (select unita_id, min(rango) as rango from trovato group by unita_id) t join scheda_unita s on s.id = t.unita_id
  left join lateral (select codice_uts from uts_estesa where s.livello = 'uts' and unita_id = s.id order by tratto desc limit 1) u on true
  where $3::text is null or s.livello = $3
  order by t.rango, s.a desc, s.ricerca, s.livello, s.id
  limit ${PAGE} offset $4`;

/** What stands between the words of a name: "corigliano rossano" finds Corigliano-Rossano, "reggio calabria" also Reggio di Calabria. */
const BETWEEN_WORDS = /[\s'’-]+/g;

/** Units whose current or former name contains the words of the text in their order, or whose code begins with it. Accents, case and what joins the words do not matter. */
export function searchUnits(
  database: Database,
  edition: Edition,
  text: string,
  level: Livello | undefined,
  page: number,
): Promise<Unita[]> {
  const typed = text.trim();
  if (typed.replaceAll(BETWEEN_WORDS, '') === '') return Promise.resolve([]);
  const pattern = typed.replaceAll(/[\\%_]/g, '\\$&').replaceAll(BETWEEN_WORDS, '%');
  return database.read<Unita>(SEARCH, [typed, pattern, level ?? null, (page - 1) * PAGE], { edition: edition.id });
}
