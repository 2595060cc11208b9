import type { State } from '@territori/edition/EditionModel';
import type { Day } from '@territori/history/dates/day';
import type { Language } from '@territori/languages';
import type { Level } from '@territori/traduzione/storia';
import { message } from '../../message.ts';
import type { CallContext } from '../calls/Call.ts';
import { dayInText } from '../dayInText.ts';
import { typeEntry } from './typesAndProperties.ts';

/** The state of a unit on a day, else its last one. */
export const stateOn = (unit: number, day: Day, { model }: Pick<CallContext, 'model'>): State | undefined =>
  model.at(unit, day) ?? model.ofUnit(unit).at(-1);

/** A unit as clients show it. */
export function entityOf({ row, to }: State, day: Day, language: Language): { id: string; name: string; description: string } {
  const { id, denominazione, codice, provincia, regione, livello } = row;
  const ended = to !== null && to <= day;
  const parts = [
    typeEntry(livello as Level, language).name,
    codice ?? '',
    provincia ? (provincia.sigla ?? provincia.denominazione) : (regione?.denominazione ?? ''),
    ended ? message.in(language)('reconcile.ended', { day: dayInText(to) }) : '',
  ];
  return { id: String(id), name: denominazione, description: parts.filter((part) => part !== '').join(', ') };
}
