import { once } from 'node:events';
import http from 'node:http';
import { text } from 'node:stream/consumers';
import type { Registry } from '@territori/contract';

const CALLS_A_SECOND = 50;
const PATIENCE = 15_000;
/** A report of the municipalities in force, which each edition has. */
const SPOOL = '/api/Report/Spool/2019-01-01/61?PageNum=1&PageSize=20';

/** The results of the calls. */
export interface Outcome {
  readonly calls: number;
  /** Those that were not answered with 200, each with its path and what happened. */
  readonly lost: readonly string[];
}

interface Answer {
  readonly url: string;
  readonly status: number;
  readonly body: string;
}

/**
 * Asks on a connection that is made for this call. The proxy closes idle connections when it reads new addresses, and
 * may do so just as a client uses one again. Browsers then ask again by themselves (RFC 9112, section 9.3.1); `fetch`
 * of Node does not, and would count a call as lost that no visitor misses.
 */
async function ask(url: string, body?: string): Promise<Answer> {
  const request = http.request(url, {
    agent: false,
    signal: AbortSignal.timeout(PATIENCE),
    ...(body !== undefined && { method: 'POST', headers: { 'content-type': 'application/json' } }),
  });
  request.end(body);
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  return { url, status: response.statusCode ?? 0, body: await text(response) };
}

/**
 * The requests of a visitor, in turn: the page, a section's files, rows by POST and by GET. The number makes each address
 * another one, so that no cache answers.
 */
const visits: ((origin: string, number: number) => Promise<Answer>)[] = [
  (origin) => ask(`${origin}/`),
  async (origin, number) => {
    const registry = JSON.parse((await ask(`${origin}/registry.json`)).body) as Registry;
    return ask(`${origin}/mf/glossario/${registry.sections.glossario?.version}/remoteEntry.js?call=${number}`);
  },
  (origin) => ask(origin + SPOOL, '{}'),
  (origin) => ask(`${origin}/api/edizione`),
];

/** Asks the portal fifty times a second, whether it answers or not, until `during` is done, and for a second more. */
export async function steadyCalls(origin: string, during: () => Promise<unknown>): Promise<Outcome> {
  const lost: string[] = [];
  const under: Promise<void>[] = [];
  const began = Date.now();
  const call = async (number: number) => {
    const at = `after ${((Date.now() - began) / 1000).toFixed(1)} s`;
    const kind = number % visits.length;
    try {
      const answer = await (visits[kind] as (typeof visits)[number])(origin, number);
      if (answer.status !== 200) lost.push(`${answer.url} ${answer.status} ${at}: ${answer.body.slice(0, 200)}`);
    } catch (error) {
      lost.push(`visit ${kind} ${at}: ${error instanceof Error ? `${error.message} ${error.cause ?? ''}` : error}`);
    }
  };
  const timer = setInterval(() => under.push(call(under.length)), 1000 / CALLS_A_SECOND);
  try {
    await during();
    await new Promise((resolve) => setTimeout(resolve, 1000));
  } finally {
    clearInterval(timer);
  }
  await Promise.all(under);
  return { calls: under.length, lost };
}
