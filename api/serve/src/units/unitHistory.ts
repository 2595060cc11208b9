import type { EditionModel, State } from '@territori/edition/EditionModel';
import type { Act, Change } from '@territori/edition/model/readEvents';
import { nearestState } from '@territori/edition/model/stateOn';
import { OPEN_END } from '@territori/history/dates/day';
import { changeKindName } from '@territori/history/edition/changeKinds';
import type { Language } from '@territori/languages';
import { textIn } from '@territori/languages';
import { dayNumber, type HistoryIndex, inOrder, isoDay, type Succession } from '@territori/traduzione/storia';
import type { EventoUnita, IndizioUnita, Livello, PassoUnita, StoriaUnita, VersioneUnita } from '@territori/wire';
import { byCodeAndName } from './byCode.ts';
import { joinedStates } from './joinedStates.ts';
import { nameOn } from './nameOn.ts';
import { shownCode } from './shownCode.ts';
import { textOfAct } from './textOfAct.ts';

/**
 * Versions, events and lineage of a unit; undefined for an unknown id. A unit without a named predecessor or successor has an
 * empty list: nothing is guessed. Its beginning or end then has hints, which do not belong to the lineage.
 */
export async function unitHistory(model: EditionModel, id: number, language: Language): Promise<StoriaUnita | undefined> {
  const states = model.ofUnit(id);
  const [first] = states;
  if (!first) return undefined;
  const { livello } = first;
  const { acts } = await model.events();
  const ofUnits = await model.eventsOfUnits();
  const ofDays = await model.eventsOfDays();
  const history = await model.history();
  const succession = livello === 'ripartizione' ? undefined : history.succession[livello];
  return {
    id,
    livello,
    versioni: shownVersions(model, history, livello, states),
    eventi: (ofUnits.get(id) ?? []).map((event) => ({
      ...describeEvent(event, acts, language),
      indizi: hintsTo(event, ofDays.get(event.data) ?? [], succession),
    })),
    predecessori: stepsOf(model, succession, id, true),
    successori: stepsOf(model, succession, id, false),
  };
}

/** The times in which a unit had one code, name, plate and region, or one version: a province changes its code while its version stays. */
function shownVersions(model: EditionModel, { uts }: HistoryIndex, livello: Livello, states: readonly State[]): VersioneUnita[] {
  const plateOf = ({ id, from }: State) => uts.at(id, dayNumber(from) ?? 0)?.plate;
  const shownOf = (state: State) =>
    livello === 'uts'
      ? [shownCode(state), state.row.denominazione, plateOf(state), state.row.regione?.denominazione].join('|')
      : String(state.version);
  return joinedStates(states, shownOf).map((state) => {
    const { row, from, to } = state;
    return {
      codice: shownCode(state),
      denominazione: row.denominazione,
      provincia: nameOn(model, row.provincia?.id, from),
      sigla_automobilistica: row.sigla ?? row.provincia?.sigla ?? null,
      regione: livello === 'uts' ? (row.regione?.denominazione ?? null) : nameOn(model, row.regione?.id, from),
      codice_catastale: row.codice_catastale,
      validita_da: from,
      validita_a: to ?? OPEN_END,
    };
  });
}

function describeEvent(event: Change, acts: ReadonlyMap<number, Act>, language: Language): Omit<EventoUnita, 'indizi'> {
  const { evento, data, tipo, certezza, id_collegata, codice_collegato, denominazione_collegata, atto } = event;
  const name = textIn(changeKindName(tipo), language);
  const related =
    id_collegata === null ? null : { id: id_collegata, codice: codice_collegato ?? '', denominazione: denominazione_collegata ?? '' };
  return {
    id: evento,
    data,
    tipo,
    descrizione: related ? `${name}: ${related.denominazione}` : name,
    certezza,
    unita_relativa: related,
    provvedimento: textOfAct(acts.get(atto ?? 0)),
  };
}

/** The steps that lead to a unit, or away from it, with the other unit as it was then; an exchange between two that go on is none. */
const stepsOf = (model: EditionModel, succession: Succession | undefined, id: number, back: boolean): PassoUnita[] =>
  (succession?.stepsOn(id, back) ?? [])
    .map(({ from, to, day, kind, certainty }) => {
      const [other, data] = [back ? from : to, isoDay(day)];
      const state = nearestState(model.ofUnit(other), data);
      return {
        id: other,
        codice: state?.row.codice ?? '',
        denominazione: state?.row.denominazione ?? '',
        data,
        tipo: kind,
        certezza: certainty,
      };
    })
    .sort((a, b) => inOrder(a.data, b.data) || byCodeAndName(a, b));

/**
 * For a beginning or end of a unit that leads nowhere by any source, the other units of its level and province that began or ended on that
 * day: no source says that they are related.
 */
function hintsTo(
  { id, livello, tipo, data, ...event }: Change,
  ofDay: readonly Change[],
  succession: Succession | undefined,
): IndizioUnita[] {
  const day = dayNumber(data);
  const steps = [...(succession?.stepsTo(id) ?? []), ...(succession?.stepsFrom(id) ?? [])];
  if (!isBeginningOrEnd(tipo) || steps.some((step) => step.day === day)) return [];
  const province = event.uts_prima ?? event.uts_dopo;
  const hints = ofDay.flatMap((other): IndizioUnita[] => {
    const isHint = other.livello === livello && other.id !== id && province !== null && (other.uts_prima ?? other.uts_dopo) === province;
    if (!isHint || !isBeginningOrEnd(other.tipo)) return [];
    const codice = other.codice_precedente ?? other.codice ?? '';
    return [{ id: other.id, codice, denominazione: other.denominazione_precedente ?? other.denominazione, tipo: other.tipo }];
  });
  const once = new Map(hints.map((hint) => [Object.values(hint).join(' '), hint]));
  return [...once.values()].sort((a, b) => inOrder(b.tipo, a.tipo) || inOrder(a.denominazione, b.denominazione) || a.id - b.id);
}

const isBeginningOrEnd = (tipo: string | null): tipo is 'CS' | 'ES' => tipo === 'CS' || tipo === 'ES';
