import type { HistoryIndex } from '@territori/traduzione/storia';
import type { CallContext } from '../calls/Call.ts';
import { Matcher } from './Matcher.ts';

/** The matchers by history: an edition has one. */
const matchers = new WeakMap<HistoryIndex, Matcher>();

export async function matcherOf({ model }: Pick<CallContext, 'model'>): Promise<Matcher> {
  const index = await model.history();
  const matcher = matchers.get(index) ?? new Matcher(index);
  matchers.set(index, matcher);
  return matcher;
}
