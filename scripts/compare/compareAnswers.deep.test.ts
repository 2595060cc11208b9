import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { root } from '@territori/build/workspace';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { compareSides } from './compareSides.ts';
import { openSide } from './openSide.ts';
import { readRecording, writeRecording } from './recording.ts';

/** A portal of one municipality, one report and one map, at another address and with another edition than its neighbour. */
class TinyPortal {
  readonly answers: Record<string, unknown> = {};
  asked: string[] = [];
  refusals = 0;
  readonly #server: Server;

  constructor(readonly edition: string) {
    this.#server = createServer(async (request, response) => {
      const { pathname } = new URL(request.url ?? '', this.origin);
      const body = request.method === 'POST' ? await text(request) : '';
      this.asked.push(`${request.url} ${body}`);
      if (this.refusals > 0) {
        this.refusals -= 1;
        response.writeHead(429, { 'retry-after': '0.01' }).end();
        return;
      }
      const answer = this.answers[body ? `${pathname} ${body}` : pathname];
      const found = typeof answer === 'string' ? answer : JSON.stringify(answer);
      response.writeHead(found === undefined ? 404 : 200, { 'content-type': 'application/json' }).end(found ?? '{}');
    });
  }

  get origin(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo | null)?.port}`;
  }

  /** The answers at first: the same record in both portals. */
  fill(): void {
    const { edition, origin, answers } = this;
    for (const path of Object.keys(answers)) delete answers[path];
    const map = { url: `${origin}/api/v1/confini/comune-2010.topo.json?edizione=${edition}`, detentori: null, dettagli: {} };
    Object.assign(answers, {
      '/api/edizione': { id: edition, aggiornata_al: '1871-01-01' },
      '/api/v1': { definizioni: `${origin}/api/v1/openapi.json` },
      '/api/v1/unita': `{"id":1,"livello":"comune","codice":"001001","codice_catastale":"A074","denominazione":"Agliè","provincia":null}\n`,
      '/api/v1/variazioni': '{"id":1,"tipo":"CD"}\n',
      '/api/v1/confini': { stato: 'pronti', giorni: null, insiemi: [map], edizione: edition },
      '/api/v1/confini/comune-2010.topo.json': topology(origin.length, 'Agliè'),
      '/api/v1/archivio': {
        file: [{ nome: 'unita.csv', formato: 'csv', byte: origin.length * edition.length, righe: 1 }],
        edizione: edition,
      },
      [`/api/v1/archivio/${edition}/unita.csv`]: 'id,codice,denominazione\n1,001001,Agliè\n',
      [`/api/v1/archivio/${edition}/datapackage.json`]: { version: edition, created: `2026-01-0${edition.length % 9}T10:11:12.345Z` },
      '/sitemap.xml': `<urlset><url><loc>${origin}/indice/</loc></url></urlset>`,
      '/api/v1/openapi.json': {
        paths: {
          '/api/v1/confini/{file}': { get: { parameters: [{ in: 'path', name: 'file', required: true, schema: {} }] } },
          '/api/v1/novita': { get: { parameters: [{ in: 'query', name: 'da_edizione', required: true, schema: {} }] } },
        },
      },
      '/api/v1/novita': { dati: [], url: `${origin}/api/v1/novita?da_edizione=${edition}` },
      '/api/Report/DefinizioniApi': { paths: {} },
      '/api/Report/ReportByUrl {"url":"get_elenco_microservizi"}': {
        items: [
          {
            'Id report': 61,
            'Titolo report': 'Elenco',
            'Analisi temporale': 'DATA',
            'Inizio/fine validità report': '17/03/1861 - 11/01/1927',
            disponibile: true,
          },
        ],
      },
      '/api/Report/Spool/1861-03-17/61': rows(['001001', 'Agliè', 'TO'], ['001002', 'Airasca', 'TO']),
      '/api/Report/Spool/1871-01-01/61': rows(['001001', 'Agliè', 'TO'], ['001002', 'Airasca', 'TO']),
    });
    this.asked = [];
  }

  listen = () => new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  close = () => new Promise((resolve) => this.#server.close(resolve));
}

const rows = (...cells: readonly string[][]) => ({
  colNames: ['CODE', 'NAME', 'PLATE'],
  body: cells.map(([CODE, NAME, PLATE]) => ({ CODE, NAME, PLATE })),
});

const topology = (place: number, ...names: readonly string[]) => ({
  type: 'Topology',
  objects: { comuni: { geometries: names.map((name, arc) => ({ type: 'Polygon', arcs: [[arc]], id: '001001', properties: { name } })) } },
  arcs: [[[place, place]]],
});

const former = new TinyPortal('1-former');
const newer = new TinyPortal('2-the-newer');
const folder = mkdtempSync(join(tmpdir(), 'territori-compare-'));
const recording = join(folder, 'former.jsonl.gz');

async function compared(before: string, after: string): Promise<{ differing: number; text: string }> {
  const printed: string[] = [];
  const differing = await compareSides(await openSide(before), await openSide(after), (line) => printed.push(line));
  return { differing, text: printed.join('\n') };
}

beforeAll(() => Promise.all([former.listen(), newer.listen()]));
beforeEach(() => {
  former.fill();
  newer.fill();
});
afterAll(async () => {
  await Promise.all([former.close(), newer.close()]);
  rmSync(folder, { recursive: true });
});

describe('two portals with the same record', () => {
  it('answer alike, whatever their addresses, editions, load times and coordinates are', async () => {
    const { differing, text: printed } = await compared(former.origin, newer.origin);
    expect(printed).toMatch(/(\d+) answers are equal, 0 differ$/);
    expect(differing).toBe(0);
    expect(newer.asked.filter((url) => url.includes(newer.edition)).length).toBeGreaterThan(3);
  });

  it('are asked the same list at each run', async () => {
    await compared(former.origin, newer.origin);
    const first = newer.asked;
    newer.asked = [];
    await compared(former.origin, newer.origin);
    expect(newer.asked.toSorted()).toEqual(first.toSorted());
    for (const call of ['/publish/reportspooljson?pfun=61&pdata=1861-03-17 ', '/api/Report/Header/1871-01-01/61?plang=EN ', '/indice/ '])
      expect(newer.asked).toContain(call);
  });

  it('are asked nothing that is counted', async () => {
    await compared(former.origin, newer.origin);
    expect(newer.asked.filter((call) => /consultazioni|consultati/.test(call))).toEqual([]);
  });

  it('may say when to ask again', async () => {
    newer.refusals = 5;
    expect((await compared(former.origin, newer.origin)).differing).toBe(0);
  });
});

describe('a difference', () => {
  it('in a row is shown with the columns that changed', async () => {
    newer.answers['/api/Report/Spool/1861-03-17/61'] = rows(['001001', 'Agliè', 'TO'], ['001002', 'Airasca', 'CN']);
    const { differing, text: printed } = await compared(former.origin, newer.origin);
    expect(differing).toBe(1);
    expect(printed).toMatch(/ 1 {2}\/api\/Report\/Spool\/\{data\}\/61\n +\/api\/Report\/Spool\/1861-03-17\/61\?plang=IT/);
    expect(printed).toContain('~ 001002 | Airasca | TO\n            PLATE: TO → CN');
    expect(printed).toContain('changed columns: PLATE (1)');
  });

  it('far into a text is shown where it begins', async () => {
    const name = 'a'.repeat(200);
    former.answers['/api/Report/Spool/1861-03-17/61'] = rows(['001001', `${name}b`, 'TO']);
    newer.answers['/api/Report/Spool/1861-03-17/61'] = rows(['001001', `${name}c`, 'TO']);
    expect((await compared(former.origin, newer.origin)).text).toMatch(/NAME: …a{30}b → …a{30}c\n/);
  });

  it('in the number of rows is shown with those that went and came', async () => {
    newer.answers['/api/Report/Spool/1861-03-17/61'] = rows(['001001', 'Agliè', 'TO']);
    former.answers[`/api/v1/archivio/${former.edition}/unita.csv`] = 'id,codice,denominazione\n';
    const { text: printed } = await compared(former.origin, newer.origin);
    expect(printed).toMatch(/rows \d → \d\n +- 001002 \| Airasca \| TO/);
    expect(printed).toContain('+ 1 | 001001 | Agliè');
  });

  it('in the features of a map is one, in their attributes too', async () => {
    newer.answers['/api/v1/confini/comune-2010.topo.json'] = topology(1, 'Agliè', 'Airasca');
    expect((await compared(former.origin, newer.origin)).text).toMatch(
      /rows 3 → 4\n *- 1\n *\+ 2\n *\+ comuni \| 001001 \| true \| Airasca/,
    );
    newer.answers['/api/v1/confini/comune-2010.topo.json'] = topology(1, 'Aglie');
    expect((await compared(former.origin, newer.origin)).text).toContain('properties.name: Agliè → Aglie');
  });

  it('in the status is shown', async () => {
    delete newer.answers['/sitemap.xml'];
    expect((await compared(former.origin, newer.origin)).text).toContain('status: 200 → 404');
  });
});

describe('a recording', () => {
  beforeEach(async () => writeRecording(recording, (await openSide(former.origin)).exchanges()));

  it('stands for the portal that gave it, on either side', async () => {
    for (const [before, after] of [
      [recording, newer.origin],
      [newer.origin, recording],
      [recording, recording],
    ] as const)
      expect((await compared(before, after)).differing).toBe(0);
  });

  it('names what it was not asked', async () => {
    newer.answers['/sitemap.xml'] =
      `<urlset><url><loc>${newer.origin}/indice/</loc></url><url><loc>${newer.origin}/new</loc></url></urlset>`;
    expect((await compared(newer.origin, recording)).text).toMatch(/\/new \n +- 404 \| application\/json\n +\+ not recorded/);
  });

  it('is refused where it is missing or damaged', async () => {
    await expect(compared(join(folder, 'none.gz'), newer.origin)).rejects.toThrow('ENOENT');
    await expect(compared(newer.origin, fileURLToPath(import.meta.url))).rejects.toThrow('incorrect header check');
  });

  it('keeps each request with a hash and the answer', async () => {
    for await (const { request, hash, answer } of readRecording(recording)) {
      expect(hash).toHaveLength(16);
      expect(answer.text).not.toContain(former.origin);
      expect(request.url).not.toContain(former.edition);
    }
  });
});

describe('npm run compare', () => {
  const run = async (...argv: string[]) => {
    const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'scripts/compare/compareAnswers.ts'), ...argv], { cwd: root });
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    const [stdout, stderr, status] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
    return { status, stdout, stderr };
  };

  it('ends with 0 when nothing differs, with 1 when something does', async () => {
    expect(await run('--record', recording, former.origin)).toMatchObject({ status: 0, stderr: '' });
    expect(await run(recording, newer.origin)).toMatchObject({ status: 0, stdout: expect.stringMatching(/, 0 differ\n$/) });
    delete newer.answers['/sitemap.xml'];
    expect(await run(recording, newer.origin)).toMatchObject({ status: 1, stdout: expect.stringMatching(/, 1 differ\n$/) });
  });

  it('ends with 2 when it cannot compare', async () => {
    expect(await run()).toMatchObject({ status: 2, stderr: expect.stringMatching(/^Usage: npm run compare/) });
    const { status, stderr } = await run(recording, 'http://localhost:1');
    expect({ status, stderr }).toEqual({ status: 2, stderr: 'No portal with an edition in service answers at http://localhost:1.\n' });
  });
});
