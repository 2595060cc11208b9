import { fold } from '@territori/traduzione/storia';
import type { Database, Edition } from '../database/index.ts';
import type { Livello, Unita } from '../schemas/wire.ts';

const PAGE = 20;

/** Letters of a name that are enough to find it by its beginning, whatever stands between its words. */
const ENOUGH_LETTERS = 8;

/**
 * `$1` the text as typed, `$2` its words as a pattern, `$3` the code that a number without its zeros stands for, or null,
 * `$4` its letters and digits alone, `$5` the same of each part of a name in two languages, or null. Each condition is one
 * that an index answers: joined by "or", none would be used.
 *
 * `rango`: 0 the last name or a code in use equals the text, 1 a former one does; 2 the last name or a code begins with it,
 * 3 a former name does; 4 the last name contains it, 5 a former one does; 6 the letters of the last name begin with its
 * letters, 7 those of a former one do. Apostrophes, blanks and accents do not matter where all letters are equal. A name of
 * which it begins only a part of a word comes half a rank later: "san" finds San Bartolomeo before Sand in Taufers.
 */
const FOUND = `
  with trovato as (
    select unita_id,
           case when ricerca = portale.piega($1) then 0 when ricerca like portale.piega($2) || ' %' then 2 when ricerca like portale.piega($2) || '%' then 2.5 else 4 end
             + case when attuale then 0 else 1 end as rango
    from nome_unita where ricerca like '%' || portale.piega($2) || '%'
    union all
    select unita_id, case when lettere = $4 then 0 else 6 end + case when attuale then 0 else 1 end
    from nome_unita where lettere collate "C" = $4 or (length($4) >= ${ENOUGH_LETTERS} and starts_with(lettere, $4))
    union all
    select unita_id, 0 from nome_unita where lettere collate "C" = any($5::text[])
    group by unita_id having count(distinct lettere) = cardinality($5::text[])
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

/** A page of the units found, best first; units in force come before those that ended. `$6` a level or null, `$7` rows to skip. */
const SEARCH = `
  ${FOUND}
  select s.id, s.livello, coalesce(u.codice_uts, s.codice) as codice, s.denominazione, s.denominazioni_precedenti, s.altre_denominazioni, s.provincia, s.da::text as validita_da, s.a::text as validita_a
  from (select unita_id, min(rango) as rango from trovato group by unita_id) t join scheda_unita s on s.id = t.unita_id
  left join lateral (select codice_uts from uts_estesa where s.livello = 'uts' and unita_id = s.id order by tratto desc limit 1) u on true
  where $6::text is null or s.livello = $6
  order by t.rango, s.a desc, s.ricerca, s.livello, s.id
  limit ${PAGE} offset $7`;

/** Every unit found, best first as in a page of the search. */
const RANKS = `
  ${FOUND}
  select s.id from (select unita_id, min(rango) as rango from trovato group by unita_id) t join scheda_unita s on s.id = t.unita_id
  order by t.rango, s.a desc, s.ricerca, s.livello, s.id`;

/** A municipality's code written as a number, without its first zeros: 1272 for 001272, 58091 for 058091. */
const NUMBER = /^\d{4,5}$/;

/** The characters between the words of a name: "corigliano rossano" finds Corigliano-Rossano, "reggio calabria" also Reggio di Calabria. */
const BETWEEN_WORDS = /[\s'’-]+/g;

/** What separates the two languages of a name: "Aosta/Aoste", "Bolzano - Bozen". */
const BETWEEN_LANGUAGES = /\/|\s-\s/;

/** The parameters of `FOUND`; null for a text without a word. */
function wordsOf(
  text: string,
): [typed: string, pattern: string, number: string | null, letters: string, languages: string[] | null] | null {
  const typed = text.trim();
  if (typed.replaceAll(BETWEEN_WORDS, '') === '') return null;
  const pattern = typed.replaceAll(/[\\%_]/g, '\\$&').replaceAll(BETWEEN_WORDS, '%');
  const parts = [...new Set(typed.split(BETWEEN_LANGUAGES).map(fold))].filter((part) => part !== '');
  return [typed, pattern, NUMBER.test(typed) ? typed.padStart(6, '0') : null, fold(typed), parts.length > 1 ? parts : null];
}

/**
 * Units whose current or former name contains the words of the text in their order, or whose code begins with it, best
 * first: also by plate, cadastral code, NUTS code and the number that a code is without its zeros. A province or other
 * UTS goes by its statistical code. Accents, case, hyphens and apostrophes do not matter.
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
