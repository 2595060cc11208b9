import { type AppOptions, buildApp } from '@territori/serve/app';
import { CONTENT_DIRECTORY, readContent } from '@territori/serve/content/readContent';
import type { Content } from '@territori/serve/content/schema';
import type { Database } from '@territori/store/database';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { PUBLIC_ORIGIN } from './publicOrigin.ts';
import { type Engine, templateFiles } from './template.ts';
import { openLoaded, type ReadDatabase } from './testDatabase.ts';
import { useOpened } from './useOpened.ts';

/** The day on which the tests happen. */
export const TODAY = '2026-06-01';

/** The editors' texts, which are read once a worker. */
let texts: Content | undefined;

/** The API on the real history, without a network. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly database: Database;
  /** Its address. It listens once somebody has asked: the test files of a worker may share it. */
  origin(): Promise<string>;
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  post(url: string, body?: unknown, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** The rows of a stored query. */
  query<Row = Record<string, unknown>>(url: string): Promise<Row[]>;
  /** All rows of a report by the published service, with dates as DD/MM/YYYY; `dates` is `pdata=...` or `pdatada=...&pdataa=...`. */
  rows<Row = Record<string, string | number | null>>(report: number, dates: string): Promise<Row[]>;
  dispose(): Promise<void>;
}

/** The API that the test files of a worker share, by engine. */
const shared = new Map<Engine, Promise<TestApp>>();

/**
 * The API on the database that `open` gives, by default the real history, for tests that only read: `copyLoaded` gives one that they may
 * change. Without options the test files of a worker share one API, because each would read tables and units anew.
 */
export async function openApp(
  engine: Engine,
  options: Partial<AppOptions> = {},
  open: (engine: Engine) => Promise<ReadDatabase> = openLoaded,
): Promise<TestApp> {
  if (open !== openLoaded || Object.keys(options).length > 0) return startApp(engine, options, open);
  let app = shared.get(engine);
  if (!app) {
    app = startApp(engine, options, open);
    shared.set(engine, app);
    // the next file tries again
    app.catch(() => shared.delete(engine));
  }
  return { ...(await app), dispose: async () => {} };
}

/** The API of `openApp` for the tests of the file or block that calls this, as `useOpened` opens it. */
export const useApp = (...parameters: Parameters<typeof openApp>): TestApp => useOpened(() => openApp(...parameters));

async function startApp(engine: Engine, options: Partial<AppOptions>, open: (engine: Engine) => Promise<ReadDatabase>): Promise<TestApp> {
  const { database, dispose } = await open(engine);
  texts ??= readContent(CONTENT_DIRECTORY);
  const app = buildApp(database, {
    today: () => TODAY,
    callsPerMinute: 0,
    publicOrigin: PUBLIC_ORIGIN,
    content: texts,
    // the tables of the reports are read, as where a load has written them
    archive: open === openLoaded ? await templateFiles() : undefined,
    ...options,
  });
  let listening: Promise<string> | undefined;
  const get: TestApp['get'] = (url, headers = {}) => app.inject({ method: 'GET', url, headers });
  const post: TestApp['post'] = (url, body, headers = {}) =>
    app.inject({ method: 'POST', url, headers, ...(body === undefined ? {} : { payload: body as object }) });
  return {
    app,
    database,
    origin() {
      listening ??= app.listen({ port: 0, host: '127.0.0.1' });
      return listening;
    },
    get,
    post,
    async query(url) {
      const answer = (await post('/api/Report/ReportByUrl', { url })).json();
      return answer.items ?? answer.resultset;
    },
    rows: async (report, dates) => (await get(`/publish/reportspooljson?pfun=${report}&${dates}&pformatodate=DMY`)).json().resultset,
    async dispose() {
      await app.close();
      await dispose();
    },
  };
}
