import type { Registry } from '@territori/contract';

const CALLS_A_SECOND = 50;
const PATIENCE = 15_000;
/** A report of the municipalities in force, which each edition has. */
const SPOOL = '/api/Report/Spool/2019-01-01/61?PageNum=1&PageSize=20';

/** What the calls came to. */
export interface Outcome {
  readonly calls: number;
  /** Those that were not answered with 200, each with its path and what happened. */
  readonly lost: readonly string[];
}

/** What a visitor asks for, in turn: the page, a section's files, rows by POST and by GET. The number makes each address another one, so that no cache answers. */
const visits: ((origin: string, number: number) => Promise<Response>)[] = [
  (origin) => fetch(`${origin}/`, { signal: AbortSignal.timeout(PATIENCE) }),
  async (origin, number) => {
    const registry = (await (await fetch(`${origin}/registry.json`, { signal: AbortSignal.timeout(PATIENCE) })).json()) as Registry;
    const version = registry.sections.glossario?.version;
    return fetch(`${origin}/mf/glossario/${version}/remoteEntry.js?call=${number}`, { signal: AbortSignal.timeout(PATIENCE) });
  },
  (origin) =>
    fetch(origin + SPOOL, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
      signal: AbortSignal.timeout(PATIENCE),
    }),
  (origin) => fetch(`${origin}/api/edizione`, { signal: AbortSignal.timeout(PATIENCE) }),
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
      const body = await answer.text();
      if (answer.status !== 200) lost.push(`${answer.url} ${answer.status} ${at}: ${body.slice(0, 200)}`);
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
