import type { HistoryLevel } from '@territori/edition/changes/historyLevels';
import { italianDay } from '@territori/history/dates/day';
import { changeLabel } from '@territori/history/edition/changeKinds';
import type { Language } from '@territori/languages';
import type { RigaVariazione } from '@territori/wire';
import type { QueryCall, RowQuery } from '../query.ts';
import { describeChange } from './describeChange.ts';
import type { EventRow } from './EventRow.ts';
import { OTHER_UNITS } from './otherUnits.ts';
import { shownCodes } from './shownCodes.ts';

/** The name, where one is asked for. */
const NAMED = `($2::text is null or v.ricerca = portale.piega($2))`;

/**
 * `$1` the level, `$2` a name or null, `$3` a code or null: the events of the units that had that name and that code at the same time, or
 * that code for no day.
 */
const CHANGES = (level: HistoryLevel['level']) => {
  const { code, before, after, joins } = shownCodes(level);
  return `
  select e.id, e.unita_id, e.data::text, e.tipo, e.certezza, ${code} as codice, e.denominazione,
         ${before} as codice_prima, e.denominazione_prima, ${after} as codice_dopo, e.denominazione_dopo,
         pp.denominazione as provincia_prima, pd.denominazione as provincia_dopo,
         e.relativa, e.unita_relativa_id is not null as altra_nominata,
         exists (select from versione v where v.unita_id = e.unita_relativa_id and v.validita @> e.data) as altra_resta,
         (select json_agg(r order by r.codice, r.denominazione) from (${OTHER_UNITS}) r) as altre, e.provvedimento_id, e.contenuto_provvedimento, a.tipo::text as tipo_unita
  from evento_esteso e
  left join versione pp on pp.unita_id = e.uts_prima_id and pp.validita @> (e.data - 1)
  left join versione pd on pd.unita_id = e.uts_dopo_id and pd.validita @> e.data
  left join attributi a on a.unita_id = e.unita_id and a.validita @> e.data
  ${joins}
  where e.livello = $1 and e.unita_id = any(array(
    select v.unita_id from versione v where v.livello = $1 and ${NAMED} and ($3::text is null or v.codice = $3)
    union
    select v.unita_id from versione v where v.livello = $1 and ${NAMED} and v.unita_id in (
      select x.unita_id from attributi x where x.codice_uts = $3 union all select x.unita_id from evento x where x.codice = $3)
  ))
  order by e.unita_id, e.data, e.ordine limit 5000`;
};

/** `var_get_ua_*_lov_rs`: the changes of a unit, oldest first. The answer is empty without a name and a code. */
export const changesOf =
  (of: HistoryLevel): RowQuery =>
  async (call) => {
    const [name, code] = [call.parameters.text(of.name), call.parameters.text(of.code)];
    if (name === undefined && code === undefined) return { items: [] };
    const rows = await readChanges(call, of, name, code);
    return { items: rows.map((row, index) => describeRow(row, index + 1, of, call.language)) };
  };

const readChanges = ({ services, edition }: QueryCall, of: HistoryLevel, name: string | undefined, code: string | undefined) =>
  services.database.read<EventRow>(CHANGES(of.level), [of.level, name ?? null, code ?? null], { edition: edition.id });

function describeRow(row: EventRow, order: number, of: HistoryLevel, language: Language): RigaVariazione {
  const day = italianDay(row.data);
  const only = <T>(level: HistoryLevel['level'], value: T): T | null => (of.level === level ? value : null);
  return {
    id_evento: row.id,
    variazione: changeLabel(row.tipo, language),
    'tipo variazione': row.tipo ?? '',
    'data evento': day,
    'descrizione evento': describeChange(row, of.level, language),
    'identificativo provvedimento': row.provvedimento_id === null ? null : String(row.provvedimento_id),
    id_comune_origine: only('comune', row.unita_id),
    id_uts: only('uts', row.codice),
    id_uts_origine: only('uts', row.unita_id),
    id_regione: only('regione', row.codice),
    id_regione_origine: only('regione', row.unita_id),
    'tipo uts': only('uts', row.tipo_unita),
    'tipo reg': only('regione', row.tipo_unita),
    'data decorrenza': day,
    dt_prv_var: null,
    'codice corrente': row.codice ?? '',
    'denominazione corrente': row.denominazione,
    data_inizio_amministrativa: day,
    orderr: order,
    certezza: row.certezza,
  };
}
