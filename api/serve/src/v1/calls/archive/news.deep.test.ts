import { cp, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadedArchive } from '@territori/api-testing/loadedArchive';
import { openApp, type TestApp } from '@territori/api-testing/testApp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

interface Novita {
  readonly tabella: string;
  readonly esito: string;
  readonly chiave: Readonly<Record<string, unknown>>;
  readonly prima: object | null;
  readonly dopo: object | null;
}

type Row = Record<string, string | number | null>;

/** The keys of the tables, as docs/archive.md gives them. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  unita: ['id'],
  versioni: ['id', 'valido_dal'],
  variazioni: ['id', 'data', 'ordine'],
};

/** A mirror as the documentation describes it: it knows nothing of the program. */
function applied(table: string, text: string, news: readonly Novita[]): string {
  const key = KEYS[table] ?? [];
  const keyOf = (row: object) => JSON.stringify(key.map((name) => (row as Row)[name]));
  const rows = new Map(
    text.split('\n').flatMap((line) => (line === '' ? [] : [[keyOf(JSON.parse(line)), JSON.parse(line) as Row] as const])),
  );
  for (const { tabella, esito, chiave, dopo } of news) {
    if (tabella !== table) continue;
    if (esito === 'ritirato') rows.delete(keyOf(chiave));
    else rows.set(keyOf(chiave), dopo as Row);
  }
  const sorted = [...rows.values()].sort((a, b) => {
    for (const name of key) {
      const [left, right] = [a[name] ?? '', b[name] ?? ''];
      if (left !== right) return left < right ? -1 : 1;
    }
    return 0;
  });
  return sorted.map((row) => `${JSON.stringify(row)}\n`).join('');
}

describe('the news since an edition', () => {
  let api: TestApp;
  let folder: string;
  let current: string;
  const EARLIER = '000000000001';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'territori-archive-'));
    const archive = await loadedArchive();
    current = (await readdir(archive))[0] ?? '';
    await cp(join(archive, current), join(folder, current), { recursive: true });
    api = await openApp('pglite', { archive: folder });
    // an earlier edition that lacks units, has others and gives some another name
    await cp(join(folder, current), join(folder, EARLIER), { recursive: true });
    for (const table of Object.keys(KEYS)) {
      const lines = (await readFile(join(folder, EARLIER, `${table}.jsonl`), 'utf8')).trimEnd().split('\n');
      const earlier = lines.flatMap((line, place) => {
        if (place % 1000 === 7) return [];
        if (place % 1500 === 11) return [JSON.stringify({ ...JSON.parse(line), denominazione: 'Nome di prima' })];
        if (place % 2000 === 13) return [line, JSON.stringify({ ...JSON.parse(line), id: 90_000_000 + place })];
        return [line];
      });
      const rows = earlier.map((line) => JSON.parse(line) as Row);
      rows.sort((a, b) => Number(a.id) - Number(b.id));
      await writeFile(join(folder, EARLIER, `${table}.jsonl`), rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
    }
    const file = join(folder, EARLIER, 'indice.json');
    await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), edizione: EARLIER }));
    await utimes(file, 0, 0);
  }, 300_000);
  afterAll(async () => {
    await api?.dispose();
    await rm(folder, { recursive: true, force: true });
  });

  it('lead a mirror of the earlier edition to the bytes of the one in service', async () => {
    const answer = await api.get(`/api/v1/novita?da_edizione=${EARLIER}&formato=jsonl`);
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
    const news = answer.body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Novita);
    expect(new Set(news.map(({ esito }) => esito))).toEqual(new Set(['aggiunto', 'corretto', 'ritirato']));
    for (const table of Object.keys(KEYS)) {
      const before = await readFile(join(folder, EARLIER, `${table}.jsonl`), 'utf8');
      const after = await readFile(join(folder, current, `${table}.jsonl`), 'utf8');
      expect(before === after, table).toBe(false);
      expect(applied(table, before, news) === after, table).toBe(true);
    }
  }, 60_000);

  it('are found by a stranger in two calls: the editions that stand, and what is new since the last one', async () => {
    const page = await readFile(new URL('../../README.md', import.meta.url), 'utf8');
    expect(page).toContain('`GET /api/v1/archivio`');
    expect(page).toContain('`GET /api/v1/novita?da_edizione=<edizione>`');
    const { edizioni } = (await api.get('/api/v1/archivio')).json();
    expect(edizioni).toEqual([current, EARLIER]);
    expect((await api.get(`/api/v1/novita?da_edizione=${edizioni[1]}`)).json().totale).toBeGreaterThan(0);
  });

  it('come in pages, with the row before and after', async () => {
    const answer = (await api.get(`/api/v1/novita?da_edizione=${EARLIER}&per_pagina=10000`)).json();
    expect(answer.totale).toBe(answer.dati.length);
    const corrected = (answer.dati as Novita[]).find(({ esito }) => esito === 'corretto');
    expect(corrected?.prima).toMatchObject({ denominazione: 'Nome di prima' });
    expect(corrected?.dopo).not.toMatchObject({ denominazione: 'Nome di prima' });
    expect(Object.keys(corrected?.chiave ?? {})).toEqual(KEYS[corrected?.tabella ?? '']);
  });

  it('have a column for each member of a row in a file', async () => {
    const text = (await api.get(`/api/v1/novita?da_edizione=${EARLIER}&formato=csv`)).body;
    const [header = '', ...lines] = text.trimEnd().split('\n');
    for (const name of ['chiave_id', 'prima_denominazione', 'dopo_denominazione', 'dopo_provvedimento_testo'])
      expect(header.split(';')).toContain(name);
    expect(lines.length).toBeGreaterThan(0);
    expect(text).not.toContain('{');
    expect(text).toContain('Nome di prima');
  });

  it('are none since the edition in service', async () => {
    expect((await api.get(`/api/v1/novita?da_edizione=${current}`)).json()).toMatchObject({ dati: [], totale: 0 });
  });

  it('are refused for an edition that never was, and without one', async () => {
    const unknown = (await api.get('/api/v1/novita?da_edizione=ieri')).json();
    expect(unknown).toMatchObject({ status: 404, codice: 'edizione_sconosciuta' });
    expect(unknown.detail).toContain(`Le edizioni con i file sono: ${current}, ${EARLIER}.`);
    expect((await api.get('/api/v1/novita')).json()).toMatchObject({ status: 400, codice: 'parametro_mancante', parametro: 'da_edizione' });
  });

  it('are given since a day: what the edition in service then did not say, and what happened', async () => {
    const since = (await api.get('/api/v1/novita?dal=2014-01-01&per_pagina=10000&lingua=en')).json();
    const known = (await api.get(`/api/v1/novita?da_edizione=${EARLIER}`)).json();
    const happened = (since.dati as Novita[]).filter(({ esito }) => esito === 'avvenuto');
    expect(since.totale).toBe(known.totale + happened.length);
    expect(happened.length).toBeGreaterThan(0);
    expect(happened.filter(({ chiave }) => String(chiave.data) < '2014-01-01')).toEqual([]);
    // the earlier edition came into service before that day
    expect(since.avviso).toBeUndefined();
    const both = await api.get(`/api/v1/novita?dal=2014-01-01&da_edizione=${EARLIER}`);
    expect(both.json()).toMatchObject({ status: 400, codice: 'parametri_incompatibili' });
    const early = (await api.get('/api/v1/novita?dal=1960-01-01&per_pagina=1&lingua=en')).json();
    expect(early.avviso).toContain('No kept edition was in service on 1960-01-01');
  });
});
