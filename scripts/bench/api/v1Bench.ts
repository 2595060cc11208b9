import { setTimeout } from 'node:timers/promises';
import type { Database } from '@territori/store/database';
import { type Client, elapsed, median } from './measure.ts';

/** A page of a call of `/api/v1` beside the SQL that a programmer would write for the same rows. */
interface V1Page {
  readonly title: string;
  readonly path: (day: string) => string;
  readonly sql: string;
  readonly parameters: (day: string) => readonly string[];
}

/** Rows as the database writes them by itself. */
const json = (select: string) => `select coalesce(json_agg(row_to_json(r)), '[]')::text from (${select}) r`;

const PAGES_OF_V1: readonly V1Page[] = [
  {
    title: 'unita, 100 municipalities of a day',
    path: (day) => `/api/v1/unita?livello=comune&data=${day}`,
    sql: json('select * from comuni_al($1::date) c order by c.codice collate "C" limit 100'),
    parameters: (day) => [day],
  },
  {
    title: 'unita, the municipalities of a province',
    path: (day) => `/api/v1/unita?livello=comune&data=${day}&provincia=022&per_pagina=1000`,
    sql: json(`select * from comuni_al($1::date) c where c.codice_provincia = '022' order by c.codice collate "C"`),
    parameters: (day) => [day],
  },
  {
    title: 'variazioni, 100 of a decade',
    path: (day) => `/api/v1/variazioni?dal=${day}&al=${day.replace(/^(\d{3})\d/, '$19')}`,
    sql: json('select * from evento_esteso where data between $1::date and $1::date + 3650 order by data, codice collate "C" limit 100'),
    parameters: (day) => [day],
  },
  {
    title: 'versioni of a unit',
    path: () => '/api/v1/unita/10580910/versioni',
    sql: json('select * from versione where unita_id = 10580910 and $1::date is not null order by validita'),
    parameters: (day) => [day],
  },
  {
    title: 'codici, what a code meant',
    path: () => '/api/v1/codici/092119',
    sql: json(`select * from versione where codice collate "C" = '092119' and $1::date is not null order by validita`),
    parameters: (day) => [day],
  },
  {
    title: 'corrispondenze, 100 since a day',
    path: (day) => `/api/v1/corrispondenze?da=${day}&a=2025-12-31&livello=comune`,
    sql: json(
      `select * from comune_a_due_date where tradotto and dopo @> $1::date and quando @> date '2025-12-31' order by codice_inizio collate "C" limit 100`,
    ),
    parameters: (day) => [day],
  },
];

/** A page may take so many times as long as its SQL. */
const TIMES = 2;
/** Milliseconds of the destinies of one unit, and of the correspondence of all municipalities from 1991 to a day. */
const DESTINIES = 5;
const CORRESPONDENCE = 300;
const BEGINNING = '1991-10-20';

export interface Judgement {
  readonly text: string;
  /** The figure, the most that it may be, and its unit. */
  readonly figure: number;
  readonly target: number;
  readonly unit: string;
}

/** Milliseconds after its start in which a process reads the edition ahead of the calls. */
const READING_AHEAD = 10_000;
/** Milliseconds that the first call may take then, and that any call may wait while the edition is read. */
const [FIRST_CALL, LONGEST_WAIT] = [300, 150];

/** What a visitor notices of the edition being read into memory by a process that has just started. */
export async function measureReadAhead(client: Client): Promise<Judgement[]> {
  const waits: number[] = [];
  const until = performance.now() + READING_AHEAD;
  while (performance.now() < until) {
    // answered without the database: it waits only where the process itself is busy
    waits.push(await elapsed(() => client.get('/metrics')));
    await setTimeout(5);
  }
  const first = await elapsed(() => client.get('/api/v1/corrispondenze?da=2020-01-01&a=2021-01-01&livello=comune'));
  return [
    { text: 'the longest wait of a call while the edition is read ahead', figure: Math.max(...waits), target: LONGEST_WAIT, unit: 'ms' },
    { text: 'the first call after that, 100 correspondences', figure: first, target: FIRST_CALL, unit: 'ms' },
  ];
}

/** The pages of `/api/v1` beside SQL, and the two calls that have a limit of time, on an API and a database that this process runs. */
export async function measureV1(client: Client, database: Database, days: readonly string[]): Promise<Judgement[]> {
  const judged: Judgement[] = [];
  // the edition is read into memory once: a server does it before it is asked
  await client.get('/api/v1/corrispondenze?da=2020-01-01&a=2021-01-01');
  for (const { title, path, sql, parameters } of PAGES_OF_V1) {
    const times = { own: [] as number[], plain: [] as number[] };
    for (const counted of [false, true])
      for (const day of days) {
        const plain = await elapsed(() => database.readText(sql, parameters(day)));
        await client.get(path(day));
        const own = await elapsed(() => client.get(path(day)));
        if (!counted) continue;
        times.own.push(own);
        times.plain.push(plain);
      }
    const [own, plain] = [median(times.own), median(times.plain)];
    judged.push({ text: `${title}: ${own.toFixed(1)} ms, SQL ${plain.toFixed(1)} ms`, figure: own / plain, target: TIMES, unit: 'times' });
  }
  const destinies: number[] = [];
  for (const counted of [false, true])
    for (const day of days) {
      const spent = await elapsed(() => client.get(`/api/v1/unita/10370230/destini?data=${day}`));
      if (counted) destinies.push(spent);
    }
  judged.push({
    text: 'destini of a unit, each day asked for the first time or again',
    figure: median(destinies),
    target: DESTINIES,
    unit: 'ms',
  });
  const whole: number[] = [];
  // each day is asked once: nothing of its answer is known
  for (const day of days.slice(-12))
    whole.push(await elapsed(() => client.get(`/api/v1/corrispondenze?da=${BEGINNING}&a=${day}&livello=comune&formato=csv`)));
  judged.push({
    text: 'corrispondenze of all municipalities since 1991, whole, not asked before',
    figure: median(whole),
    target: CORRESPONDENCE,
    unit: 'ms',
  });
  return judged;
}
