import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { folderOf } from '@territori/api-testing/folderOf';
import { PUBLIC_ORIGIN } from '@territori/api-testing/publicOrigin';
import { SMALL_BOUNDARIES, SMALL_HISTORY } from '@territori/api-testing/smallFiles';
import { emptyDirectory, openEmpty, useDatabase } from '@territori/api-testing/testDatabase';
import { buildApp } from '@territori/serve/app';
import { connect } from '@territori/store/database';
import { beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

const EVENTS = [
  'Anno;Sigla Provincia;Codice Comune;Denominazione Comune;Comune soppresso per scorporo;Data evento;Codice del Comune associato alla variazione;Denominazione Comune associato alla variazione',
  '2010;TO;001002;Beta;NO;01/01/2010;001003;Gamma',
].join('\n');
const rows = (code: number) => JSON.stringify({ resultset: [{ PRO_COM_T: '001001', SLL_2021: code }] });

/**
 * The files of an edition, each in a folder of its own on either machine. Two hold the same report of the same day, and one is not a
 * source.
 */
const FILES: Readonly<Record<string, string>> = {
  'cities.csv': SMALL_HISTORY,
  'comuni_2011.topo.json': SMALL_BOUNDARIES,
  'soppressi.csv': EVENTS,
  'situas_408_2021-12-31.json': rows(101),
  'Situas_408_2021-12-31.json': rows(102),
  'perché.csv': 'Nessuna;fonte',
};

/** A machine: how far its clock is from the right time, its settings, and the order in which it finds the files. */
interface Machine {
  readonly years: number;
  readonly settings: Readonly<Record<string, string>>;
  readonly folderOf: (place: number) => string;
}

const MACHINES: Readonly<Record<string, Machine>> = {
  here: { years: 0, settings: { TZ: 'Europe/Rome', LC_ALL: 'it_IT.UTF-8' }, folderOf: (place) => `${place}` },
  elsewhere: { years: 5, settings: { TZ: 'Pacific/Kiritimati', LC_ALL: 'lt_LT.UTF-8' }, folderOf: (place) => `${9 - place}` },
};

/** A module by which the clock of a process, and of each of its threads, is years ahead. */
const clock = (years: number) => `
  const Real = Date;
  const now = () => Real.now() + ${years} * 365 * 24 * 60 * 60 * 1000;
  globalThis.Date = class Date extends Real {
    constructor(...given) { given.length === 0 ? super(now()) : super(...given); }
    static now() { return now(); }
  };`;

/** What a machine publishes under the name of an edition. */
interface Published {
  readonly loadedAt: string;
  /** The folder of the archive: its one folder, and each file in it. */
  readonly archive: ReadonlyMap<string, Buffer>;
  /** Answers that never change, by their address. */
  readonly answers: ReadonlyMap<string, Buffer>;
}

const ADDRESSES = [
  '/api/v1/archivio/{edizione}/storia.json',
  '/api/v1/archivio/{edizione}/dimensioni.json',
  '/api/v1/unita?data=2009-01-01&edizione={edizione}',
  '/api/v1/unita?data=2009-01-01&formato=xlsx&edizione={edizione}',
  '/api/v1/variazioni?dal=2000-01-01&al=2020-01-01&formato=csv&edizione={edizione}',
  '/api/v1/corrispondenze?da=2001-01-01&a=2020-01-01&edizione={edizione}',
  '/api/v1/confini?livello=comune&data=2012-01-01&edizione={edizione}',
  '/api/Report/Spool/2005-01-01/61?edizione={edizione}',
  '/api/Report/Spool/2005-01-01/61?pdoctype=XLSX&edizione={edizione}',
  '/api/Report/Spool/2021-12-31/408?edizione={edizione}',
];

async function publishedBy({ years, settings, folderOf: place }: Machine, database: Record<string, string>): Promise<Published> {
  const [data, archive] = [await folderOf({}), await folderOf({})];
  for (const [at, [name, content]] of Object.entries(FILES).entries()) {
    const file = join(data, place(at), name);
    await mkdir(dirname(file));
    await writeFile(file, content);
  }
  const preload = join(await folderOf({ 'clock.mjs': clock(years) }), 'clock.mjs');
  const { DATABASE_URL: _, ...environment } = process.env;
  const run = (...command: string[]) =>
    promisify(execFile)(process.execPath, [join(root, 'scripts/runBundled.mjs'), 'api/src/cli/main.ts', ...command], {
      cwd: root,
      env: { ...environment, ...settings, ...database, NODE_OPTIONS: `--import ${preload}`, PORTALE_DATI: '', PORTALE_ARCHIVIO: archive },
    });
  await run('load', data);
  await run('archive');

  const opened = await connect(database.DATABASE_URL ? { url: database.DATABASE_URL } : { directory: database.PORTALE_DATABASE ?? '' });
  const app = buildApp(opened, { publicOrigin: PUBLIC_ORIGIN, archive, callsPerMinute: 0 });
  try {
    const { id } = (await app.inject('/api/edizione')).json();
    const { file } = (await app.inject('/api/v1/archivio')).json() as { file: { formato: string; url: string }[] };
    const maps = file.flatMap(({ formato, url }) => (formato === 'topojson' ? [url.slice(PUBLIC_ORIGIN.length)] : []));
    const answers = new Map<string, Buffer>();
    for (const address of [...ADDRESSES.map((one) => one.replace('{edizione}', id)), ...maps]) {
      const answer = await app.inject(address);
      expect([address, answer.statusCode, answer.headers['cache-control']]).toEqual([address, 200, expect.stringContaining('immutable')]);
      answers.set(address, answer.rawPayload);
    }
    const files = new Map<string, Buffer>();
    const paths = (await readdir(archive, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
    for (const { parentPath, name } of paths)
      files.set(join(parentPath.slice(archive.length), name), await readFile(join(parentPath, name)));
    return { loadedAt: (await opened.edition())?.loadedAt ?? '', archive: files, answers };
  } finally {
    await app.close();
    await opened.close();
  }
}

const comparable = (files: ReadonlyMap<string, Buffer>) => [...files].sort(([a], [b]) => (a < b ? -1 : 1));

describe('two machines that load the same files', () => {
  const server = useDatabase(openEmpty, 'postgres');
  let here: Published;
  let elsewhere: Published;
  let onServer: Published;
  beforeAll(async () => {
    const [one, other] = [await emptyDirectory(), await emptyDirectory()];
    here = await publishedBy(MACHINES.here as Machine, { PORTALE_DATABASE: one });
    elsewhere = await publishedBy(MACHINES.elsewhere as Machine, { PORTALE_DATABASE: other });
    onServer = await publishedBy(MACHINES.elsewhere as Machine, server.environment);
  }, 240_000);

  it('do it years apart', () => {
    expect(Number(elsewhere.loadedAt.slice(0, 4)) - Number(here.loadedAt.slice(0, 4))).toBeGreaterThan(3);
  });

  it('write the same bytes into the archive of the same name, in PGlite and on PostgreSQL', () => {
    const names = new Set([...here.archive.keys()].map((path) => path.split('/')[1]));
    expect([...names]).toEqual([expect.stringMatching(/^[0-9a-f]{12}$/)]);
    expect([...here.archive.keys()].map((path) => path.slice(14))).toEqual(
      expect.arrayContaining(['indice.json', 'territori.sqlite', 'unita.parquet', 'come_citare.txt']),
    );
    expect(comparable(elsewhere.archive)).toEqual(comparable(here.archive));
    expect(comparable(onServer.archive)).toEqual(comparable(here.archive));
  });

  it.each(ADDRESSES)('answer the same bytes at %s', (address) => {
    const [bytes, ...others] = [here, elsewhere, onServer].map(({ answers }) =>
      comparable(answers).filter(([one]) => sameAddress(one, address)),
    );
    expect(bytes).toHaveLength(1);
    for (const other of others) expect(other).toEqual(bytes);
  });

  it('serve the same boundaries', () => {
    const maps = ({ answers }: Published) => comparable(answers).filter(([address]) => address.includes('.topo.json'));
    expect(maps(here).length).toBeGreaterThan(0);
    expect(maps(elsewhere)).toEqual(maps(here));
    expect(maps(onServer)).toEqual(maps(here));
  });
});

const sameAddress = (asked: string, pattern: string) => asked.replace(/[0-9a-f]{12}/, '{edizione}') === pattern;
