import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { loadedArchive } from '@territori/api-testing/loadedArchive';
import { openApp, type TestApp } from '@territori/api-testing/testApp';
import { writeFilesOf } from '@territori/api-testing/writeFilesOf';
import { Archive } from '@territori/edition/archive/Archive';
import { TABLES } from '@territori/edition/archive/tables';
import { VIEWS } from '@territori/load/archive/views';
import { readMaterial } from '@territori/load/loading/FileMaterial';
import { writeFiles } from '@territori/load/loading/writeFiles';
import { openStore } from '@territori/store/files/openStore';
import { parse } from 'csv-parse/sync';
import { Package } from 'datapackage';
import { parquetReadObjects } from 'hyparquet';
import sqlite from 'node-sqlite3-wasm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

interface Listed {
  readonly nome: string;
  readonly formato: string;
  readonly tabella: string | null;
  readonly url: string;
  readonly byte: number;
  readonly righe: number | null;
  readonly sha256: string;
}

/** Tens of thousands of rows are compared by Node first, which takes a tenth of the time; Vitest says what differs. */
function expectSame(found: readonly unknown[], wanted: readonly unknown[]): void {
  if (!isDeepStrictEqual(found, wanted)) expect(found).toEqual(wanted);
}

/** The names of six editions, the oldest first. */
const EARLIER = ['000000000001', '000000000002', '000000000003', '000000000004', '000000000005', '000000000006'];

const gunzip = (input: Uint8Array): Uint8Array => new Uint8Array(gunzipSync(input));

