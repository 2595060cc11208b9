import { parseDay } from '@territori/history/dates/day';
import type { Level } from '@territori/traduzione/storia';
import type { Candidate, Results } from '@territori/wire/v1/reconcile';
import { message } from '../../message.ts';
import type { CallContext } from '../calls/Call.ts';
import { entityOf, stateOn } from './entity.ts';
import { MATCHED_LEVELS, type Matcher } from './Matcher.ts';
import { matcherOf } from './matcherOf.ts';
import { isObject, LONGEST_TEXT, refusedField, textField } from './requestFields.ts';
import { typeEntry } from './typesAndProperties.ts';

/** Queries of one call, at most. */
const MOST_QUERIES = 500;
const MOST_CANDIDATES = 50;

/** The levels that a query names; all where it names none. */
function levelsOf(type: unknown): readonly Level[] {
  const names = [type].flat().flatMap((one) => (isObject(one) ? [one.id] : [one]));
  const asked = MATCHED_LEVELS.filter((level) => names.includes(level) || (level === 'uts' && names.includes('provincia')));
  return asked.length > 0 || names.some((name) => typeof name === 'string' && name !== '') ? asked : MATCHED_LEVELS;
}

/** The candidates of each query of a batch. */
export async function reconcileQueries(queries: Record<string, unknown>, context: CallContext): Promise<Results> {
  const entries = Object.entries(queries);
  if (entries.length > MOST_QUERIES) throw refusedField('queries', message('reconcile.queries.tooMany', { most: MOST_QUERIES }));
  const matcher = await matcherOf(context);
  const results: Record<string, { result: Candidate[] }> = {};
  for (const [place, [key, query]] of entries.entries()) {
    // other calls are answered between the queries of a batch
    if (place % 5 === 4) await new Promise(setImmediate);
    results[key] = { result: candidates(query, matcher, context) };
  }
  return results;
}

function candidates(query: unknown, matcher: Matcher, context: CallContext): Candidate[] {
  if (!isObject(query)) throw refusedField('queries', message('reconcile.queries.notAnObject'));
  const text = textField(query.query)?.slice(0, LONGEST_TEXT);
  if (text === undefined) return [];
  const given = new Map<string, string | undefined>(
    (Array.isArray(query.properties) ? query.properties : []).flatMap((one) =>
      isObject(one) ? [[String(one.pid), textField(one.v)]] : [],
    ),
  );
  const day = given.get('data');
  const parsed = day === undefined ? context.today : parseDay(day.slice(0, 10));
  const asked = {
    text,
    levels: levelsOf(query.type),
    day: parsed ?? context.today,
    dayIsKnown: parsed !== null,
    provincia: given.get('provincia'),
    regione: given.get('regione'),
  };
  const limit = Math.min(Math.max(Math.trunc(Number(query.limit ?? 10)) || 10, 1), MOST_CANDIDATES);
  return matcher.find(asked, limit).flatMap(({ unit, level, score, match }) => {
    const state = stateOn(unit, asked.day, context);
    return state ? [{ ...entityOf(state, asked.day, context.language), type: [typeEntry(level, context.language)], score, match }] : [];
  });
}
