import { actDate } from '@territori/edition/changes/actDate';
import type { HistoryLevel } from '@territori/edition/changes/historyLevels';
import type { EditionModel } from '@territori/edition/EditionModel';
import type { Change } from '@territori/edition/model/readEvents';
import { italianDay } from '@territori/history/dates/day';
import { dayBefore } from '@territori/history/territory/period';
import { dayNumber, type HistoryIndex, inOrder } from '@territori/traduzione/storia';
import type { DettaglioAssociato, DettaglioProvvedimento, Livello } from '@territori/wire';
import { textOfAct } from '../../units/textOfAct.ts';
import type { QueryCall, RowQuery } from '../query.ts';
import { type OtherUnit, otherUnits } from './otherUnits.ts';
import { shownCodes } from './shownCodes.ts';

/** The events of a unit in order of time: those of one kind, of one act, or the event of the summary row, where one is asked for. */
async function wantedEvents({ parameters }: QueryCall, model: EditionModel, of: HistoryLevel): Promise<readonly Change[]> {
  const unit = parameters.requiredInteger(of.id);
  const [kind, act, event] = [parameters.text('mcrvar'), parameters.integer('idprovv'), parameters.integer('idevento')];
  return ((await model.eventsOfUnits()).get(unit) ?? []).filter(
    ({ livello, tipo, atto, evento }) =>
      livello === of.level &&
      (kind === undefined || kind === (tipo ?? '')) &&
      (act === undefined || act === atto) &&
      (event === undefined || event === evento),
  );
}

/**
 * `..._lov_rs_dett`: the acts of the chosen events, each with its date when the text states one. Empty when no loaded
 * file names an act.
 */
export const actsOf =
  (of: HistoryLevel): RowQuery =>
  async (call) => {
    const model = await call.services.modelOf(call.edition);
    const { acts } = await model.events();
    const wanted = new Set((await wantedEvents(call, model, of)).map(({ atto }) => atto));
    return {
      items: [...acts.values()]
        .filter(({ id }) => wanted.has(id))
        .sort((a, b) => inOrder(String(a.id), String(b.id)))
        .map((act): DettaglioProvvedimento => {
          const provvedimento = textOfAct(act);
          const date = actDate(provvedimento);
          return {
            identificativo_provvedimento: String(act.id),
            provvedimento,
            contenuto: act.contenuto,
            url_pdf: act.url,
            data_provvedimento: date && italianDay(date),
          };
        }),
    };
  };

/** The kinds whose event is associated with the new state of the same unit; any other is associated with another unit. */
const OF_THE_UNIT: readonly (string | null)[] = ['CD', 'RN', 'AP'];

/** `..._lov_rs_dett_ass`: the units involved in the chosen events. */
export const unitsInvolvedIn =
  (of: HistoryLevel): RowQuery =>
  async (call) => {
    const model = await call.services.modelOf(call.edition);
    const history = await model.history();
    const rows = (await wantedEvents(call, model, of)).map(async (event) => {
      const others = await otherUnits(model, event);
      // an event without another unit has a row too
      return (others.length === 0 ? [undefined] : others).map((other) => associationOf(model, history, event, other));
    });
    return { items: (await Promise.all(rows)).flat() };
  };

function associationOf(model: EditionModel, history: HistoryIndex, event: Change, other: OtherUnit | undefined): DettaglioAssociato {
  const { id, livello, tipo, data, denominazione, denominazione_precedente, denominazione_successiva } = event;
  const codes = shownCodes(model, event);
  const own = OF_THE_UNIT.includes(tipo);
  const [before, name] = [codes.before ?? codes.code, denominazione_precedente ?? denominazione];
  const associatedName = own ? denominazione_successiva : (other?.denominazione ?? null);
  const Certezza = own ? event.certezza : (other?.certezza ?? null);
  if (livello === 'uts') {
    const associated = own ? codes.after : (other?.state.row.codice_uts ?? null);
    return {
      'Codice Uts': before,
      Denominazione: name,
      'Codice Uts associato': associated,
      'Denominazione associata': associatedName,
      Certezza,
    };
  }
  const associated = own ? codes.after : (other?.codice ?? null);
  if (livello === 'regione') {
    const division = model.at(model.at(id, data)?.row.ripartizione?.id ?? 0, data)?.row.codice ?? null;
    return {
      'Codice Ripartizione': division,
      'Codice Compartimento/Regione': before,
      Denominazione: name,
      CodCompRegAss: associated,
      Certezza,
    };
  }
  const plateOn = (unit: number, day: string, level: Livello = 'comune') =>
    level === 'ripartizione' ? null : (history[level].at(unit, dayNumber(day) ?? 0)?.plate ?? null);
  const plateBefore = denominazione_precedente === null ? null : plateOn(id, dayBefore(data));
  const plateAfter = denominazione_successiva === null ? null : plateOn(id, data);
  return {
    'Codice Comune': before,
    Denominazione: name,
    'Sigla automobilistica': plateBefore ?? plateAfter,
    'Codice Comune associato': associated,
    'Denominazione associata': associatedName,
    'Sigla associata': own ? plateAfter : other ? plateOn(other.state.id, other.state.from, other.state.livello) : null,
    Certezza,
  };
}
