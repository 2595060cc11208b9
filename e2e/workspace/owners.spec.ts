import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '@territori/build/workspace';
import type { Registry } from '@territori/contract';
import { type Commands, commandsIn } from '../harness/commandsIn.ts';
import { copySite } from '../harness/copySite.ts';
import { startPortal, type TestPortal } from '../harness/startPortal.ts';
import { test } from '../harness/test.ts';
import { expect, PATIENCE_MS } from './workspaceTest.ts';

/**
 * Two teams with repositories of their own and the administrator of a site, all with the packages alone: each team publishes its own
 * section, the web server shows what the owners signed, and a sentence refuses everything else.
 */
const REGIONS = 'regioni-oggi';
const RIVERS = 'fiumi';

let folder: string;
let site: string;
let served: string;
let shown: TestPortal | undefined;
/** The hash with which the owners of the site begin. */
let begin = '';

// one site for all of them, and each goes on from the one before
test.describe.configure({ mode: 'serial', timeout: PATIENCE_MS });

/** Somebody with a key, and a folder in which they call `territori`. */
interface Person {
  readonly name: string;
  readonly folder: string;
  readonly commands: Commands;
  publicKey: string;
}

const people: Record<string, Person> = {};
const person = (name: string) => people[name] as Person;
const territori = () => join(folder, REGIONS, 'node_modules/.bin/territori');

function newPerson(name: string, place: string): Person {
  const made = { name, folder: place, commands: commandsIn(place), publicKey: '' };
  people[name] = made;
  return made;
}

interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** Calls `territori` as a person, with the key of that person or of another one. */
const call = (name: string, command: readonly string[], key = name): Promise<Ended> =>
  person(name).commands.start([territori(), ...command], { TERRITORI_KEY: join(folder, `${key}.pem`) }).ended;

async function succeed(name: string, ...command: string[]): Promise<string> {
  const { code, output } = await call(name, command);
  expect(code, output).toBe(0);
  return output;
}

async function refuse(name: string, sentence: string | RegExp, command: readonly string[], key?: string): Promise<void> {
  const { code, output } = await call(name, command, key);
  expect(code, output).toBe(1);
  expect(output).toMatch(sentence);
  // a sentence, and no stack of the program
  expect(output).not.toMatch(/^ {4}at /m);
}

const owners = (...command: string[]) => succeed('Anna', 'owners', ...command, '--to', site);
const publish = (portal: string) => ['publish', '--to', site, '--portal', portal];
const mirror = () => call('Anna', ['mirror', '--from', site, '--to', served, '--owners', begin, '--times', '1']);
const versions = async (place: string) => {
  const { sections } = JSON.parse(await readFile(join(place, 'registry.json'), 'utf8')) as Registry;
  return Object.fromEntries(Object.entries(sections).map(([id, { version }]) => [id, version]));
};

