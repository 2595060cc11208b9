import { addresses } from './addresses.ts';
import type { Answer, Body, CallName, Choice, ChosenAnswer, ChosenRow, ListName, Parameters, Row } from './calls.ts';
import { retrying } from './retrying.ts';

export interface TerritoriOptions {
  /** Origin of a portal, such as `https://territori.example`, with its prefix if it has one. */
  readonly origin: string;
  /** Language of the texts; Italian when absent. */
  readonly language?: 'it' | 'en';
  /** How often a call is tried again after a passing failure; 3 when absent. */
  readonly retries?: number;
  /** Longest pause in seconds between two attempts; 60 when absent. Where the service asks for more, the call fails at once. */
  readonly longestPause?: number;
  /** Seconds in which an answer must begin; 30 when absent. */
  readonly timeout?: number;
  /** In place of the global `fetch`. */
  readonly fetch?: typeof fetch;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
}

/** The formats that are whole, beside the JSON pages. */
export type FileFormat = 'csv' | 'jsonl' | 'xlsx' | 'turtle' | 'jsonld' | 'atom';

/** Parameters may be left out where none is required. */
type Given<N extends CallName> =
  Record<string, never> extends Parameters<N>
    ? [parameters?: Parameters<N>, options?: CallOptions]
    : [parameters: Parameters<N>, options?: CallOptions];

type Values = Readonly<Record<string, string | number | undefined>>;

/** The part of a page that leads to the next one. */
interface Page {
  readonly edizione: string;
  readonly pagina: number;
  readonly successiva: string | null;
}

const PART = /\{(\w+)\}/g;

/**
 * The public API of a portal, `/api/v1`. Every method rejects with a `TerritoriError` when the service answers with an error, after it has
 * tried again where that makes sense.
 */
export class Territori {
  readonly #base: string;
  readonly #options: TerritoriOptions;

  constructor(options: TerritoriOptions) {
    this.#base = options.origin.replace(/\/+$/, '');
    this.#options = options;
  }

  /** The JSON answer of a call; of a list its first page, or the one that `pagina` names. */
  get<N extends ListName>(name: N, parameters: Choice<N>, options?: CallOptions): Promise<ChosenAnswer<N>>;
  get<N extends CallName>(name: N, ...given: Given<N>): Promise<Answer<N>>;
  async get(name: CallName, parameters?: object, options?: CallOptions): Promise<unknown> {
    return (await this.#send(name, parameters as Values | undefined, options)).json();
  }

  /** The JSON answer of a call with a body. */
  async post<N extends CallName>(name: N, body: Body<N>, options?: CallOptions): Promise<Answer<N>> {
    return (await this.#send(name, {}, options, body)).json() as Promise<Answer<N>>;
  }

  /**
   * The pages of a list, one after the other, all of one edition: when another comes into service meanwhile, the next page is an error
   * (`edizione_superata`), and the list must be read again.
   */
  pages<N extends ListName>(name: N, parameters: Choice<N>, options?: CallOptions): AsyncGenerator<ChosenAnswer<N>, void, undefined>;
  pages<N extends ListName>(name: N, ...given: Given<N>): AsyncGenerator<Answer<N>, void, undefined>;
  async *pages(name: ListName, parameters?: object, options?: CallOptions): AsyncGenerator<unknown, void, undefined> {
    let asked = { ...(parameters as Values | undefined) };
    for (;;) {
      const page: Page = await (await this.#send(name, asked, options)).json();
      yield page;
      if (page.successiva === null) return;
      asked = { ...asked, edizione: page.edizione, pagina: page.pagina + 1 };
    }
  }

  /** The rows of a list, whatever the number of its pages. */
  rows<N extends ListName>(name: N, parameters: Choice<N>, options?: CallOptions): AsyncGenerator<ChosenRow<N>, void, undefined>;
  rows<N extends ListName>(name: N, ...given: Given<N>): AsyncGenerator<Row<N>, void, undefined>;
  async *rows(name: ListName, parameters?: object, options?: CallOptions): AsyncGenerator<unknown, void, undefined> {
    for await (const { dati } of this.pages(name, parameters as Parameters<ListName>, options) as AsyncIterable<{
      readonly dati: readonly unknown[];
    }>)
      yield* dati;
  }

  /** A whole list in another format, as a stream: `(await client.file('unita', 'csv', { livello: 'comune' })).body`. */
  file<N extends CallName>(name: N, formato: FileFormat, ...[parameters, options]: Given<N>): Promise<Response> {
    return this.#send(name, { ...(parameters as Values | undefined), formato }, options);
  }

  #send(name: CallName, parameters: Values = {}, { signal }: CallOptions = {}, body?: unknown): Promise<Response> {
    const { fetch: send = fetch, retries = 3, longestPause = 60, timeout = 30, language = 'it' } = this.#options;
    const { method, path } = addresses[name];
    const values = { lingua: language, ...parameters };
    const url = this.#address(path, values);
    return retrying(
      async () => {
        const late = new AbortController();
        const timer = setTimeout(() => late.abort(new DOMException(`No answer within ${timeout} s`, 'TimeoutError')), timeout * 1000);
        try {
          return await send(url, {
            method,
            signal: signal ? AbortSignal.any([signal, late.signal]) : late.signal,
            ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
          });
        } finally {
          clearTimeout(timer);
        }
      },
      { retries, longestPause },
      signal,
    );
  }

  /** The address of a call: its parts in the path, every other value in the query. */
  #address(path: string, values: Values): string {
    const parts = new Set([...path.matchAll(PART)].map(([, name]) => name));
    const query = Object.entries(values).filter(([name, value]) => !parts.has(name) && value !== undefined);
    const filled = path.replaceAll(PART, (_, name: string) => encodeURIComponent(String(values[name])));
    return `${this.#base}${filled}?${new URLSearchParams(query.map(([name, value]) => [name, String(value)]))}`;
  }
}
