import { gunzipSync, gzipSync } from 'node:zlib';
import { ComparedPortal } from './ComparedPortal.ts';
import type { Request } from './RequestList.ts';
import { type Exchange, exchangeOf, readRecording } from './recording.ts';
import { requestsOf } from './requestsOf.ts';
import { resultsInOrder } from './resultsInOrder.ts';

/** Requests that a portal answers at once. */
export const AT_ONCE = 4;

/** One of the two that are compared. */
export interface Side {
  /** What it was asked and answered. */
  readonly exchanges: () => AsyncIterable<Exchange>;
  readonly answerTo: (request: Request) => Promise<Exchange>;
}

/** Opens the portal at an address, or the recording in a file. */
export async function openSide(named: string): Promise<Side> {
  if (!/^https?:\/\//.test(named)) return recorded(named);
  const portal = await ComparedPortal.open(named);
  const answerTo = async (request: Request) => exchangeOf(request, await portal.ask(request));
  async function* exchanges() {
    yield* resultsInOrder(await requestsOf((url, body) => portal.read(url, body)), AT_ONCE, answerTo);
  }
  return { exchanges, answerTo };
}

function recorded(file: string): Side {
  const keyOf = ({ url, body = '' }: Request) => `${url} ${body}`;
  let reading: Promise<Map<string, Buffer>> | undefined;
  // answers stay compressed: those of a whole portal take a gigabyte
  const read = async () => {
    const found = new Map<string, Buffer>();
    for await (const exchange of readRecording(file)) found.set(keyOf(exchange.request), gzipSync(JSON.stringify(exchange), { level: 1 }));
    return found;
  };
  return {
    exchanges: () => readRecording(file),
    async answerTo(request) {
      reading ??= read();
      const packed = (await reading).get(keyOf(request));
      return packed ? JSON.parse(gunzipSync(packed).toString()) : exchangeOf(request, { head: { status: 'not recorded' }, text: '' });
    },
  };
}
