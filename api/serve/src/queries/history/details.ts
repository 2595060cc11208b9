import { actDate } from '@territori/edition/changes/actDate';
import type { HistoryLevel } from '@territori/edition/changes/historyLevels';
import { italianDay } from '@territori/history/dates/day';
import type { Parameter } from '@territori/store/database';
import type { DettaglioAssociato, DettaglioProvvedimento } from '@territori/wire';
import type { QueryCall, RowQuery } from '../query.ts';
import { OTHER_UNITS } from './otherUnits.ts';
import { shownCodes } from './shownCodes.ts';

/** Conditions on `evento_esteso e`: the unit, and its events of one kind, of one act, or the event of the summary row. */
const WANTED_EVENTS = `e.livello = $1 and e.unita_id = $2 and ($3::text is null or coalesce(e.tipo, '') = $3)
  and ($4::int is null or e.provvedimento_id = $4) and ($5::int is null or e.id = $5)`;

function wantedEvents({ parameters }: QueryCall, of: HistoryLevel): Parameter[] {
  return [
    of.level,
    parameters.requiredInteger(of.id),
    parameters.text('mcrvar') ?? null,
    parameters.integer('idprovv') ?? null,
    parameters.integer('idevento') ?? null,
  ];
}

const ACTS_OF_EVENTS = `
  select distinct e.provvedimento_id::text as identificativo_provvedimento, e.provvedimento, e.contenuto_provvedimento as contenuto, e.url_provvedimento as url_pdf
  from evento_esteso e where ${WANTED_EVENTS} and e.provvedimento_id is not null order by 1`;

/**
 * `..._lov_rs_dett`: the acts of the chosen events, each with its date when the text states one. Empty when no loaded
 * file names an act.
 */
export const actsOf =
  (of: HistoryLevel): RowQuery =>
  async (call) => {
    const rows = await call.services.database.read<Omit<DettaglioProvvedimento, 'data_provvedimento'>>(
      ACTS_OF_EVENTS,
      wantedEvents(call, of),
      {
        edition: call.edition.id,
      },
    );
    return {
      items: rows.map((row): DettaglioProvvedimento => {
        const date = actDate(row.provvedimento ?? '');
        return { ...row, data_provvedimento: date && italianDay(date) };
      }),
    };
  };

/**
 * A change of name, code or province is associated with the new state of the same unit; any other change is associated with another unit.
 */
const ownOrRelated = (after: string, related: string) => `case when e.tipo in ('CD', 'RN', 'AP') then ${after} else ${related} end`;

const CERTAINTY = `${ownOrRelated('e.certezza', 'r.certezza')} as "Certezza"`;

const UTS = shownCodes('uts');
const UTS_RELATED = `(select u.codice_uts from uts_estesa u where u.unita_id = r.id
    order by u.tratto @> e.data desc, u.tratto @> (e.data - 1) desc, lower(u.tratto) desc limit 1)`;

const DETAILS_OF_LEVEL: Record<HistoryLevel['level'], string> = {
  comune: `
    coalesce(e.codice_prima, e.codice) as "Codice Comune", coalesce(e.denominazione_prima, e.denominazione) as "Denominazione",
    coalesce(e.sigla_prima, e.sigla_dopo) as "Sigla automobilistica", ${ownOrRelated('e.codice_dopo', 'r.codice')} as "Codice Comune associato",
    ${ownOrRelated('e.denominazione_dopo', 'r.denominazione')} as "Denominazione associata", ${ownOrRelated('e.sigla_dopo', 'r.sigla')} as "Sigla associata", ${CERTAINTY}`,
  uts: `
    coalesce(${UTS.before}, ${UTS.code}) as "Codice Uts", coalesce(e.denominazione_prima, e.denominazione) as "Denominazione",
    ${ownOrRelated(UTS.after, UTS_RELATED)} as "Codice Uts associato", ${ownOrRelated('e.denominazione_dopo', 'r.denominazione')} as "Denominazione associata", ${CERTAINTY}`,
  regione: `
    (select f.codice from versione v join versione f on f.unita_id = v.ripartizione_id and f.validita @> e.data
     where v.unita_id = e.unita_id and v.validita @> e.data limit 1) as "Codice Ripartizione",
    coalesce(e.codice_prima, e.codice) as "Codice Compartimento/Regione", coalesce(e.denominazione_prima, e.denominazione) as "Denominazione",
    ${ownOrRelated('e.codice_dopo', 'r.codice')} as "CodCompRegAss", ${CERTAINTY}`,
};

/** `..._lov_rs_dett_ass`: the units involved in the chosen events. */
export const unitsInvolvedIn =
  (of: HistoryLevel): RowQuery =>
  async (call) => {
    const sql = `select ${DETAILS_OF_LEVEL[of.level]} from evento_esteso e ${shownCodes(of.level).joins}
  left join lateral (${OTHER_UNITS}) r on true where ${WANTED_EVENTS} order by e.data, e.ordine, r.codice, r.denominazione`;
    return { items: await call.services.database.read<DettaglioAssociato>(sql, wantedEvents(call, of), { edition: call.edition.id }) };
  };
