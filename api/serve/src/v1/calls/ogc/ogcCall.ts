import { COMMON, TextParameter } from '@territori/wire/v1/parameters';
import { type TProperties, type TSchema, Type } from 'typebox';
import { FORMATS, negotiate } from '../../formats/format.ts';
import { timeParameter } from '../../ogc/timeParameter.ts';
import { noticeOf } from '../answering/askedDays.ts';
import { headerText } from '../answering/headerText.ts';
import { keptAs } from '../answering/keptAs.ts';
import { openCall } from '../answering/openCall.ts';
import { sendAnswer } from '../answering/sendAnswer.ts';
import type { Call, CallContext, CallExample } from '../Call.ts';

export const OGC_JSON = 'application/json';
export const OGC_GEOJSON = 'application/geo+json';
export const OGC_OPENAPI = 'application/vnd.oai.openapi+json;version=3.0';

/** The parts of the address and the parameters of a call. */
export type OgcParameters = Readonly<Record<string, string | number | undefined>>;

export interface OgcDefinition {
  readonly path: string;
  readonly name: string;
  readonly parts?: TProperties;
  readonly query?: TProperties;
  readonly answer: TSchema;
  readonly examples: readonly [CallExample, ...CallExample[]];
  /** Media type of the answer where it is not JSON. */
  readonly type?: string;
  /** The answer as text, with headers that it has. `given` are the parts of the address and the parameters. */
  readonly find: (given: OgcParameters, context: CallContext) => Promise<OgcAnswer> | OgcAnswer;
}

export interface OgcAnswer {
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A call of OGC API Features, whose answers have the media types of the standard. */
export function ogcCall({ path, name, parts = {}, query = {}, answer, examples, type, find }: OgcDefinition): Call {
  const format = type === OGC_GEOJSON ? 'geojson' : 'json';
  return {
    method: 'GET',
    path: `/ogc${path}`,
    name,
    tag: 'Confini',
    parts: Type.Object(parts),
    query: Type.Object({
      ...query,
      ...OgcDatetime,
      f: OgcFormat,
      ...COMMON,
      formato: Type.Optional(Type.String({ maxLength: 20, description: 'changesFeed.formato', examples: [format] })),
    }),
    body: null,
    answer,
    formats: [format],
    ...(type === OGC_OPENAPI && { type }),
    examples,
    async handle(request, reply, sources) {
      const context = await openCall(request, sources);
      const given = { ...(request.params as object), ...(request.query as object) } as Readonly<Record<string, string | undefined>>;
      const day = given.datetime === undefined ? undefined : timeParameter(given.datetime, context.today);
      // an interval without an end means another day tomorrow
      const days = { datetime: day === context.today ? undefined : day };
      // a client that asks for other types gets the only one that there is
      if (given.formato !== undefined) negotiate(request, [format], given.formato);
      const asked = { type: type === OGC_OPENAPI ? OGC_OPENAPI : FORMATS[format].type, ...keptAs(request, days, context) };
      const notice = noticeOf(days, context);
      return sendAnswer(request, reply, context, asked, async () => {
        const { text, headers = {} } = await find(given, context);
        return { headers: { ...headers, ...(notice && { avviso: headerText(notice) }) }, write: () => text };
      });
    },
  };
}

/** Sent by clients of other services of the standard. */
const OgcFormat = Type.Optional(
  Type.Union([Type.Literal('json'), Type.Literal('geojson')], {
    title: 'FormatoOgc',
    description: 'ogc.description',
    examples: ['json'],
  }),
);

const OgcDatetime = {
  datetime: TextParameter('ogc.datetime', '1938-01-01'),
};

export const jsonAnswer = (value: unknown) => ({ text: JSON.stringify(value) });
