import type { Wire } from '@territori/wire/wire/blocks';
import type { Static, TObject, TProperties, TSchema } from 'typebox';
import { FORMATS, type Format, negotiate } from '../../formats/format.ts';
import type { Call, CallContext } from '../Call.ts';
import { noticeOf } from './askedDays.ts';
import { type CallDefinition, describeCall } from './CallDefinition.ts';
import { headerText } from './headerText.ts';
import { keptAs } from './keptAs.ts';
import { openCall } from './openCall.ts';
import { sendAnswer } from './sendAnswer.ts';

export interface ItemDefinition<P extends TProperties, Q extends TProperties, A extends TSchema> extends CallDefinition<P, Q, Wire<A>> {
  readonly answer: A;
  /** What the answer depends on beside the edition and its address, as a text: at no address is it the same for good. */
  readonly dependsOn?: (context: CallContext) => Promise<string>;
  /** True for an answer that becomes another one although the edition stays: nobody may keep it. */
  readonly passing?: (answer: Wire<A>) => boolean;
  /** Other formats than JSON, written from the answer. */
  readonly writers?: Partial<Record<Exclude<Format, 'json'>, (answer: Wire<A>, context: CallContext) => Promise<string> | string>>;
}

/** Makes a call that answers with one object: as JSON, and in the formats of its writers. */
export function itemCall<P extends TProperties, Q extends TProperties, A extends TSchema>(definition: ItemDefinition<P, Q, A>): Call {
  const { answer, days = () => ({}), find, dependsOn, passing = () => false, writers = {} } = definition;
  const formats: readonly [Format, ...Format[]] = ['json', ...(Object.keys(writers) as Exclude<Format, 'json'>[])];
  return {
    ...describeCall(definition),
    answer,
    formats,
    async handle(request, reply, sources) {
      const context = await openCall(request, sources);
      const query = request.query as Static<TObject<Q>> & { edizione?: string; formato?: string };
      const format = negotiate(request, formats, query.formato);
      const given = { ...(request.params as Static<TObject<P>>), ...query };
      const asked = days(query);
      const kept = keptAs(request, asked, context);
      const question = dependsOn ? { question: `${kept.question} ${await dependsOn(context)}`, immutable: false, changing: true } : kept;
      return sendAnswer(request, reply, context, { type: FORMATS[format].type, ...question }, async () => {
        const found = await find(given, context);
        const notice = noticeOf(asked, context);
        const writer = format === 'json' ? undefined : writers[format];
        const text = writer && (await writer(found, context));
        return {
          passing: passing(found),
          headers: notice ? { avviso: headerText(notice) } : {},
          write: () => text ?? JSON.stringify(found),
        };
      });
    },
  };
}
