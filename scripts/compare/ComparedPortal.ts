import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { CommandFailed } from '@territori/build/CommandFailed';
import { todayInRome } from '@territori/history/dates/day';
import { readXlsx } from '@territori/load/tables/readXlsx';
import { type Asked, normalise } from './normalise.ts';
import type { Request } from './RequestList.ts';

/** An answer without what is expected to differ. */
export interface Answer {
  /** The status, and the headers that are compared. */
  readonly head: Readonly<Record<string, string>>;
  readonly text: string;
}

const REQUEST_MS = 120_000;
const READY_MS = 600_000;
const TEXT = /^text\/|json|xml|turtle/;
const COMPARED_HEADERS = ['content-type', 'location', 'avviso'];

/** A running portal that is asked. */
export class ComparedPortal {
  readonly #origin: string;
  readonly #edition: string;
  readonly #asked: Asked;

  private constructor(origin: string, edition: string, asked: Asked) {
    [this.#origin, this.#edition, this.#asked] = [origin, edition, asked];
  }

  /** Opens a portal when its maps are prepared. Throws CommandFailed when it does not answer or its maps take more than ten minutes. */
  static async open(address: string): Promise<ComparedPortal> {
    const { origin } = new URL(address);
    const json = async (path: string) => (await fetchPatiently(`${origin}${path}`)).json();
    const { id } = await json('/api/edizione').catch(() => ({}));
    if (!id) throw new CommandFailed(`No portal with an edition in service answers at ${origin}.`);
    const { definizioni } = await json('/api/v1');
    // the bulk files may name the edition in a shorter form
    const { version = id } = await json(`/api/v1/archivio/${id}/datapackage.json`);
    for (const until = Date.now() + READY_MS; (await json('/api/v1/confini?livello=comune')).stato === 'in_preparazione'; ) {
      if (Date.now() > until) throw new CommandFailed(`${origin} has not prepared its maps within ten minutes.`);
      await pause(2000);
    }
    return new ComparedPortal(origin, id, {
      origins: [origin, new URL(definizioni).origin],
      editions: [id, version],
      today: todayInRome(),
    });
  }

  /** The text of an answer as it came. */
  async read(url: string, body?: string): Promise<string> {
    return (await this.#send(url, body)).text();
  }

  async ask({ url, body }: Request): Promise<Answer> {
    const response = await this.#send(url, body);
    const headers = COMPARED_HEADERS.map((name) => [name, normalise(response.headers.get(name) ?? '', this.#asked)]);
    const text = await textOf(response.headers.get('content-type') ?? '', Buffer.from(await response.arrayBuffer()));
    return { head: { status: String(response.status), ...Object.fromEntries(headers) }, text: normalise(text, this.#asked) };
  }

  #send(url: string, body?: string): Promise<Response> {
    const post = { method: 'POST', body: body ?? '', headers: { 'content-type': 'application/json' } };
    return fetchPatiently(`${this.#origin}${url.replaceAll('{edizione}', this.#edition)}`, body === undefined ? {} : post);
  }
}

/** A workbook counts as its rows, another binary file as its hash. */
async function textOf(type: string, bytes: Buffer): Promise<string> {
  if (type.includes('spreadsheetml')) {
    const { columns, rows } = await readXlsx('answer.xlsx', bytes);
    return JSON.stringify(rows.map((row) => Object.fromEntries(columns.map((column) => [column, row.text(column)]))));
  }
  return TEXT.test(type) ? bytes.toString() : `${bytes.length} bytes ${createHash('sha256').update(bytes).digest('hex')}`;
}

/** Asks again as long as the portal says how many seconds to wait. Throws CommandFailed when there is no answer. */
async function fetchPatiently(url: string, init: RequestInit = {}): Promise<Response> {
  for (const until = Date.now() + READY_MS; ; ) {
    const headers = { 'accept-encoding': 'identity', ...init.headers };
    const response = await fetch(url, { ...init, headers, redirect: 'manual', signal: AbortSignal.timeout(REQUEST_MS) }).catch((error) => {
      throw new CommandFailed(`${url} gave no answer: ${error.cause?.message ?? error.message}`);
    });
    const wait = Number(response.headers.get('retry-after') ?? 0) * 1000;
    if (![429, 503].includes(response.status) || wait === 0 || Date.now() + wait > until) return response;
    await response.body?.cancel();
    await pause(wait);
  }
}
