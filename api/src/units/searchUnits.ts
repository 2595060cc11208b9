import type { Database, Edition } from '../database/index.ts';
import type { Livello, Unita } from '../schemas/wire.ts';

const PAGE = 20;

/**
 * `$1` the text as typed, `$2` its words as a pattern, `$3` the code that a number without its zeros stands for, or null.
 * Each condition is one that an index answers: joined by "or", none would be used.
 *
 * `rango`: 0 the last name or a code in use equals the text, 1 a former one does; 2 the last name or a code begins with it,
 * 3 a former name does; 4 the last name contains it, 5 a former one does. A name of which it begins only a part of a word comes half a
 * rank later: "san" finds San Bartolomeo before Sand in Taufers.
 */
const FOUND = `
  with trovato as (
    select unita_id,
           case when ricerca = portale.piega($1) then 0 when ricerca like portale.piega($2) || ' %' then 2 when ricerca like portale.piega($2) || '%' then 2.5 else 4 end
             + case when attuale then 0 else 1 end as rango
    from nome_unita where ricerca like '%' || portale.piega($2) || '%'
    union all
    select unita_id, case when codice = $1 then case when upper_inf(validita) then 0 else 1 end else 2 end
    from versione where codice collate "C" like $2 || '%'
    union all
    select unita_id, case when upper_inf(validita) then 0 else 1 end from versione where codice = $3
    union all
    select unita_id, case when codice_uts = $1 then case when upper_inf(tratto) then 0 else 1 end else 2 end
    from uts_estesa where codice_uts like $2 || '%'
    union all
    select unita_id, 1 from versione where codice_catastale = upper($1)
    union all
    select unita_id, case when upper_inf(tratto) then 0 else 1 end from uts_estesa where sigla = upper($1)
    union all
    select unita_id, 0 from attributi join unita u on u.id = unita_id
    where (u.livello = 'uts' and nuts3 = upper($1)) or (u.livello = 'regione' and nuts2 = upper($1)) or (u.livello = 'ripartizione' and nuts1 = upper($1))
  )`;

/** A page of the units found, best first; units in force come before those that ended. `$4` a level or null, `$5` rows to skip. */
const SEARCH = `
  ${FOUND}
  select s.id, s.livello, coalesce(u.codice_uts, s.codice) as codice, s.denominazione, s.denominazioni_precedenti, s.altre_denominazioni, s.provincia, s.da::text as validita_da, s.a::text as validita_a
  from (select unita_id, min(rango) as rango from trovato group by unita_id) t join scheda_unita s on s.id = t.unita_id
  left join lateral (select codice_uts from uts_estesa where s.livello = 'uts' and unita_id = s.id order by tratto desc limit 1) u on true
  where $4::text is null or s.livello = $4
  order by t.rango, s.a desc, s.ricerca, s.livello, s.id
  limit ${PAGE} offset $5`;

/** Every unit found, best first as in a page of the search. */
const RANKS = `
  ${FOUND}
  select s.id from (select unita_id, min(rango) as rango from trovato group by unita_id) t join scheda_unita s on s.id = t.unita_id
  order by t.rango, s.a desc, s.ricerca, s.livello, s.id`;

/** A municipality's code written as a number, without its first zeros: 1272 for 001272, 58091 for 058091. */
const NUMBER = /^\d{4,5}$/;

/** The characters between the words of a name: "corigliano rossano" finds Corigliano-Rossano, "reggio calabria" also Reggio di Calabria. */
const BETWEEN_WORDS = /[\s'’-]+/g;

/** The first three parameters of `FOUND`; null for a text without a word. */
function wordsOf(text: string): [typed: string, pattern: string, number: string | null] | null {
  const typed = text.trim();
  if (typed.replaceAll(BETWEEN_WORDS, '') === '') return null;
  const pattern = typed.replaceAll(/[\\%_]/g, '\\$&').replaceAll(BETWEEN_WORDS, '%');
  return [typed, pattern, NUMBER.test(typed) ? typed.padStart(6, '0') : null];
}

/**
 * Units whose current or former name contains the words of the text in their order, or whose code begins with it, best
 * first: also by plate, cadastral code, NUTS code and the number that a code is without its zeros. A province or other
 * UTS goes by its statistical code. Accents, case and hyphens do not matter.
 */
export async function searchUnits(
  database: Database,
  edition: Edition,
  text: string,
  level: Livello | undefined,
  page: number,
): Promise<Unita[]> {
  const words = wordsOf(text);
  return words ? database.read<Unita>(SEARCH, [...words, level ?? null, (page - 1) * PAGE], { edition: edition.id }) : [];
}

/** The ids of all units that the search finds, best first. */
export async function rankUnits(database: Database, edition: Edition, text: string): Promise<number[]> {
  const words = wordsOf(text);
  if (!words) return [];
  const found = await database.read<{ id: number }>(RANKS, words, { edition: edition.id });
  return found.map(({ id }) => id);
}
