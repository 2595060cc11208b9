import type { Livello, Unita } from '@territori/contract/wire';
import type { Database, Edition } from '../database/index.ts';

const PAGE = 20;

/** `$1` the text as typed, `$2` the same as a pattern, `$3` a level or null, `$4` rows to skip. Names equal to the text come first, then those that begin with it. */
const SEARCH = `
  with cercato as (select portale.piega($1) as testo, portale.piega($2) as modello),
  trovato as (
    select v.unita_id, min(case when v.ricerca = c.testo or v.codice = $1 then 0 when v.ricerca like c.modello || '%' then 1 else 2 end) as rango
    from cercato c, versione v
    where (v.ricerca like '%' || c.modello || '%' or v.codice like $2 || '%' or v.codice_catastale = upper($1)) and ($3::text is null or v.livello = $3)
    group by v.unita_id
    union all
    select a.unita_id, min(case when a.ricerca = c.testo then 0 when a.ricerca like c.modello || '%' then 1 else 2 end)
    from cercato c, alias a join unita u on u.id = a.unita_id
    where a.ricerca like '%' || c.modello || '%' and ($3::text is null or u.livello = $3)
    group by a.unita_id
  ),
  unito as (select unita_id, min(rango) as rango from trovato group by unita_id),
  vita as (
    select x.unita_id, x.rango, min(lower(v.validita)) as da, max(coalesce(upper(v.validita), date '9999-12-31')) as a
    from unito x join versione v on v.unita_id = x.unita_id group by x.unita_id, x.rango
  ),
  pagina as (
    select t.rango, t.da, t.a, u.livello, u.id,
           (select v from versione v where v.unita_id = u.id order by lower(v.validita) desc limit 1) as ultima
    from vita t join unita u on u.id = t.unita_id
  )
  select id, livello, coalesce((ultima).codice, '') as codice, (ultima).denominazione,
         coalesce((select json_agg(n.nome order by n.nome) from (
           select denominazione as nome from versione where unita_id = pagina.id union select denominazione from alias where unita_id = pagina.id
         ) n where n.nome <> (ultima).denominazione), '[]') as denominazioni_precedenti,
         (select p.denominazione from versione p where p.unita_id = (ultima).uts_id order by p.validita && (ultima).validita desc, lower(p.validita) desc limit 1) as provincia,
         da::text as validita_da, a::text as validita_a
  from pagina
  order by rango, a desc, (ultima).ricerca, livello, id
  limit ${PAGE} offset $4`;

/** Units whose current or former name contains the text, or whose code begins with it. Accents and case do not matter. */
export function searchUnits(
  database: Database,
  edition: Edition,
  text: string,
  level: Livello | undefined,
  page: number,
): Promise<Unita[]> {
  const typed = text.trim();
  if (typed === '') return Promise.resolve([]);
  const pattern = typed.replaceAll(/[\\%_]/g, '\\$&');
  return database.read<Unita>(SEARCH, [typed, pattern, level ?? null, (page - 1) * PAGE], { edition: edition.id });
}