/** Gives a section another version, with its entry in the change log, and commits. */
async function raise(name: string, version: string): Promise<void> {
  const { folder: place, commands } = person(name);
  const file = join(place, 'package.json');
  await writeFile(file, (await readFile(file, 'utf8')).replace(/"version": "[^"]+"/, `"version": "${version}"`));
  const log = join(place, 'CHANGELOG.md');
  await writeFile(log, (await readFile(log, 'utf8')).replace(/\n## /, `\n## ${version}\n\nOther words.\n\n## `));
  await commands.run('git', 'add', '--all');
  await commands.run('git', 'commit', '--quiet', '--message', version);
}

/** Changes a file of a section. */
async function edit(name: string, file: string, change: (text: string) => string): Promise<void> {
  const path = join(person(name).folder, file);
  const before = await readFile(path, 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  await writeFile(path, after);
}

/** The latest revision of the site: its file and its text. */
async function latestRevision(): Promise<{ number: number; text: string }> {
  const file = (await readdir(join(site, 'revisions'))).sort().at(-1) ?? '';
  return { number: Number.parseInt(file, 10), text: await readFile(join(site, 'revisions', file), 'utf8') };
}

/** Writes a revision as somebody does who may write the site's files and calls no command. */
async function forge(number: number, text: string): Promise<void> {
  await writeFile(join(site, `revisions/${String(number).padStart(6, '0')}.json`), text);
}

const numbered = (text: string, from: number, to: number) => text.replace(`"revision": ${from}`, `"revision": ${to}`);

test.beforeAll(async () => {
  test.setTimeout(PATIENCE_MS);
  folder = await mkdtemp(join(tmpdir(), 'territori-owners-'));
  [site, served] = [join(folder, 'site'), join(folder, 'served')];
  await copySite(site);
  const workspace = commandsIn(root);
  for (const [name, id] of [
    ['Bruno', REGIONS],
    ['Carla', RIVERS],
  ] as const) {
    const place = join(folder, id);
    await workspace.run('npm', 'run', '-s', 'new-section', '--', id, '--outside', place);
    const { commands } = newPerson(name, place);
    const { packageManager } = JSON.parse(await readFile(join(place, 'package.json'), 'utf8')) as { packageManager: string };
    await commands.run('npx', '-y', packageManager, 'install', '--frozen-lockfile', '--offline', '--reporter=append-only');
    await commands.run('git', 'add', '--all');
    await commands.run('git', 'commit', '--quiet', '--message', 'The template');
  }
  await mkdir(join(folder, 'anna'));
  newPerson('Anna', join(folder, 'anna'));
});

test.afterAll(async () => {
  await shown?.close();
  await rm(folder, { recursive: true, force: true });
});

test('a site has no owners until an administrator gives it some', async () => {
  expect(await owners()).toContain('This site has no owners: whoever may write it may publish every part, and nobody signs.');
  for (const name of ['Anna', 'Bruno', 'Carla']) {
    const output = await succeed(name, 'key');
    person(name).publicKey = /^ed25519:\S+/.exec(output)?.[0] ?? '';
  }
  begin = /^[0-9a-f]{64}$/m.exec(await owners('begin', 'Anna'))?.[0] ?? '';
  expect(begin).not.toBe('');
  await owners('give', REGIONS, person('Bruno').publicKey, 'Bruno', '--new');
  await owners('give', RIVERS, person('Carla').publicKey, 'Carla', '--new');
  await refuse('Anna', 'There is no part "glosario" on this site. Did you mean glossario?', [
    ...['owners', 'give', 'glosario', person('Bruno').publicKey, 'Bruno', '--to', site],
  ]);
  expect(await owners()).toMatch(new RegExp(`^${RIVERS} +Carla +ed25519:`, 'm'));
  await refuse('Bruno', 'Only an administrator changes the owners of this site (Anna)', [
    ...['owners', 'give', 'glossario', person('Bruno').publicKey, 'Bruno', '--to', site],
  ]);
});

async function expectPage(page: Page, id: string, heading: string): Promise<void> {
  await page.goto(`${shown?.url}/#/${id}`);
  await expect(page.locator('main h1')).toHaveText(heading);
}

test('each team publishes its own section, and visitors get what both signed', async ({ page, portal, api }) => {
  for (const name of ['Bruno', 'Carla']) {
    const output = await succeed(name, ...publish(portal.url));
    expect(output).toContain('2 visits, in both languages: every page shows itself');
    expect(output).toMatch(/0\.1\.0 runs, revision/);
  }
  expect((await mirror()).output).toMatch(/shows revision \d+/);
  shown = await startPortal(api, served);
  await expectPage(page, REGIONS, 'Regioni oggi');
  await expectPage(page, RIVERS, 'Fiumi');
  expect(await succeed('Bruno', 'releases', '--to', site)).toMatch(/^regioni-oggi +0\.1\.0 +runs +\S+ \S+ UTC +\S+ +Bruno$/m);
});

for (const [language, words] of [
  ['Italian', 'it'],
  ['English', 'en'],
] as const)
  test(`a page that throws in ${language} alone is not published`, async ({ portal }) => {
    const before = await versions(site);
    const broken = `if (useLanguage() === '${words}' && !navigator.userAgent.includes('jsdom')) throw new Error('This page is broken.');`;
    await edit('Bruno', 'src/pages/HomePage.tsx', (text) =>
      text.replace('import { useMessages }', 'import { useLanguage, useMessages }').replace('  return (', `  ${broken}\n  return (`),
    );
    await raise('Bruno', '0.2.0');
    await refuse(
      'Bruno',
      new RegExp(`regioni-oggi 0\\.2\\.0 in ${language} at /regioni-oggi: .*This page is broken\\.`),
      publish(portal.url),
    );
    expect(await versions(site)).toEqual(before);
    await person('Bruno').commands.run('git', 'reset', '--quiet', '--hard', 'HEAD~1');
  });

test('the take-over of a section is refused before anything is built', async ({ portal }) => {
  await edit('Carla', 'src/manifest.ts', (text) => text.replaceAll(RIVERS, 'glossario'));
  await raise('Carla', '9.0.0');
  await refuse('Carla', 'glossario belongs to Anna on this site, not to Carla.', publish(portal.url));
  await edit('Carla', 'src/manifest.ts', (text) => text.replaceAll('glossario', REGIONS));
  await raise('Carla', '9.0.1');
  await refuse('Carla', `${REGIONS} belongs to Bruno on this site, not to Carla.`, publish(portal.url));
  await refuse('Carla', `${REGIONS} belongs to Bruno on this site, not to Carla.`, ['remove', '--to', site]);
  await person('Carla').commands.run('git', 'reset', '--quiet', '--hard', 'HEAD~2');
});

test('an unsigned build is refused, whoever wrote it into the site', async () => {
  const { number, text } = await latestRevision();
  await cp(join(site, `mf/${RIVERS}/0.1.0`), join(site, 'mf/glossario/9.0.0'), { recursive: true });
  const state = JSON.parse(numbered(text, number, number + 1));
  const { signed: _, ...unsigned } = state;
  unsigned.registry.sections.glossario = { ...state.registry.sections[RIVERS], base: 'mf/glossario/9.0.0/', version: '9.0.0' };
  await forge(number + 1, JSON.stringify(unsigned));
  await writeFile(join(site, 'registry.json'), JSON.stringify(unsigned.registry));
  const { code, output } = await mirror();
  expect(code, output).toBe(0);
  expect(output).toContain(`Revision ${number + 1} is not signed, and on this site an owner signs every change.`);
  expect((await versions(served)).glossario).not.toBe('9.0.0');
});

test('an altered file is refused, and the version before stays', async ({ page, portal }) => {
  await edit('Bruno', 'src/messages/it.json', (text) => text.replace('Regioni oggi', 'Regioni di oggi'));
  await raise('Bruno', '0.2.0');
  await succeed('Bruno', ...publish(portal.url));
  const entry = join(site, `mf/${REGIONS}/0.2.0/section.json`);
  const whole = await readFile(entry, 'utf8');
  await writeFile(entry, whole.replace('"regioni-oggi"', '"glossario"'));
  expect((await mirror()).output).toContain('section.json of regioni-oggi 0.2.0 is not the file that was signed.');
  await expectPage(page, REGIONS, 'Regioni oggi');
  await writeFile(entry, whole);
});

test('a replayed older attestation is refused', async ({ portal }) => {
  await mirror();
  expect((await versions(served))[REGIONS]).toBe('0.2.0');
  const { number, text } = await latestRevision();
  await edit('Bruno', 'src/messages/it.json', (words) => words.replace('Regioni di oggi', 'Le regioni'));
  await raise('Bruno', '0.3.0');
  await succeed('Bruno', ...publish(portal.url));
  // the attestation of older files in the place of that of the newest ones
  const attestation = (version: string) => join(site, `attestations/${REGIONS}/${version}.json`);
  const own = await readFile(attestation('0.3.0'));
  await cp(attestation('0.2.0'), attestation('0.3.0'));
  expect((await mirror()).output).toContain(
    'The attestation of regioni-oggi 0.3.0 is that of regioni-oggi 0.2.0, replayed for other files.',
  );
  expect((await versions(served))[REGIONS]).toBe('0.2.0');
  await writeFile(attestation('0.3.0'), own);
  // the older change again, as the newest one
  await forge(number + 2, numbered(text, number, number + 2));
  expect((await mirror()).output).toContain(
    `Revision ${number + 2} carries the signature of revision ${number}: an older one is replayed.`,
  );
  expect((await versions(served))[REGIONS]).toBe('0.3.0');
});

test('a withdrawn key publishes no more, and a hand-over works', async ({ page, portal }) => {
  await owners('withdraw', person('Carla').publicKey);
  await raise('Carla', '0.2.0');
  await refuse('Carla', /The key of Carla \(ed25519:\S+\) was withdrawn on this site\./, publish(portal.url));
  await owners('hand-over', RIVERS, person('Bruno').publicKey, 'Bruno');
  const { code, output } = await call('Carla', publish(portal.url), 'Bruno');
  expect(code, output).toBe(0);
  expect(await succeed('Anna', 'releases', '--to', site)).toMatch(/^fiumi +0\.2\.0 +runs .* Bruno$/m);
  await mirror();
  await expectPage(page, RIVERS, 'Fiumi');
  expect((await versions(served))[RIVERS]).toBe('0.2.0');
});

test('its owner takes a version back and removes a section, and an administrator may too', async () => {
  const { code } = await call('Carla', ['rollback', '--to', site], 'Bruno');
  expect(code).toBe(0);
  expect((await versions(site))[RIVERS]).toBe('0.1.0');
  await succeed('Anna', 'remove', RIVERS, '--to', site);
  expect(await versions(site)).not.toHaveProperty(RIVERS);
});
