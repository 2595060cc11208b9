import { changeSentence } from '@territori/edition/changes/changeSentences';
import type { HistoryLevel } from '@territori/edition/changes/historyLevels';
import type { Language } from '@territori/languages';
import { message } from '../../message.ts';
import type { EventRow, OtherUnit } from './EventRow.ts';

/**
 * One or two sentences on an event: first the change that the versions and the other units show, then the text of the act, if one is
 * loaded.
 */
export function describeChange(row: EventRow, level: HistoryLevel['level'], language: Language): string {
  const sentence = changeSentence(
    row.tipo,
    {
      level,
      before: named(row.denominazione_prima ?? row.denominazione, row.codice_prima ?? row.codice),
      after: named(row.denominazione_dopo ?? row.denominazione, row.codice_dopo ?? row.codice),
      newName: row.denominazione_dopo ?? row.denominazione,
      newCode: row.codice_dopo ?? row.codice,
      oldProvince: row.provincia_prima,
      newProvince: row.provincia_dopo,
      others: others(row, row.altre, language),
      gainedFrom: others(
        row,
        row.altre?.filter(({ origine }) => origine),
        language,
      ),
      lostTo: others(
        row,
        row.altre?.filter(({ origine }) => !origine),
        language,
      ),
      othersStay: row.altra_resta,
      abroad: row.relativa === 'estero',
    },
    language,
  );
  return [sentence, row.contenuto_provvedimento].filter(Boolean).join(' ');
}

const named = (name: string, code: string | null) => (code ? `${name} (${code})` : name);

/** The other units in words; undefined when no source names any. */
function others({ altra_nominata }: EventRow, altre: readonly OtherUnit[] | null | undefined, language: Language): string | undefined {
  if (!altre || altre.length === 0) return undefined;
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(
    altre.map(({ denominazione, codice }) => named(denominazione, codice)),
  );
  if (!altre.some(({ certezza }) => certezza === 'dedotto')) return names;
  // it is the only other unit of the event, or the only step of that day leads to it
  return message.in(language)(altra_nominata ? 'describeChange.deduced.named' : 'describeChange.deduced.step', { names });
}
