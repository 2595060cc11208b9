const PER_SECOND = 50;

/** A call whose answer shows that data are served. */
interface Call {
  readonly path: string;
  readonly method?: 'POST';
  /** Whether the answer is the one expected. */
  readonly isRight: (answer: never) => boolean;
}

/** One call of each kind that versions have in common. */
export const CALLS: readonly Call[] = [
  { path: '/api/edizione', isRight: ({ id }: { id: unknown }) => id !== undefined },
  {
    path: '/api/Report/Spool/2004-01-01/61?PageNum=1&PageSize=20',
    method: 'POST',
    isRight: ({ totalRows }: { totalRows: number }) => totalRows > 0,
  },
  { path: '/api/unita?q=al', isRight: (units: unknown[]) => units.length > 0 },
  { path: '/api/Promemoria?PageNum=1&PageSize=1', isRight: ({ body }: { body: unknown }) => Array.isArray(body) },
  {
    path: '/publish/reportspooljson?pfun=68&pdata=01/01/2004',
    isRight: ({ resultset }: { resultset: unknown }) => Array.isArray(resultset),
  },
];

/** Those of the public API, which the oldest versions do not have. */
export const V1_CALLS: readonly Call[] = [
  { path: '/api/v1/unita?per_pagina=1', isRight: ({ dati }: { dati: unknown[] }) => dati.length === 1 },
];

export interface Outcome {
  calls: number;
  /** What was answered in place of a right answer, with the number of times. */
  lost: Map<string, number>;
}

/** Asks; resolves to undefined where the answer is right, else to what came in its place. */
export async function askOnce(origin: string, { path, method, isRight }: Call): Promise<string | undefined> {
  try {
    const answer = await fetch(origin + path, {
      signal: AbortSignal.timeout(30_000),
      ...(method && { method, headers: { 'content-type': 'application/json' }, body: '{}' }),
    });
    const text = await answer.text();
    if (answer.status === 200 && isRight(JSON.parse(text) as never)) return undefined;
    return `${path} ${answer.status} ${text.slice(0, 160)}`;
  } catch (error) {
    return `${path} ${(error as Error).message} ${(error as { cause?: Error }).cause?.message ?? ''}`;
  }
}

/** Makes 50 calls a second, of each kind in turn, until `during` is done. */
export async function steadyCalls(origin: string, calls: readonly Call[], during: () => Promise<void>): Promise<Outcome> {
  const outcome: Outcome = { calls: 0, lost: new Map() };
  const underWay: Promise<void>[] = [];
  const began = performance.now();
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - began) / 1000) * PER_SECOND);
    for (; outcome.calls < due; outcome.calls += 1) {
      const call = calls[outcome.calls % calls.length] as Call;
      underWay.push(
        askOnce(origin, call).then((lost) => {
          if (lost !== undefined) outcome.lost.set(lost, (outcome.lost.get(lost) ?? 0) + 1);
        }),
      );
    }
  }, 1000 / PER_SECOND);
  try {
    await during();
  } finally {
    clearInterval(timer);
    await Promise.all(underWay);
  }
  return outcome;
}
