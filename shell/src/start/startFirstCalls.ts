import { offeredLanguage, SOURCE_LANGUAGE, STANDARD_LANGUAGES } from '@territori/languages';
import type { Reading } from '../registry/startReading.ts';
import { firstCalls } from './firstCalls.ts';

/** Milliseconds after which an answer that no page has asked for is given up: it may no longer be the current one. */
const KEPT_MS = 10_000;

interface Started {
  readonly answer: Promise<Response>;
  readonly headers: Headers;
  readonly abort: AbortController;
}

export interface FirstCallsOptions {
  readonly reading: Reading;
  readonly hash: string;
  /** The storage with the visitor's language and token; null where the browser refuses it. */
  readonly storage: Storage | null;
  readonly fetch: typeof fetch;
}

/**
 * Starts the calls of the first page while its code is being downloaded, with the headers that the API client of the kit
 * will send. Returns the `fetch` of that client: it hands over the answer of a started call once, and the call then ends
 * with the signal of the page. A call with other headers is made anew, as is every other call.
 */
export function startFirstCalls({ reading, hash, storage, fetch }: FirstCallsOptions): typeof fetch {
  const started = new Map<string, Started>();
  const start = async () => {
    const [{ api, languages = STANDARD_LANGUAGES }, { registry }] = await Promise.all([reading.config, reading.registry]);
    const language = offeredLanguage(storage?.getItem('lng'), languages) ?? languages[0] ?? SOURCE_LANGUAGE;
    const token = storage?.getItem('token');
    for (const call of firstCalls(hash, registry.sections, language)) {
      const address = new URL(api.replace(/\/$/, '') + call, document.baseURI).href;
      const headers = new Headers({
        'content-type': 'application/json',
        language: language.toUpperCase(),
        ...(token && { authorization: `Bearer ${token}` }),
      });
      const abort = new AbortController();
      const answer = fetch(address, { method: 'GET', headers, signal: abort.signal });
      // a failure is reported to the page that asks for the answer
      answer.catch(() => {});
      started.set(address, { answer, headers, abort });
    }
    setTimeout(() => {
      for (const { abort } of started.values()) abort.abort();
      started.clear();
    }, KEPT_MS);
  };
  // without them the page makes its calls itself
  start().catch(console.error);

  return async (input, init) => {
    const address = firstCallWithoutEdition(String(input));
    const call = (init?.method ?? 'GET') === 'GET' ? started.get(address) : undefined;
    if (!call) return fetch(input, init);
    started.delete(address);
    if (init?.signal?.aborted || !sameHeaders(call.headers, new Headers(init?.headers))) {
      call.abort.abort();
      return fetch(input, init);
    }
    init?.signal?.addEventListener('abort', () => call.abort.abort(init.signal?.reason), { once: true });
    return call.answer;
  };
}

/** The page may know the edition by now and name it: the answer that was asked for without is the same. */
function firstCallWithoutEdition(address: string): string {
  if (!address.includes('edizione=')) return address;
  const url = new URL(address, document.baseURI);
  for (const name of ['edizione', 'versione']) url.searchParams.delete(name);
  return url.href;
}

const sameHeaders = (a: Headers, b: Headers) => JSON.stringify([...a]) === JSON.stringify([...b]);
