import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureNginx } from '../processes/ensureNginx.ts';
import { freePorts } from '../processes/freePorts.ts';
import { writeNginxRules } from '../src/writeNginxRules.ts';
import { openDirectory } from './openDirectory.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A program that an operator starts with a wrong value: what it prints, and how it ends. */
async function started(command: readonly string[], environment: Readonly<Record<string, string>>) {
  const [program = '', ...parameters] = command;
  const child = spawn(program, parameters, { env: { PATH: process.env.PATH, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed += chunk;
    });
  const [code] = await once(child, 'close');
  return { code, lines: printed.trimEnd().split('\n'), printed };
}

/** One line with the remedy, and no trace of the program. */
function isOneSentence({ code, lines, printed }: Awaited<ReturnType<typeof started>>, sentence: RegExp): void {
  expect(printed).toMatch(sentence);
  expect(lines).toHaveLength(1);
  expect(printed).not.toContain('    at ');
  expect(code).not.toBe(0);
}

let taken: Server;
let port: number;
let free: number;
beforeAll(async () => {
  [free = 0] = await freePorts(1);
  taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  ({ port } = taken.address() as AddressInfo);
});
afterAll(() => void taken.close());

describe('nginx says in one sentence why it does not start', () => {
  let rules: string;
  let run: string;
  beforeAll(async () => {
    await ensureNginx(console.warn);
    rules = await openDirectory();
    await writeNginxRules(rules);
    run = join(await openDirectory(), 'run');
  });
  const start = (role: string, environment: Record<string, string>) =>
    started([at('../nginx/start'), role], { RUN: run, RULES: rules, ACCESS_LOG: '/dev/null', LISTEN: `127.0.0.1:${free}`, ...environment });

  it('when the port is in use', async () => {
    isOneSentence(
      await start('proxy', { LISTEN: `127.0.0.1:${port}` }),
      /^start: 127\.0\.0\.1:\d+ is already in use: stop the program that uses it, or choose another LISTEN$/m,
    );
  }, 30_000);

  it('when its log is a socket', async () => {
    isOneSentence(
      await start('proxy', { ACCESS_LOG: '/dev/stdout' }),
      /^start: standard output is a socket, .*: name a file with ACCESS_LOG$/m,
    );
  }, 30_000);

  it.each([
    ['the port is no port', 'proxy', { LISTEN: '127.0.0.1:99999' }, /^start: nginx refuses a setting: invalid port in "127.0.0.1:99999"/],
    ['the host does not exist', 'proxy', { LISTEN: 'nowhere.invalid:80' }, /^start: nginx refuses a setting: host not found in "nowhere/],
    ['the host is another machine', 'proxy', { LISTEN: '192.0.2.1:8080' }, /Cannot assign requested address/],
    ['the rules are missing', 'proxy', { RULES: '/missing' }, /^start: RULES is \/missing, .*: write it with deploy\/src\/nginxRules.ts$/m],
    [
      'its folder cannot be written',
      'proxy',
      { RUN: '/dev/null/x' },
      /^start: RUN is \/dev\/null\/x, which cannot be written .*: make room/,
    ],
    ['its cache cannot be written', 'proxy', { CACHE: '/dev/null/x' }, /^start: CACHE is \/dev\/null\/x, which cannot be written/],
    ['the certificate is missing', 'proxy', { TLS_CERTIFICATE: '/missing', TLS_KEY: '/missing' }, /cannot load certificate "\/missing"/],
    ['a server has no port', 'proxy', { API_SERVERS: 'api' }, /^start: "api" is not a server: .* are like api:8080$/m],
    ['a section has no server', 'proxy', { SECTION_SERVERS: 'glossario' }, /^start: "glossario" is not a section and its server/],
    [
      'the site is missing',
      'static',
      { SITE: '/missing' },
      /^start: SITE is \/missing, which is not a folder: name the folder of the site$/m,
    ],
    ['the role is unknown', 'web', {}, /^start: usage: start static\|proxy$/m],
  ])('when %s', async (_, role, environment, sentence) => isOneSentence(await start(role, environment), sentence), 30_000);
});

describe('a program of the deployment says in one sentence why it fails', () => {
  const run = (program: string, environment: Record<string, string> = {}, ...parameters: string[]) =>
    started([process.execPath, '--import', 'tsx', at(`../src/${program}.ts`), ...parameters], environment);

  it.each([
    ['nginxRules', 'its folder is a file', {}, ['/dev/null/x'], /^\/dev\/null\/x cannot be used: .*; correct the path/],
    ['pack', 'no part is named', {}, [], /^Which part, and where to\?/],
    ['pack', 'the part does not exist', {}, ['nessuna', '/tmp/x'], /^There is no part "nessuna"\. Parts: shell, /],
    ['register', 'WAIT_SECONDS is no number', { WAIT_SECONDS: 'x' }, [], /^WAIT_SECONDS is "x"; it must be a whole number of seconds\.$/m],
    ['register', 'a section has no server', { SECTION_SERVERS: 'x' }, [], /^SECTION_SERVERS has "x"; each entry must be like/],
    ['register', 'an option is unknown', {}, ['--x'], /^Unknown option '--x'\. Usage: /],
    ['searchPages', 'PUBLIC_ORIGIN is missing', {}, [], /^PUBLIC_ORIGIN must be the public address/],
    [
      'searchPages',
      'the API does not answer',
      { PUBLIC_ORIGIN: 'https://territori.example', API_SERVERS: '127.0.0.1:2' },
      [],
      /^127\.0\.0\.1:2 cannot be reached: nothing listens there \(ECONNREFUSED\); start it, or correct its address$/m,
    ],
    ['watchStaged', 'the times are no number', {}, ['x'], /^How often to look is "x"; it must be a whole number from 1\.$/m],
    [
      'watchStaged',
      'the API has no address',
      { API_SERVERS: 'nowhere.invalid:80' },
      ['1'],
      /^nowhere\.invalid cannot be reached: .*; start it/,
    ],
  ])(
    '%s, when %s',
    async (program, _, environment, parameters, sentence) => isOneSentence(await run(program, environment, ...parameters), sentence),
    60_000,
  );
});
