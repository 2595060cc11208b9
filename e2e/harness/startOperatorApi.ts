import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SMALL_HISTORY } from '@territori/api-testing/smallFiles';
import { root } from '@territori/build/workspace';
import { type RunningApi, startApi } from './startApi.ts';

const run = promisify(execFile);

/** Rows that an operator has for a report, in a file named by its day. */
export interface OperatorRows {
  readonly report: number;
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly rows: readonly Readonly<Record<string, string | number | null>>[];
}

/** The API over a small history and the rows of one report, on a separate database that the operator's command has filled. */
export async function startOperatorApi({ report, date, rows }: OperatorRows): Promise<RunningApi> {
  const folder = await mkdtemp(join(tmpdir(), 'territori-operator-'));
  const { DATABASE_URL: _, PORTALE_DATI: __, PORTALE_EDIZIONE: ___, ...rest } = process.env;
  const environment = { ...rest, PORTALE_DATABASE: join(folder, 'database'), PORTALE_ARCHIVIO: 'no' };
  const load = (path: string, ...options: string[]) =>
    run(process.execPath, [join(root, 'scripts/runBundled.mjs'), 'api/src/cli/main.ts', 'load', path, ...options], {
      cwd: root,
      env: environment,
    });

  const remove = () => rm(folder, { recursive: true, force: true });
  const start = async () => {
    const [history, file] = [join(folder, 'cities.csv'), join(folder, `righe_${date}.json`)];
    await writeFile(history, SMALL_HISTORY);
    await writeFile(file, JSON.stringify({ resultset: rows }));
    await load(history);
    await load(file, '--pfun', String(report));
    return startApi(environment);
  };
  const api = await start().catch(async (error) => {
    await remove();
    throw error;
  });
  return {
    url: api.url,
    async stop() {
      await api.stop();
      await remove();
    },
  };
}
