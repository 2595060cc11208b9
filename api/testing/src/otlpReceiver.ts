import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A span as a collector gets it; ids are hexadecimal, `parent` is empty for the first span of a trace. */
export interface ReceivedSpan {
  readonly trace: string;
  readonly id: string;
  readonly parent: string;
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly resource: Readonly<Record<string, string | number>>;
  /** The whole span, as text in which every attribute and event can be looked for. */
  readonly bytes: string;
}

/** The fields of a message of protobuf by number: a number, or the bytes of a text or of another message. */
function fieldsOf(message: Buffer): Map<number, (number | Buffer)[]> {
  const fields = new Map<number, (number | Buffer)[]>();
  let at = 0;
  const varint = () => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = message[at++] ?? 0;
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  };
  while (at < message.length) {
    const key = varint();
    const [number, kind] = [Math.floor(key / 8), key % 8];
    let value: number | Buffer;
    if (kind === 0) value = varint();
    else {
      const length = kind === 2 ? varint() : kind === 1 ? 8 : 4;
      value = message.subarray(at, at + length);
      at += length;
    }
    fields.set(number, [...(fields.get(number) ?? []), value]);
  }
  return fields;
}

const messageFields = (message: Buffer, number: number) => (fieldsOf(message).get(number) ?? []) as Buffer[];
const textField = (message: Buffer, number: number) => String(messageFields(message, number)[0] ?? '');
const hexField = (message: Buffer, number: number) => messageFields(message, number)[0]?.toString('hex') ?? '';

/** The attributes in a field of a message, those with a text or a whole number. */
function attributesOf(message: Buffer, number: number): Record<string, string | number> {
  const pairs = messageFields(message, number).map((pair) => {
    const value = fieldsOf(messageFields(pair, 2)[0] ?? Buffer.alloc(0));
    return [textField(pair, 1), value.has(1) ? String(value.get(1)?.[0]) : Number(value.get(3)?.[0])] as const;
  });
  return Object.fromEntries(pairs);
}

/** The spans of an ExportTraceServiceRequest; the numbers are those of opentelemetry-proto. */
const spansOf = (request: Buffer): ReceivedSpan[] =>
  messageFields(request, 1).flatMap((resourceSpans) =>
    messageFields(resourceSpans, 2)
      .flatMap((scopeSpans) => messageFields(scopeSpans, 2))
      .map((span) => ({
        ...{ trace: hexField(span, 1), id: hexField(span, 2), parent: hexField(span, 4), name: textField(span, 5) },
        attributes: attributesOf(span, 9),
        resource: attributesOf(messageFields(resourceSpans, 1)[0] ?? Buffer.alloc(0), 1),
        bytes: span.toString('latin1'),
      })),
  );

/** A collector of OTLP over HTTP on this machine. */
export async function startOtlpReceiver() {
  const spans: ReceivedSpan[] = [];
  const calls: { path: string; headers: IncomingHttpHeaders }[] = [];
  const server = createServer(async (request, response) => {
    calls.push({ path: request.url ?? '', headers: request.headers });
    spans.push(...spansOf(await buffer(request)));
    response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    calls,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
