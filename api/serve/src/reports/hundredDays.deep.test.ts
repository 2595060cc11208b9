import { ENGINES } from '@territori/api-testing';
import { openApp, type TestApp, TODAY } from '@territori/api-testing/testApp';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

type Row = Record<string, string | number | null>;

/** A hundred days from a first one on, in their order: the same in every run, so that a failure can be seen again. */
const hundredDays = (from: string, seed: number): readonly string[] =>
  fc
    .sample(
      fc
        .date({ min: new Date(`${from}T00:00:00Z`), max: new Date(`${TODAY}T00:00:00Z`), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
      { numRuns: 100, seed },
    )
    .sort();

const dayAfter = (date: string) => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);

describe.each(ENGINES)('the reports of a hundred days on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await openApp(engine);
  }, 180_000);
  afterAll(() => api?.dispose());
  const period = (from: string, to: string) => `pdatada=${from}&pdataa=${to}`;

  const inForce = async (date: string): Promise<number> =>
    (await api.get(`/publish/reportspooljsoncount?pfun=61&pdata=${date}`)).json().resultset[0].NUM_ROWS;

  it('translate each of a hundred days to itself as the identity', async () => {
    // every second day on each engine: both run the same statement
    const days = hundredDays('1991-01-01', 1).filter((_, place) => process.env.DEEP || ENGINES[place % ENGINES.length] === engine);
    for (const date of days) {
      const rows = await api.rows<Row>(99, period(date, date));
      expect(rows).toHaveLength(await inForce(date));
      expect(rows.filter((row) => row.PRO_COM_T_DT_FI !== row.PRO_COM_T_DT_IN || row.COMUNE_DT_FI !== row.COMUNE_DT_IN)).toEqual([]);
    }
  }, 600_000);

  it('reconcile for every pair of a hundred days: in force at the start, plus constituted, less suppressed, are in force at the end', async () => {
    const days = hundredDays('1948-01-02', 2);
    /** What happened in a period: the municipality and the day, once however many other units it has to do with. */
    const happened = async (report: number, from: string, to: string) => [
      ...new Set(
        (await api.rows<Row>(report, period(from, to))).map(({ DATA_INIZIO_AMMINISTRATIVA, PRO_COM_T, COMUNE }) => {
          const [day, month, year] = String(DATA_INIZIO_AMMINISTRATIVA).split('/');
          return `${year}-${month}-${day} ${PRO_COM_T} ${COMUNE}`;
        }),
      ),
    ];
    const within = (events: readonly string[], from: string, to: string) =>
      events.filter((event) => event.slice(0, 10) >= from && event.slice(0, 10) <= to);

    const numbers = new Map<string, number>();
    for (const day of days) numbers.set(day, await inForce(day));
    const [first = '', last = ''] = [days[0], days.at(-1)];
    const [born, ceased] = [await happened(100, dayAfter(first), last), await happened(98, dayAfter(first), last)];

    // what a shorter period has is what the longest one has on its days: asked of all neighbours, and of some pairs that lie far apart
    const pairs = days.flatMap((from, start) => days.slice(start + 1).map((to, distance) => ({ from, to, distance })));
    const asked = pairs.filter(({ distance }, index) => distance === 0 || index % 50 === 0);
    for (const { from, to } of asked) {
      const begin = dayAfter(from);
      if (begin > to) continue;
      expect((await happened(100, begin, to)).sort()).toEqual(within(born, begin, to).sort());
      expect((await happened(98, begin, to)).sort()).toEqual(within(ceased, begin, to).sort());
    }
    // so the sums of every pair follow from the longest period
    const wrong = pairs.filter(({ from, to }) => {
      const begin = dayAfter(from);
      return (numbers.get(from) ?? 0) + within(born, begin, to).length - within(ceased, begin, to).length !== numbers.get(to);
    });
    expect(pairs).toHaveLength((days.length * (days.length - 1)) / 2);
    expect(wrong).toEqual([]);
  }, 600_000);
});
