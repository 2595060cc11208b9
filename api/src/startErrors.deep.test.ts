import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { folderOf } from '@territori/api-testing/folderOf';
import { emptyDirectory, openEmpty } from '@territori/api-testing/testDatabase';
import { connect } from '@territori/store/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const RUN_BUNDLED = at('../../scripts/runBundled.mjs');

/** A program of the workspace, started as npm does, with a wrong value: what it prints on standard error, and how it ends. */
async function started(program: string, environment: Readonly<Record<string, string>>, parameters: readonly string[] = []) {
  const child = spawn(process.execPath, [RUN_BUNDLED, at(`../../${program}`), ...parameters], {
    cwd: at('../..'),
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PUBLIC_ORIGIN: 'https://territori.example',
      LOG_LEVEL: 'error',
      PORTALE_ARCHIVIO: 'no',
      PORTALE_EDIZIONE: 'no',
      PORTALE_UFFICIALI: 'no',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, complaint, lines: complaint.trimEnd().split('\n') };
}

/** One line with the remedy, and no trace of the program. */
function isOneSentence({ code, complaint, lines }: Awaited<ReturnType<typeof started>>, sentence: RegExp): void {
  expect(complaint).toMatch(sentence);
  expect(lines).toHaveLength(1);
  expect(complaint).not.toContain('    at ');
  expect(code).not.toBe(0);
}

let taken: Server;
let empty: string;
let badTexts: string;
beforeAll(async () => {
  taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  empty = await emptyDirectory();
  const home = await readFile(at('../content/home.yaml'), 'utf8');
  badTexts = await folderOf({ 'home.yaml': `${home}\n  - [` });
}, 600_000);
afterAll(() => void taken.close());
const inUse = () => String((taken.address() as AddressInfo).port);

/** What is wrong, the environment, and what the program says. */
type Case = readonly [string, () => Record<string, string>, RegExp];

const PLACES: readonly Case[] = [
  ['PORT is no number', () => ({ PORT: 'abc' }), /PORT is 'abc': it must be a whole number up to 65535$/m],
  ['PORT is too large', () => ({ PORT: '99999' }), /PORT is '99999': it must be a whole number up to 65535$/m],
  [
    'the port is in use',
    () => ({ PORT: inUse() }),
    /Port \d+ is already in use.*(stop|Stop) the program that uses it, or choose another port with PORT/,
  ],
  ['HOST is another machine', () => ({ HOST: '192.0.2.1', PORT: '0' }), /HOST is '192\.0\.2\.1', which is not an address of this machine/],
  [
    'HOST does not exist',
    () => ({ HOST: 'nowhere.invalid', PORT: '0' }),
    /HOST is 'nowhere\.invalid', which is not an address of this machine/,
  ],
  ['LOG_LEVEL does not exist', () => ({ LOG_LEVEL: 'loud', PORT: '0' }), /LOG_LEVEL is 'loud': it must be one of trace, debug/],
];

const DATABASES: readonly Case[] = [
  [
    'DATABASE_URL is no address',
    () => ({ DATABASE_URL: 'territori' }),
    /DATABASE_URL is not the address of a PostgreSQL server: it must be like postgres:/,
  ],
  [
    'a password breaks DATABASE_URL',
    () => ({ DATABASE_URL: 'postgres://u:se/gr@eto@localhost/t' }),
    /DATABASE_URL is not .* write %40 for @/,
  ],
  [
    'nothing listens at DATABASE_URL',
    () => ({ DATABASE_URL: 'postgres://u@127.0.0.1:1/t' }),
    /cannot be reached: .*ECONNREFUSED.*; start the server, or correct/,
  ],
  [
    'the host of DATABASE_URL does not exist',
    () => ({ DATABASE_URL: 'postgres://u@nowhere.invalid/t' }),
    /cannot be reached: .*nowhere\.invalid; start/,
  ],
  ['its folder is in a file', () => ({ PORTALE_DATABASE: '/dev/null/x' }), /^.*\/dev\/null\/x.* cannot be used: .*; correct the path/],
];

describe('the API says in one sentence why it does not start', () => {
  const start = (environment: Record<string, string>) => started('api/src/main.ts', { PORT: '0', PORTALE_DATABASE: empty, ...environment });

  it.each([...PLACES, ...DATABASES])(
    'when %s',
    async (_, environment, sentence) => {
      const failure = await start(environment());
      isOneSentence(failure, sentence);
      expect(failure.complaint).not.toContain('eto@');
    },
    60_000,
  );

  it.each<Case>([
    [
      'the folder of the texts is missing',
      () => ({ PORTALE_CONTENUTI: '/missing' }),
      /\/missing: this folder does not exist; .*PORTALE_CONTENUTI/,
    ],
    ['a text is invalid', () => ({ PORTALE_CONTENUTI: badTexts }), /home\.yaml: .*; correct it as README\.md of api\/content says/],
  ])('when %s', async (_, environment, sentence) => isOneSentence(await start(environment()), sentence), 60_000);

  it('when the server refuses the role, the database or the right', async () => {
    const test = await openEmpty('postgres');
    try {
      const url = new URL('DATABASE_URL' in test.environment ? test.environment.DATABASE_URL : '');
      const unknown = new URL(url);
      unknown.username = 'nessuno';
      isOneSentence(await start({ DATABASE_URL: unknown.href }), /refuses this role \(.*nessuno.*\): correct the role in DATABASE_URL/);
      const missing = new URL(url);
      missing.pathname = '/nessuna';
      isOneSentence(await start({ DATABASE_URL: missing.href }), /does not exist \(.*nessuna.*\): create it \(createdb\)/);
    } finally {
      await test.dispose();
    }
  }, 180_000);

  it('when the files of the embedded database are damaged, which it opens once it serves', async () => {
    const directory = await emptyDirectory();
    await (await connect({ directory })).close();
    await writeFile(join(directory, 'global/pg_control'), Buffer.alloc(8192, 1));
    isOneSentence(await start({ PORTALE_DATABASE: directory }), /its files are damaged .* move this folder away/);
  }, 60_000);

  it('when the disk is full where the embedded database is to be made', async () => {
    const child = spawn('prlimit', ['--fsize=1000000', process.execPath, RUN_BUNDLED, at('main.ts')], {
      env: {
        PATH: process.env.PATH,
        PUBLIC_ORIGIN: 'https://territori.example',
        PORT: '0',
        PORTALE_DATABASE: join(await folderOf({}), 'new'),
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => {
      complaint += chunk;
    });
    const [code] = await once(child, 'close');
    isOneSentence({ code, complaint, lines: complaint.trimEnd().split('\n') }, /cannot be used: .*; make room and start again$/m);
  }, 180_000);
});

describe.each([
  ['npm start', 'scripts/portal/start.ts', []],
  ['npm run dev', 'scripts/portal/dev.ts', []],
] as const)('%s says in one sentence why it does not start', (_, program, parameters) => {
  it.each(PLACES)(
    'when %s',
    async (_what, environment, sentence) => {
      isOneSentence(await started(program, { PORTALE_DATABASE: empty, ...environment() }, parameters), sentence);
    },
    60_000,
  );
});

describe('npm run data says in one sentence why it fails', () => {
  const load = (environment: Record<string, string>, ...parameters: string[]) =>
    started('api/src/cli/main.ts', { PORTALE_DATABASE: empty, ...environment }, ['load', ...parameters]);

  it.each(DATABASES)('when %s', async (_, environment, sentence) => isOneSentence(await load(environment()), sentence), 60_000);
  it('when PORTALE_DATI names nothing', async () => {
    isOneSentence(await load({ PORTALE_DATI: '/missing' }), /PORTALE_DATI|\/missing/);
  }, 60_000);
  it('when the path does not exist', async () => isOneSentence(await load({}, '/missing'), /\/missing/), 60_000);
});

describe('npm run traduci says in one sentence why it fails', () => {
  it.each([
    ['the list does not exist', ['/missing.csv', '--al', '2025-01-01'], /\/missing\.csv/],
    ['the day is no day', ['/missing.csv', '--al', 'ieri'], /ieri/],
  ])(
    'when %s',
    async (_, parameters, sentence) => {
      const { code, complaint } = await started('api/src/cli/traduciMain.ts', {}, parameters);
      expect(complaint).toMatch(sentence);
      expect(complaint).not.toContain('    at ');
      expect(code).not.toBe(0);
    },
    60_000,
  );
});

it('npm says in one sentence that Node is too old', async () => {
  const old = join(await folderOf({}), 'old.mjs');
  await writeFile(old, "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.0' } });");
  const child = spawn(process.execPath, ['--import', old, at('../../scripts/run.mjs'), 'start'], { stdio: ['ignore', 'ignore', 'pipe'] });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk;
  });
  const [code] = await once(child, 'close');
  expect([code, complaint]).toEqual([1, expect.stringMatching(/^Territori needs Node 20\.19 or later; this is v[\d.]+\.\n$/)]);
}, 30_000);
