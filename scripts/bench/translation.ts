import { brotliCompressSync } from 'node:zlib';
import { load } from '@territori/load/loading/load';
import { connect } from '@territori/store/database';
import { readStoria } from '@territori/store/storia/readStoria';
import { openList, readText, translateList } from '@territori/traduzione';
import { dayNumber, decodeStoria, encodeStoria, HistoryIndex, type StoriaFile } from '@territori/traduzione/storia';
import { median } from './api/measure.ts';

const SIZES = [8_000, 80_000, 200_000] as const;
const RUNS = 5;
const FROM = dayNumber('2018-02-01') as number;
const TO = dayNumber('2025-01-01') as number;

function milliseconds(work: () => unknown): number {
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return median(times);
}

/** Rows of the municipalities of a day, over and over: code, name, a number. */
function listOf(index: HistoryIndex, rows: number): string {
  const units = index.comune.versions.filter(({ from, to }) => from <= FROM && FROM < to);
  const lines = Array.from({ length: rows }, (_, line) => {
    const { code, italianName } = units[line % units.length] as (typeof units)[number];
    return `${code};"${italianName}";${line}`;
  });
  return ['codice;comune;valore', ...lines].join('\n');
}

/** The history of the data of a start. */
async function storiaOfStart(): Promise<StoriaFile> {
  const database = await connect();
  try {
    const { edition } = await load(database, { by: 'start' }, { progress: console.warn });
    return encodeStoria(await readStoria(database, edition));
  } finally {
    await database.close();
  }
}

/** Prints how long a list takes to be read, recognised and translated. */
export async function translation(): Promise<void> {
  const text = JSON.stringify(await storiaOfStart());
  const ready = () => new HistoryIndex(decodeStoria(JSON.parse(text) as StoriaFile));
  console.log(
    `storia.json: ${text.length} bytes, ${brotliCompressSync(text).length} with Brotli; ready in ${milliseconds(ready).toFixed(0)} ms\n`,
  );
  const index = ready();
  console.log('|    rows | read | recognise | translate | heap, MB |\n| ------: | ---: | --------: | --------: | -------: |');
  for (const rows of SIZES) {
    const list = listOf(index, rows);
    const grid = readText(list);
    const { table, recognition } = openList(index, [grid]);
    const figures = [
      milliseconds(() => readText(list)),
      milliseconds(() => openList(index, [grid])),
      milliseconds(() => translateList(index, table, recognition, 'epoca', TO)),
      process.memoryUsage().heapUsed / 2 ** 20,
    ].map((figure) => figure.toFixed(figure < 10 ? 1 : 0));
    console.log(`| ${String(rows).padStart(7)} | ${figures.join(' | ')} |`);
  }
}
