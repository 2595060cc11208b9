import type { Language } from '@territori/languages';
import { textIn } from '@territori/languages';
import { utsTypeName } from '@territori/reports/fields/provinces';
import { codesOf } from '@territori/reports/lists';
import type { RigaRicercaCodice, TipologiaUnita } from '@territori/wire';
import { BadRequest } from '../http/errors.ts';
import { message } from '../message.ts';
import type { QueryParameters } from './QueryParameters.ts';
import type { RowQuery } from './query.ts';

const KINDS = {
  1: { level: 'comune', label: message('codeSearch.kinds.1.label') },
  2: { level: 'uts', label: message('codeSearch.kinds.2.label') },
  3: { level: 'regione', label: message('codeSearch.kinds.3.label') },
} as const;

/** `ricercacodice_criterio`: the kinds of unit whose codes can be looked up. */
export const codeSearchKinds: RowQuery = async ({ language }) => ({ items: kinds(language) });

const kinds = (language: Language): TipologiaUnita[] =>
  (['1', '2', '3'] as const).map((code) => ({ return_code: code, label_tipologia: textIn(KINDS[code].label, language) }));

function levelOf(parameters: QueryParameters): 'comune' | 'uts' | 'regione' {
  const code = parameters.required('ptipounit');
  if (code === '1' || code === '2' || code === '3') return KINDS[code].level;
  throw new BadRequest(message('codeSearch.parameterPtipounitNot', { code }));
}

/** `ricercacodice_criterio_lov`: the codes to choose from, each with its name; the name alone where no source has the code. */
export const codeSearchValues: RowQuery = async ({ services, edition, parameters }) => {
  const table = await services.reports.listed(edition, codesOf(levelOf(parameters)));
  const lists = table.lists(table.all(), ['codice', 'denominazione', 'unita_id'], { offset: 0, limit: table.length });
  const codes = JSON.parse(lists) as [string | null, string, number][];
  const values = codes.map(([code, name, unit]) => ({ V: code === null ? name : `${code} - ${name}`, RC: String(unit) }));
  return JSON.stringify({ resultset: values });
};

/** Longer than any code, so that a unit's id cannot be mistaken for a code. */
const ID_LENGTH = 7;

/** The statistical code and the type of a province may change within a version: `uts_estesa` has a row for each interval. */
const CODES = `
  with stato as (
    select unita_id, codice, codice as storico, denominazione, uts_id, regione_id, sigla, codice_catastale, null::smallint as tipo, validita
    from versione where livello = $1 and livello <> 'uts'
    union all
    select unita_id, coalesce(codice_uts, codice), codice, denominazione, null, regione_id, sigla, null, tipo, tratto from uts_estesa where $1 = 'uts'
  )
  select v.unita_id as unita, lower(v.validita)::text as inizio, upper(v.validita)::text as fine, coalesce(v.codice, '') as "Codice Istat", v.denominazione as "Denominazione",
         to_char(lower(v.validita), 'DD/MM/YYYY') as "Data inizio", coalesce(to_char(upper(v.validita) - 1, 'DD/MM/YYYY'), ' ') as "Data fine",
         p.denominazione as "Provincia/Uts", v.sigla as "Sigla automobilistica", r.denominazione as "Regione", v.codice_catastale as "Codice Catastale",
         v.storico as "Codice Provincia (Storico)", ${utsTypeName('v.tipo')} as "Tipo Uts"
  from stato v
  left join lateral (select denominazione from versione u where u.unita_id = v.uts_id order by u.validita @> lower(v.validita) desc, lower(u.validita) desc limit 1) p on true
  left join lateral (select denominazione from versione g where g.unita_id = v.regione_id order by g.validita @> lower(v.validita) desc, lower(g.validita) desc limit 1) r on true
  where v.unita_id in (
    select unita_id from versione where livello = $1 and (unita_id = $3::int or codice = $2)
    union
    select u.id from attributi x join unita u on u.id = x.unita_id where u.livello = $1 and x.codice_uts = $2
  )
  order by v.unita_id, lower(v.validita) desc`;

interface VersionRow extends RigaRicercaCodice {
  readonly unita: number;
  /** First day in force, first day out of force. */
  readonly inizio: string;
  readonly fine: string | null;
}

/** What else is known of a kind of unit. */
const LABELS = {
  comune: ['Provincia/Uts', 'Sigla automobilistica', 'Regione', 'Codice Catastale'],
  uts: ['Codice Provincia (Storico)', 'Tipo Uts', 'Sigla automobilistica', 'Regione'],
  regione: [],
} as const;

/**
 * `ricercacodice_criterio_res`: the codes and names of the chosen unit with their validity, newest first. What else is known is as it was
 * last in that validity. `prc` is an RC of the value list, or a code.
 */
export const codeSearchResult: RowQuery = async ({ services, edition, parameters }) => {
  const level = levelOf(parameters);
  const chosen = parameters.required('prc');
  const id = chosen.length >= ID_LENGTH && /^\d{7,9}$/.test(chosen) ? Number(chosen) : null;
  const rows = await services.database.read<VersionRow>(CODES, [level, chosen, id], { edition: edition.id });
  const labels: readonly string[] = ['Codice Istat', 'Denominazione', 'Data inizio', 'Data fine', ...LABELS[level]];
  return {
    resultset: joinEqual(rows).map((row) => Object.fromEntries(labels.map((label) => [label, row[label] ?? null]))),
  };
};

/** Merges consecutive versions that have the same code, name and type. */
function joinEqual(rows: readonly VersionRow[]): VersionRow[] {
  const joined: VersionRow[] = [];
  for (const row of rows) {
    const later = joined.at(-1);
    const same = (label: string) => later?.[label] === row[label];
    if (later?.inizio === row.fine && ['unita', 'Codice Istat', 'Denominazione', 'Tipo Uts'].every(same)) {
      joined[joined.length - 1] = { ...later, inizio: row.inizio, 'Data inizio': row['Data inizio'] };
    } else joined.push(row);
  }
  return joined;
}
