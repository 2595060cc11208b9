const PER_SECOND = 50;

/** A call whose answer has a figure that is known for the record. */
export interface Call {
  readonly path: string;
  readonly method?: 'POST';
  /** What the answer is checked by. */
  readonly figure: (answer: never) => unknown;
  /** The figure that this version gives. */
  readonly known: unknown;
}

/** One call of each kind that versions have in common. */
export const CALLS: readonly Call[] = [
  { path: '/api/edizione', figure: ({ id }: { id: unknown }) => id !== undefined, known: true },
  {
    path: '/api/Report/Spool/2004-01-01/61?PageNum=1&PageSize=20',
    method: 'POST',
    figure: ({ totalRows }: { totalRows: number }) => totalRows,
    known: 8100,
  },
  { path: '/api/unita?q=al', figure: (units: unknown[]) => units.length, known: 20 },
  { path: '/api/Promemoria?PageNum=1&PageSize=1', figure: ({ body }: { body: unknown[] }) => body.length, known: 1 },
  {
    path: '/publish/reportspooljson?pfun=68&pdata=01/01/2004',
    figure: ({ resultset }: { resultset: unknown[] }) => resultset.length,
    known: 20,
  },
];

/** Those of the public API, which the oldest versions do not have. */
export const V1_CALLS: readonly Call[] = [
  {
    path: '/api/v1/unita?livello=comune&data=2004-01-01&per_pagina=1',
    figure: ({ dati }: { dati: { codice: string }[] }) => dati.map(({ codice }) => codice).join(),
    known: '001001',
  },
];

/** The figures that another version gives, by path. */
export type Figures = ReadonlyMap<string, unknown>;

export interface Outcome {
  calls: number;
  /** What was answered in place of a right answer, with the number of times. */
  lost: Map<string, number>;
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

async function ask(origin: string, { path, method }: Call): Promise<Answer> {
  const answer = await fetch(origin + path, {
    signal: AbortSignal.timeout(30_000),
    ...(method && { method, headers: { 'content-type': 'application/json' }, body: '{}' }),
  });
  return { status: answer.status, text: await answer.text() };
}

/** The figures that the version at an address gives. Rejects where it does not answer a call with 200. */
export async function figuresOf(origin: string, calls: readonly Call[]): Promise<Figures> {
  const figures = new Map<string, unknown>();
  for (const call of calls) {
    const { status, text } = await ask(origin, call);
    if (status !== 200) throw new Error(`${call.path} ${status} ${text.slice(0, 160)}`);
    figures.set(call.path, call.figure(JSON.parse(text) as never));
  }
  return figures;
}

/**
 * Asks; resolves to undefined where the answer is right, else to what came in its place.
 * @param others the figures of another version, where one may answer
 */
export async function askOnce(origin: string, call: Call, others?: Figures): Promise<string | undefined> {
  try {
    const { status, text } = await ask(origin, call);
    if (status === 200) {
      const figure = call.figure(JSON.parse(text) as never);
      if (figure === call.known || (others?.has(call.path) && others.get(call.path) === figure)) return undefined;
    }
    return `${call.path} ${status} ${text.slice(0, 160)}`;
  } catch (error) {
    return `${call.path} ${(error as Error).message} ${(error as { cause?: Error }).cause?.message ?? ''}`;
  }
}

/** Makes 50 calls a second, of each kind in turn, until `during` is done. */
export async function steadyCalls(origin: string, calls: readonly Call[], others: Figures, during: () => Promise<void>): Promise<Outcome> {
  const outcome: Outcome = { calls: 0, lost: new Map() };
  const underWay: Promise<void>[] = [];
  const began = performance.now();
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - began) / 1000) * PER_SECOND);
    for (; outcome.calls < due; outcome.calls += 1) {
      const call = calls[outcome.calls % calls.length] as Call;
      underWay.push(
        askOnce(origin, call, others).then((lost) => {
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
