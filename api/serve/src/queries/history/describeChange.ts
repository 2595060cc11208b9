import { changeSentence } from '@territori/edition/changes/changeSentences';
import type { HistoryLevel } from '@territori/edition/changes/historyLevels';
import type { EditionModel } from '@territori/edition/EditionModel';
import type { Change } from '@territori/edition/model/readEvents';
import { dayBefore } from '@territori/history/territory/period';
import type { Language } from '@territori/languages';
import { message } from '../../message.ts';
import { type OtherUnit, otherUnits } from './otherUnits.ts';
import type { ShownCodes } from './shownCodes.ts';

/**
 * One or two sentences on an event: first the change that the versions and the other units show, then the text of the act, if one is
 * loaded.
 */
export async function describeChange(
  model: EditionModel,
  event: Change,
  level: HistoryLevel['level'],
  codes: ShownCodes,
  language: Language,
): Promise<string> {
  const { denominazione, denominazione_precedente, denominazione_successiva, data, id_collegata, atto } = event;
  const units = await otherUnits(model, event);
  const inWords = (found: readonly OtherUnit[]) => others(event, found, language);
  const provinceOn = (id: number | null, day: string) => (id === null ? null : (model.at(id, day)?.row.denominazione ?? null));
  const sentence = changeSentence(
    event.tipo,
    {
      level,
      before: named(denominazione_precedente ?? denominazione, codes.before ?? codes.code),
      after: named(denominazione_successiva ?? denominazione, codes.after ?? codes.code),
      newName: denominazione_successiva ?? denominazione,
      newCode: codes.after ?? codes.code,
      oldProvince: provinceOn(event.uts_prima, dayBefore(data)),
      newProvince: provinceOn(event.uts_dopo, data),
      others: inWords(units),
      gainedFrom: inWords(units.filter(({ origine }) => origine)),
      lostTo: inWords(units.filter(({ origine }) => !origine)),
      othersStay: id_collegata !== null && model.at(id_collegata, data) !== undefined,
      abroad: event.collegata === 'estero',
    },
    language,
  );
  const { acts } = await model.events();
  return [sentence, acts.get(atto ?? 0)?.contenuto].filter(Boolean).join(' ');
}

const named = (name: string, code: string | null) => (code ? `${name} (${code})` : name);

/** The other units in words; undefined when no source names any. */
function others({ id_collegata }: Change, found: readonly OtherUnit[], language: Language): string | undefined {
  if (found.length === 0) return undefined;
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(
    found.map(({ denominazione, codice }) => named(denominazione, codice)),
  );
  if (!found.some(({ certezza }) => certezza === 'dedotto')) return names;
  // it is the only other unit of the event, or the only step of that day leads to it
  return message.in(language)(id_collegata === null ? 'describeChange.deduced.step' : 'describeChange.deduced.named', { names });
}
