import { type Static, type TObject, type TProperties, type TSchema, Type } from 'typebox';
import type { Wire } from '../../schemas/wire/blocks.ts';
import { FORMATS, type Format, negotiate } from '../formats/format.ts';
import { COMMON } from '../schemas/parameters.ts';
import type { Call, CallContext, CallExample, Deprecation, Tag } from './Call.ts';
import { type AskedDays, noticeOf } from './days.ts';
import { headerText } from './headerText.ts';
import { openCall } from './openCall.ts';
import { keptAs } from './question.ts';
import { sendAnswer } from './sendAnswer.ts';

export interface ItemDefinition<P extends TProperties, Q extends TProperties, A extends TSchema> {
  readonly path: string;
  readonly name: string;
  readonly tag: Tag;
  readonly summary: string;
  readonly description: string;
  readonly parts?: P;
  readonly query?: Q;
  readonly answer: A;
  readonly examples: readonly [CallExample, ...CallExample[]];
  readonly deprecated?: Deprecation;
  /** The days by which the answer is chosen, by parameter, as the call gave them: undefined means today. */
  readonly days?: (query: Static<TObject<Q>>) => AskedDays;
  /** The answer. Throws Problem for what the schemas cannot tell. */
  readonly find: (given: Static<TObject<P>> & Static<TObject<Q>>, context: CallContext) => Promise<Wire<A>> | Wire<A>;
  /** Other formats than JSON, written from the answer. */
  readonly writers?: Partial<Record<Exclude<Format, 'json'>, (answer: Wire<A>, context: CallContext) => Promise<string> | string>>;
}

/** Makes a call that answers with one object: as JSON, and in the formats of its writers. */
export function itemCall<P extends TProperties, Q extends TProperties, A extends TSchema>(definition: ItemDefinition<P, Q, A>): Call {
  const { path, name, tag, summary, description, answer, examples, days = () => ({}), find, writers = {} } = definition;
  const formats: readonly [Format, ...Format[]] = ['json', ...(Object.keys(writers) as Exclude<Format, 'json'>[])];
  return {
    method: 'GET',
    path,
    name,
    tag,
    summary,
    description,
    parts: Type.Object(definition.parts ?? {}),
    query: Type.Object({ ...definition.query, ...COMMON }),
    body: null,
    answer,
    formats,
    examples,
    ...(definition.deprecated && { deprecated: definition.deprecated }),
    async handle(request, reply, sources) {
      const context = await openCall(request, sources);
      const query = request.query as Static<TObject<Q>> & { edizione?: string; formato?: string };
      const format = negotiate(request, formats, query.formato);
      const given = { ...(request.params as Static<TObject<P>>), ...query };
      const found = await find(given, context);
      const asked = days(query);
      const notice = noticeOf(asked, context);
      const writer = format === 'json' ? undefined : writers[format];
      const text = writer ? await writer(found, context) : undefined;
      return sendAnswer(request, reply, context, {
        type: FORMATS[format].type,
        ...keptAs(request, asked, context),
        headers: notice ? { avviso: headerText(notice) } : {},
        write: () => text ?? JSON.stringify(found),
      });
    },
  };
}
