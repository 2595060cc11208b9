import type { EditionModel } from '@territori/edition/EditionModel';
import type { Day } from '@territori/history/dates/day';
import { dayBefore } from '@territori/history/territory/period';
import { textIn } from '@territori/languages';
import { message } from '../../../message.ts';
import type { CallContext } from '../Call.ts';
import type { ChoiceOfUnits } from './choiceOfUnits.ts';
import { upperUnits } from './upperUnits.ts';

/** Says that a province or region was not in force on the day; undefined where it was, or none is asked for. */
function noticeOf(parameter: 'provincia' | 'regione', asked: string | undefined, day: Day, model: EditionModel) {
  if (asked === undefined) return undefined;
  const ids = [...upperUnits(model, parameter === 'provincia' ? 'uts' : 'regione', parameter, asked)];
  if (ids.some((id) => model.at(id, day))) return undefined;
  const states = ids.flatMap((id) => model.ofUnit(id));
  const [first, last] = [states[0], states.at(-1)];
  if (!first || !last) return undefined;
  const name = last.row.denominazione;
  const lastDay = last.to === null ? null : dayBefore(last.to);
  const values = { parameter, name, day, first: first.from };
  return lastDay === null ? message('noticeOfChoice', values) : message('noticeOfChoice.ended', { ...values, lastDay });
}

/** Why a province or region that a call chooses has no units on a day; empty where it was in force. */
export function noticeOfChoice(choice: ChoiceOfUnits, day: Day, { model, language }: Pick<CallContext, 'model' | 'language'>): string {
  const notices = [noticeOf('provincia', choice.provincia, day, model), noticeOf('regione', choice.regione, day, model)];
  return notices.flatMap((notice) => textIn(notice, language) ?? []).join(' ');
}
