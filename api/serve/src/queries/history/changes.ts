import type { HistoryLevel } from '@territori/edition/changes/historyLevels';
import type { EditionModel, State } from '@territori/edition/EditionModel';
import type { Change, Events } from '@territori/edition/model/readEvents';
import { italianDay } from '@territori/history/dates/day';
import { changeLabel } from '@territori/history/edition/changeKinds';
import type { Language } from '@territori/languages';
import { onceFor } from '@territori/process/onceFor';
import { withoutAccents } from '@territori/reports/table/folded';
import { groupBy } from '@territori/traduzione/groupBy';
import type { RigaVariazione } from '@territori/wire';
import { unitForms } from '../../units/unitForms.ts';
import type { RowQuery } from '../query.ts';
import { describeChange } from './describeChange.ts';
import { shownCodes } from './shownCodes.ts';

/** The most changes that a call answers. */
const MOST_CHANGES = 5000;

/** `var_get_ua_*_lov_rs`: the changes of a unit, oldest first. The answer is empty without a name and a code. */
export const changesOf =
  (of: HistoryLevel): RowQuery =>
  async ({ services, edition, parameters, language }) => {
    const [name, code] = [parameters.text(of.name), parameters.text(of.code)];
    if (name === undefined && code === undefined) return { items: [] };
    const model = await services.modelOf(edition);
    const events = await model.eventsOfUnits();
    const units = await unitsBy(model, of.level, name, code);
    const found = units.flatMap((unit) => events.get(unit) ?? []).slice(0, MOST_CHANGES);
    return { items: await Promise.all(found.map((event, index) => describeRow(model, event, index + 1, of, language))) };
  };

const eventsByCode = onceFor(({ all }: Events) => groupBy(all, ({ codice }) => codice));

/**
 * The ids of the units of a level that had a name and a code at the same time, in their order. A statistical code, and one that only an
 * event gives, need not have been there with the name.
 */
async function unitsBy(model: EditionModel, level: HistoryLevel['level'], name: string | undefined, code: string | undefined) {
  const letters = name === undefined ? undefined : withoutAccents(name);
  const hasName = (state: State) => letters === undefined || withoutAccents(state.row.denominazione) === letters;
  const ofCode = code === undefined ? undefined : eventsByCode(await model.events()).get(code);
  const withEvent = new Set(ofCode?.map(({ id }) => id));
  const found =
    letters === undefined
      ? [...model.withCode(code ?? '').map(({ id }) => id), ...withEvent]
      : (await unitForms(model, level)).filter(({ ricerca }) => ricerca === letters).map(({ id }) => id);
  return [...new Set(found)]
    .filter((unit) => {
      const states = model.ofUnit(unit);
      if (states[0]?.livello !== level) return false;
      const hadCode = withEvent.has(unit) || states.some(({ row }) => row.codice_uts === code);
      return code === undefined || hadCode || states.some((state) => state.row.codice === code && hasName(state));
    })
    .sort((a, b) => a - b);
}

async function describeRow(
  model: EditionModel,
  event: Change,
  order: number,
  of: HistoryLevel,
  language: Language,
): Promise<RigaVariazione> {
  const { id, tipo, data, evento, atto, certezza, denominazione } = event;
  const codes = shownCodes(model, event);
  const day = italianDay(data);
  const only = <T>(level: HistoryLevel['level'], value: T): T | null => (of.level === level ? value : null);
  const type = String(model.at(id, data)?.row.tipo ?? '') || null;
  return {
    id_evento: evento,
    variazione: changeLabel(tipo, language),
    'tipo variazione': tipo ?? '',
    'data evento': day,
    'descrizione evento': await describeChange(model, event, of.level, codes, language),
    'identificativo provvedimento': atto === null ? null : String(atto),
    id_comune_origine: only('comune', id),
    id_uts: only('uts', codes.code),
    id_uts_origine: only('uts', id),
    id_regione: only('regione', codes.code),
    id_regione_origine: only('regione', id),
    'tipo uts': only('uts', type),
    'tipo reg': only('regione', type),
    'data decorrenza': day,
    dt_prv_var: null,
    'codice corrente': codes.code ?? '',
    'denominazione corrente': denominazione,
    data_inizio_amministrativa: day,
    orderr: order,
    certezza,
  };
}
