import { COMMON } from '@territori/wire/v1/parameters';
import { type Static, type TObject, type TProperties, Type } from 'typebox';
import type { Call, CallContext } from '../Call.ts';
import type { AskedDays } from './askedDays.ts';

/** What `itemCall` and `listCall` are given alike. `Found` is what the call finds before it is written. */
export interface CallDefinition<P extends TProperties, Q extends TProperties, Found>
  extends Pick<Call, 'path' | 'name' | 'tag' | 'description' | 'examples' | 'deprecated'> {
  readonly parts?: P;
  readonly query?: Q;
  /** The days by which the answer is chosen, by parameter, as the call gave them: undefined means today. */
  readonly days?: (query: Static<TObject<Q>>) => AskedDays;
  /** Throws Problem for what the schemas cannot tell. */
  readonly find: (given: Static<TObject<P>> & Static<TObject<Q>>, context: CallContext) => Promise<Found> | Found;
}

/** The part of a GET call that follows from its definition. `more` are parameters that its kind of call adds. */
export function describeCall<P extends TProperties, Q extends TProperties, Found>(
  { path, name, tag, description, parts, query, examples, deprecated }: CallDefinition<P, Q, Found>,
  more: TProperties = {},
): Omit<Call, 'answer' | 'row' | 'formats' | 'handle'> {
  return {
    method: 'GET',
    path,
    name,
    tag,
    parts: Type.Object(parts ?? {}),
    query: Type.Object({ ...query, ...more, ...COMMON }),
    body: null,
    examples,
    ...(description !== undefined && { description }),
    ...(deprecated && { deprecated }),
  };
}
