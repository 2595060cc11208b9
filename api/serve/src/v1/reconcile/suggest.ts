import type { Level } from '@territori/traduzione/storia';
import type { Suggestions } from '@territori/wire/v1/reconcile';
import { message } from '../../message.ts';
import type { CallContext } from '../calls/Call.ts';
import { entityOf, stateOn } from './entity.ts';
import { MATCHED_LEVELS } from './Matcher.ts';
import { matcherOf } from './matcherOf.ts';
import { LONGEST_TEXT } from './requestFields.ts';
import { OF_QUERIES, PROPERTIES, propertyEntry, typeEntry } from './typesAndProperties.ts';

/** Units that are found, at most, before those whose name begins with the text. */
const MOST_FOUND = 50;

/** Units whose name begins like a text or is alike, properties, or types. */
export async function suggest(
  what: 'entity' | 'property' | 'type',
  prefix: string,
  cursor: number,
  context: CallContext,
): Promise<Suggestions> {
  const { language, today } = context;
  const wanted = prefix.trim().toLowerCase();
  const among = <E extends { id: string; name: string }>(all: readonly E[]) =>
    all.filter(({ id, name }) => id.startsWith(wanted) || name.toLowerCase().includes(wanted));
  if (what === 'type') return { result: among(MATCHED_LEVELS.map((level) => typeEntry(level, language))) };
  if (what === 'property') {
    const all = new Map<string, string>([
      ...PROPERTIES.map((id) => [id, propertyEntry(id, language).name] as const),
      ...OF_QUERIES.map((id) => [id, message.in(language)(`typesAndProperties.ofQueries.${id}`)] as const),
    ]);
    return { result: among([...all].map(([id, description]) => ({ id, name: id, description }))) };
  }
  if (wanted === '') return { result: [] };
  const matcher = await matcherOf(context);
  const found = matcher.find({ text: prefix.slice(0, LONGEST_TEXT), levels: MATCHED_LEVELS, day: today, dayIsKnown: true }, MOST_FOUND);
  const ids = new Set(found.map(({ unit }) => unit));
  const begun = context.model
    .inForce(today)
    .filter(({ row }) => row.livello !== 'ripartizione' && !ids.has(row.id) && row.denominazione.toLowerCase().startsWith(wanted))
    .sort((a, b) => (a.row.denominazione < b.row.denominazione ? -1 : 1));
  const exact = found.filter(({ score }) => score >= 85).map(({ unit }) => unit);
  const others = found.filter(({ score }) => score < 85).map(({ unit }) => unit);
  const units = [...exact, ...begun.map(({ row }) => row.id), ...others].slice(cursor, cursor + 20);
  return {
    result: units.flatMap((unit) => {
      const state = stateOn(unit, today, context);
      return state ? [{ ...entityOf(state, today, language), notable: [typeEntry(state.row.livello as Level, language)] }] : [];
    }),
  };
}
