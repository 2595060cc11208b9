import { chmod, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { composeSite } from '@territori/build/site/composeSite';
import { root } from '@territori/build/workspace';
import { makeDatabases } from './traffic/databases.ts';
import { embeddedStage } from './traffic/embeddedStage.ts';
import { readFacts } from './traffic/facts.ts';
import { FIRST_RATE, highestRate, type Trial } from './traffic/highestRate.ts';
import type { LoadFigures } from './traffic/load.ts';
import { peakMemory } from './traffic/peakMemory.ts';
import { replicatedStage } from './traffic/replicatedStage.ts';
import { runLoad } from './traffic/runLoad.ts';
import type { Stage } from './traffic/stage.ts';

const WARM_UP_SECONDS = 3;
const P99_TARGET_MS = 100;

interface Measured {
  readonly name: string;
  /** The highest rate that held, undefined when none did. */
  readonly best: Trial<LoadFigures> | undefined;
  /** Megabytes at the peak of all trials. */
  readonly memory: Readonly<Record<keyof Stage['processes'], number>>;
  /** The trials in their order. */
  readonly trials: readonly Trial<LoadFigures>[];
}

/**
 * A realistic mix of requests at a fixed rate, each measured from the moment at which it was to begin, so that a server that stops for a
 * while is charged with all who wait: against replicas of the API on PostgreSQL behind nginx, and against one process on the embedded
 * database. The result is the highest rate at which 99 of 100 requests are answered in 100 ms and none wrongly. Load, servers and database
 * share the machine.
 *
 * `--seconds 5` for shorter trials; 15 by default.
 */
export async function traffic(): Promise<void> {
  const { values } = parseArgs({ args: process.argv.slice(3), options: { seconds: { type: 'string', default: '15' } } });
  const seconds = Number(values.seconds);
  if (!(seconds > 0)) throw new Error(`--seconds is "${values.seconds}"; it must be a number above 0.`);
  const folder = await mkdtemp(join(tmpdir(), 'territori-traffic-'));
  try {
    // the file server may only read what every user may read
    await chmod(folder, 0o755);
    const { failures } = await composeSite({ directory: join(root, '.site') });
    if (failures.length > 0) throw new Error(`The build of some sections failed: ${failures.map(({ part }) => part).join(', ')}`);
    const site = join(folder, 'site');
    await cp(join(root, '.site'), site, { recursive: true });
    console.log('Loading the data into both databases');
    const { cluster, embedded } = await makeDatabases(folder);

    const stages: Readonly<Record<string, () => Promise<Stage>>> = {
      '1 replica, PostgreSQL, nginx': () => replicatedStage({ cluster, site, replicas: 1 }),
      '2 replicas, PostgreSQL, nginx': () => replicatedStage({ cluster, site, replicas: 2 }),
      '1 process, embedded database': () => embeddedStage({ directory: embedded, site }),
    };
    const measured: Measured[] = [];
    for (const [name, start] of Object.entries(stages)) measured.push(await measure(name, await start(), site, seconds));
    report(measured);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const errorCount = ({ errors }: LoadFigures) => Object.values(errors).reduce((total, times) => total + times, 0);

async function measure(name: string, stage: Stage, site: string, seconds: number): Promise<Measured> {
  console.log(`${name}: trials of ${seconds} s`);
  const trials: Trial<LoadFigures>[] = [];
  try {
    const facts = await readFacts(stage.origin, site);
    // in the first calls of a process V8 compiles its code, and that of the embedded database
    await runLoad({ origin: stage.origin, facts, rate: FIRST_RATE, warmUpSeconds: 0, seconds });
    const tryRate = async (rate: number) => {
      const figures = await runLoad({ origin: stage.origin, facts, rate, warmUpSeconds: WARM_UP_SECONDS, seconds });
      trials.push({ rate, figures });
      console.log(`  ${String(rate).padStart(5)} a second: p99 ${ms(figures.times.p99)}, ${errorCount(figures)} errors`);
      return figures;
    };
    const search = () => highestRate(tryRate, (figures) => figures.times.p99 < P99_TARGET_MS && errorCount(figures) === 0);
    const { result: best, peaks } = await peakMemory(stage.processes, search);
    return { name, best, memory: peaks, trials };
  } finally {
    await stage.stop();
  }
}

/** A figure with its unit, or a dash where it was not measured. */
const figure = (value: number, unit: string) => (Number.isNaN(value) ? '-' : `${value.toFixed(0)} ${unit}`);
const ms = (value: number) => figure(value, 'ms');
const mb = (value: number) => figure(value, 'MB');
const percent = (share: number) => figure(share * 100, '%');
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function report(measured: readonly Measured[]): void {
  console.log(`\n${row(['Against', 'requests/s', 'p50', 'p95', 'p99', 'load', 'API', 'nginx', 'PostgreSQL'])}`);
  console.log(row(Array.from({ length: 9 }, () => '---')));
  for (const { name, best, memory } of measured) {
    const sizes = [memory.api, memory.nginx, memory.postgres].map(mb);
    const { p50, p95, p99 } = best?.figures.times ?? { p50: Number.NaN, p95: Number.NaN, p99: Number.NaN };
    const rate = best ? String(best.rate) : 'none held';
    console.log(row([name, rate, ms(p50), ms(p95), ms(p99), percent(best?.figures.loadShare ?? Number.NaN), ...sizes]));
  }
  console.log(
    '\nrequests/s: the highest rate that held. load: the share of the processors that the load took. Memory: the peak of all trials.',
  );

  for (const { name, best, trials } of measured) {
    if (best) {
      console.log(
        `\n${name}, ${best.rate} a second; ${best.figures.compared} answers compared with those to the same requests after the load`,
      );
      for (const { kind, answers, p50, p95, p99 } of [...best.figures.byKind].sort((a, b) => b.answers - a.answers))
        console.log(`  ${kind.padEnd(12)} ${String(answers).padStart(7)}   p50 ${ms(p50)}   p95 ${ms(p95)}   p99 ${ms(p99)}`);
    }
    for (const { rate, figures } of trials)
      for (const [error, times] of Object.entries(figures.errors).slice(0, 20))
        console.log(`  ERROR at ${rate} a second: ${times} × ${error}`);
  }
}