describe('the archive', () => {
  let api: TestApp;
  let folder: string;
  let files: readonly Listed[];
  let edition: string;
  /** The answer before the files were written. */
  let cold: Awaited<ReturnType<TestApp['get']>>;
  const pathOf = (name: string) => join(folder, edition, name);
  const fileNamed = (name: string) => files.find(({ nome }) => nome === name) as Listed;
  const pathIn = (url: string) => new URL(url).pathname;

  /** What loads before this one left: the files of six editions, and of those that were killed unfinished folders and a lock. */
  async function leaveRemains(): Promise<void> {
    for (const [year, name] of EARLIER.entries()) {
      await mkdir(join(folder, name));
      const index = join(folder, name, 'indice.json');
      await writeFile(index, JSON.stringify({ edizione: name, aggiornata_al: '2020-01-01', file: [] }));
      const written = new Date(Date.UTC(2001 + year, 0));
      await utimes(index, written, written);
    }
    // of this version, and of versions in which replicas wrote
    for (const left of ['writing-left', '00000000000a/mappe', 'lock', '0123456789ab.writing-left'])
      await mkdir(join(folder, left), { recursive: true });
    await writeFile(join(folder, 'lock', 'territori.lock'), '999999999 1');
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'territori-archive-'));
    await leaveRemains();
    api = await openApp('pglite', { archive: folder });
    cold = await api.get('/api/v1/archivio');
    await writeFilesOf(api.database, folder, { maps: null });
    const listed = (await api.get('/api/v1/archivio')).json() as { file: readonly Listed[]; edizione: string };
    edition = listed.edizione;
    files = listed.file;
  }, 240_000);
  afterAll(async () => {
    await api?.dispose();
    await rm(folder, { recursive: true, force: true });
  });

  it('says that the files are not there before a load has written them, and writes none', () => {
    expect(cold.json()).toMatchObject({ codice: expect.stringMatching(/^archivio_(in_preparazione|assente)$/) });
  });

  it('lists each table in three formats, the database, the description and the citation', () => {
    const names = TABLES.flatMap(({ name }) => [`${name}.csv`, `${name}.jsonl`, `${name}.parquet`]);
    expect(files.map(({ nome }) => nome)).toEqual([...names, 'territori.sqlite', 'come_citare.txt', 'datapackage.json']);
    for (const { url } of files) expect(url).toContain(`/api/v1/archivio/${edition}/`);
  });

  it('states the bytes, the rows and the hash of each file', async () => {
    for (const { nome, url, byte, righe, sha256, formato } of files) {
      const answer = await api.get(pathIn(url), { 'accept-encoding': 'br, gzip' });
      expect(answer.statusCode, nome).toBe(200);
      expect(answer.headers['content-encoding']).toBeUndefined();
      expect(answer.headers['cache-control']).toContain('immutable');
      expect(answer.rawPayload.byteLength, nome).toBe(byte);
      expect(createHash('sha256').update(answer.rawPayload).digest('hex'), nome).toBe(sha256);
      if (formato === 'jsonl') expect(answer.body.split('\n').length - 1, nome).toBe(righe);
    }
  });

  it.each(TABLES.map((table) => [table.name, table] as const))(
    'holds the same facts of %s as SQLite, Parquet, JSONL and CSV',
    async (name, table) => {
      const lines = (await readFile(pathOf(`${name}.jsonl`), 'utf8')).trimEnd().split('\n');
      const rows = lines.map((line) => JSON.parse(line));
      expect(rows.length).toBe(fileNamed(`${name}.jsonl`).righe);
      const named = (value: (column: (typeof table.columns)[number], row: Record<string, unknown>) => unknown, row: object) =>
        Object.fromEntries(table.columns.map((column) => [column.name, value(column, row as Record<string, unknown>)]));

      const csv = parse(await readFile(pathOf(`${name}.csv`)), { columns: true }) as Record<string, string>[];
      expectSame(
        csv,
        rows.map((row) => named(({ name: column }, of) => (of[column] === null ? '' : String(of[column])), row)),
      );

      const parquet = await readFile(pathOf(`${name}.parquet`));
      const buffer = parquet.buffer.slice(parquet.byteOffset, parquet.byteOffset + parquet.byteLength) as ArrayBuffer;
      const read = await parquetReadObjects({ file: buffer, compressors: { GZIP: gunzip } });
      expectSame(
        read.map((row) =>
          named(
            ({ name: column, kind }, of) =>
              kind === 'date' && of[column] instanceof Date ? of[column].toISOString().slice(0, 10) : (of[column] ?? null),
            row,
          ),
        ),
        rows,
      );

      const database = new sqlite.Database(pathOf('territori.sqlite'), { readOnly: true });
      try {
        const stored = database.all(`select * from "${name}" order by ${table.key.map((one) => `"${one}"`).join(', ')}`);
        expectSame(
          stored.map((row) =>
            named(
              ({ name: column, kind }, of) => (kind === 'boolean' && of[column] !== null ? of[column] === 1 : of[column]),
              row as object,
            ),
          ),
          rows,
        );
      } finally {
        database.close();
      }
    },
    60_000,
  );

  it('has dates that are dates in Parquet', async () => {
    const parquet = await readFile(pathOf('versioni.parquet'));
    const buffer = parquet.buffer.slice(parquet.byteOffset, parquet.byteOffset + parquet.byteLength) as ArrayBuffer;
    const [first] = await parquetReadObjects({ file: buffer, compressors: { GZIP: gunzip }, rowEnd: 1, columns: ['valido_dal'] });
    expect(first?.valido_dal).toBeInstanceOf(Date);
  });

  it('has a database whose references lead somewhere and that describes its columns', async () => {
    const database = new sqlite.Database(pathOf('territori.sqlite'), { readOnly: true });
    try {
      expect(database.all('pragma foreign_key_check')).toEqual([]);
      expect(database.all('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
      const described = database
        .all("select tabella || '.' || colonna as nome from descrizione where colonna <> ''")
        .map((row) => row?.nome);
      expect(described.sort()).toEqual(TABLES.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`)).sort());
    } finally {
      database.close();
    }
  });

  it('has a data package that validates, rows included', async () => {
    const server = createServer(async (request, response) => {
      // a connection that is not kept cannot be closed just when the reader uses it again
      response.setHeader('connection', 'close').end(await readFile(pathOf((request.url ?? '').slice(1))));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      const address = server.address();
      const port = typeof address === 'object' ? address?.port : 0;
      const described = await Package.load(`http://127.0.0.1:${port}/datapackage.json`);
      expect(described.errors).toEqual([]);
      expect(described.valid).toBe(true);
      for (const resource of described.resources.filter(({ tabular }) => tabular)) {
        const rows = await resource.read({ keyed: true, relations: false }).catch((error: { errors?: readonly unknown[] }) => {
          throw new Error(`${resource.name}: ${(error.errors ?? [error]).map(String).join('; ')}`);
        });
        expect(rows.length).toBe(fileNamed(`${resource.name}.csv`).righe);
      }
    } finally {
      server.close();
    }
  }, 120_000);

  it('is the same bytes when it is written again', async () => {
    const written = await new Archive(openStore(await loadedArchive())).edition(edition);
    expect(written?.index.file.map(({ nome, sha256 }) => [nome, sha256])).toEqual(files.map(({ nome, sha256 }) => [nome, sha256]));
  }, 240_000);

  describe('answers the questions of its documentation by SQL', () => {
    /** The statement below a heading of the page. */
    const ask = async (heading: string) => {
      const page = await readFile(fileURLToPath(new URL('../../../../../../docs/archive.md', import.meta.url)), 'utf8');
      const statement = page.split(`### ${heading}`)[1]?.split('```sql')[1]?.split('```')[0];
      if (statement === undefined) throw new Error(`The page has no statement below '${heading}'`);
      const database = new sqlite.Database(pathOf('territori.sqlite'), { readOnly: true });
      try {
        return database.all(statement) as Record<string, unknown>[];
      } finally {
        database.close();
      }
    };
    const rowsOf = async (address: string) =>
      (await api.get(`/api/v1${address}&per_pagina=10000`)).json().dati as Record<string, unknown>[];

    it('which municipalities a province had on a day', async () => {
      const answer = await rowsOf('/unita?livello=comune&provincia=TN&data=2009-01-01');
      expect(answer).toHaveLength(223);
      expect(await ask('Which municipalities did the province of Trento have on 1 January 2009?')).toEqual(
        answer.map(({ codice, denominazione }) => ({ codice, denominazione })),
      );
    });

    it('what changed in a year', async () => {
      const answer = await rowsOf('/variazioni?dal=2014-01-01&al=2014-12-31');
      const found = await ask('What changed in 2014?');
      const texts = (rows: readonly Record<string, unknown>[]) =>
        rows.map(({ data, tipo, descrizione }) => `${data} ${tipo} ${descrizione}`).sort();
      expect(texts(found)).toEqual(texts(answer));
    });

    it('what a code meant', async () => {
      const answer = await rowsOf('/codici/092119?');
      const found = await ask('What did the code 092119 mean?');
      expect(found.length).toBeGreaterThan(0);
      expect(new Set(found.map(({ id }) => id))).toEqual(new Set(answer.map(({ id }) => id)));
    });

    it('what each code of a census is today', async () => {
      const { aggiornata_al } = (await api.get('/api/v1/archivio')).json();
      const answer = await rowsOf(`/corrispondenze?da=1991-10-20&a=${aggiornata_al}&livello=comune`);
      const found = await ask('What is each code of the census of 1991 today?');
      const pairs = (rows: readonly Record<string, unknown>[]) =>
        rows.map(({ codice_da, codice_a, relazione, motivo }) => `${codice_da} ${codice_a} ${relazione} ${motivo}`).sort();
      expect(found.length).toBeGreaterThan(8000);
      expect(pairs(found)).toEqual(pairs(answer));
    });

    it('how many municipalities there were', async () => {
      expect(await ask('How many municipalities were there on some days?')).toEqual([
        { giorno: '1861-03-17', comuni: 7720 },
        { giorno: '1991-10-20', comuni: 8100 },
        { giorno: '2025-01-01', comuni: 7896 },
      ]);
    });
  });

  it('has one meaning a name: the states of a unit are disjoint, and the natural question has one row a municipality', () => {
    const database = new sqlite.Database(pathOf('territori.sqlite'), { readOnly: true });
    try {
      const natural = `select count(*) as comuni, count(distinct id) as unita from versioni
        where livello = 'comune' and valido_dal <= '1951-11-04' and (valido_al > '1951-11-04' or valido_al is null)`;
      expect(database.get(natural)).toEqual({ comuni: 7812, unita: 7812 });
      const overlapping = `select count(*) as coppie from versioni a join versioni b
        on a.id = b.id and a.valido_dal < b.valido_dal and (a.valido_al is null or a.valido_al > b.valido_dal)`;
      expect(database.get(overlapping)).toEqual({ coppie: 0 });
      for (const { name, question } of VIEWS) expect(database.all(question).length, name).toBeGreaterThan(0);
      expect(database.get(VIEWS[0]?.question as string)).toEqual({ comuni: 7812 });
    } finally {
      database.close();
    }
  });

  it('gives ranges of bytes', async () => {
    const { url, byte } = fileNamed('unita.csv');
    const whole = (await api.get(pathIn(url))).rawPayload;
    const part = await api.get(pathIn(url), { range: 'bytes=10-19' });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 10-19/${byte}`);
    expect(part.rawPayload).toEqual(whole.subarray(10, 20));
    const last = await api.get(pathIn(url), { range: 'bytes=-5' });
    expect(last.rawPayload).toEqual(whole.subarray(-5));
    const rest = await api.get(pathIn(url), { range: `bytes=${byte - 3}-` });
    expect(rest.rawPayload).toEqual(whole.subarray(-3));
    const outside = await api.get(pathIn(url), { range: `bytes=${byte}-` });
    expect(outside.statusCode).toBe(416);
    expect(outside.headers['content-range']).toBe(`bytes */${byte}`);
    const changed = await api.get(pathIn(url), { range: 'bytes=0-1', 'if-range': '"other"' });
    expect(changed.statusCode).toBe(200);
  });

  it('answers 304 to the hash, HEAD with the length, and leads from ultima to the edition', async () => {
    const { url, sha256, byte } = fileNamed('unita.parquet');
    expect((await api.get(pathIn(url), { 'if-none-match': `"${sha256}"` })).statusCode).toBe(304);
    const head = await api.app.inject({ method: 'HEAD', url: pathIn(url) });
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, String(byte), '']);
    const newest = await api.get('/api/v1/archivio/ultima/unita.parquet');
    expect([newest.statusCode, newest.headers.location]).toEqual([302, pathIn(url)]);
  });

  it.each([
    '/api/v1/archivio/ultima/..%2f..%2fpackage.json',
    '/api/v1/archivio/EDITION/..%2findice.json',
    '/api/v1/archivio/EDITION/indice.json',
    '/api/v1/archivio/EDITION/%2e%2e%2fsecret.txt',
    '/api/v1/archivio/..%2fEDITION/unita.csv',
    '/api/v1/archivio/EDITION%00/unita.csv',
    '/api/v1/archivio/lock/territori.lock',
    '/api/v1/archivio/constructor/__proto__',
  ])('reads nothing outside its files: %s', async (address) => {
    await writeFile(join(folder, 'secret.txt'), 'secret');
    let answer = await api.get(address.replace('EDITION', edition));
    if (answer.statusCode === 302) answer = await api.get(String(answer.headers.location));
    expect([400, 404], answer.body.slice(0, 200)).toContain(answer.statusCode);
    expect(answer.headers['content-type']).toContain('problem+json');
    expect(answer.body).not.toContain('"secret"');
  });

  it.each(['../../ab12', 'a/../../b', '..', '', '0123456789ab/..'])(
    'writes nothing outside its folder: fingerprint %j',
    async (fingerprint) => {
      const outside = await mkdtemp(join(tmpdir(), 'territori-archive-'));
      try {
        const current = await api.database.edition();
        if (!current) throw new Error('No edition is loaded');
        const store = openStore(join(outside, 'archive'));
        const edition = { ...current, fingerprint };
        const material = {
          status: { edition, counts: { comuni: 0, versioni: 0, eventi: 0 } },
          editionFile: null,
          tables: null,
          rows: null,
          history: null,
          maps: null,
          model: null,
        };
        const write = writeFiles(store, material);
        // what follows the first twelve digits is not part of the name
        if (fingerprint === '0123456789ab/..') await write;
        else await expect(write).rejects.toThrow(RangeError);
        expect((await readdir(outside)).filter((entry) => entry !== 'archive')).toEqual([]);
      } finally {
        await rm(outside, { recursive: true, force: true });
      }
    },
  );

  it.each(['0123456789ab', '1-01234567', '1-01234567-89abcdef', 'ieri'])('answers 404 to %s, an edition that never was', async (name) => {
    expect((await api.get(`/api/v1/archivio/${name}/unita.csv`)).json()).toMatchObject({ status: 404, codice: 'edizione_sconosciuta' });
  });

  it('keeps the last five editions, and takes over after a process that was killed', async () => {
    const kept = [edition, ...EARLIER.slice(2).reverse()];
    expect((await new Archive(openStore(folder)).editions()).map(({ index }) => index.edizione)).toEqual(kept);
    expect((await readdir(folder)).filter((entry) => entry !== 'secret.txt').sort()).toEqual(kept.sort());
  });

  it('counts an edition as the newest that is in service again', async () => {
    const again = await mkdtemp(join(tmpdir(), 'territori-archive-'));
    try {
      await cp(join(folder, edition), join(again, edition), { recursive: true });
      await utimes(join(again, edition, 'indice.json'), 0, 0);
      await cp(join(folder, '000000000006'), join(again, '000000000006'), { recursive: true });
      const names = async () => (await new Archive(openStore(again)).editions()).map(({ index }) => index.edizione);
      expect(await names()).toEqual(['000000000006', edition]);
      await writeFilesOf(api.database, again, { maps: null });
      expect(await names()).toEqual([edition, '000000000006']);
    } finally {
      await rm(again, { recursive: true, force: true });
    }
  });

  it('leaves no workplace when it is stopped while it writes', async () => {
    const stopped = await mkdtemp(join(tmpdir(), 'territori-archive-'));
    try {
      const current = await api.database.edition();
      if (!current) throw new Error('No edition is loaded');
      const store = openStore(stopped);
      const material = await readMaterial(api.database, current, { store, editionFile: undefined });
      const stop = new AbortController();
      const writing = writeFiles(store, { ...material, tables: null, rows: null, history: null, maps: null }, { signal: stop.signal });
      await new Promise((resolve) => setTimeout(resolve, 300));
      stop.abort();
      await expect(writing).rejects.toThrow();
      expect(await new Archive(store).editions()).toEqual([]);
      expect(await readdir(stopped)).toEqual([]);
    } finally {
      await rm(stopped, { recursive: true, force: true });
    }
  }, 60_000);

  it('answers 503 or 410, not 500, for a file that a load has just removed', async () => {
    const other = await mkdtemp(join(tmpdir(), 'territori-archive-'));
    await cp(join(folder, edition), join(other, edition), { recursive: true });
    const second = await openApp('pglite', { archive: other });
    try {
      const url = `/api/v1/archivio/${edition}/unita.csv`;
      expect((await second.get(url)).statusCode).toBe(200);
      await rm(join(other, edition), { recursive: true });
      expect((await second.get(url)).json()).toMatchObject({ codice: expect.stringMatching(/^archivio_/) });
    } finally {
      await second.dispose();
      await rm(other, { recursive: true, force: true });
    }
  }, 60_000);
});

it('is not kept without a folder, and says so', async () => {
  const api = await openApp('pglite', { archive: undefined });
  try {
    const answer = await api.get('/api/v1/archivio');
    expect(answer.json()).toMatchObject({ status: 404, codice: 'archivio_assente' });
  } finally {
    await api.dispose();
  }
}, 180_000);
