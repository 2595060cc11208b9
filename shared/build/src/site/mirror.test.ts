import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { CONTRACT, type PublishedSection, type Registry } from '@territori/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changeSite } from './changeSite.ts';
import type { Making } from './deployment.ts';
import { mirror } from './mirror.ts';
import { beginOwners, changeOwners, giveKey } from './owners/changeOwners.ts';
import { makeKey, readSigner, type Signer } from './owners/keys.ts';
import { publish } from './publish.ts';
import { revisionFile } from './revisions.ts';
import { rollback } from './rollback.ts';
import { FolderTarget } from './store/FolderTarget.ts';

let folder: string;
let anna: Signer;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'territori-mirror-test-'));
  await makeKey(join(folder, 'key'));
  anna = (await readSigner(join(folder, 'key'))) as Signer;
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** As a new process looks at the site. */
const source = () => new FolderTarget(join(folder, 'site'));
const look = (root?: string) => mirror({ source: source(), destination: new FolderTarget(join(folder, 'served')), root });
const served = async () => (JSON.parse(await readFile(join(folder, 'served/registry.json'), 'utf8')) as Registry).sections;
const inSite = (path: string) => join(folder, 'site', path);

async function begin(): Promise<string> {
  const root = await beginOwners(source(), 'Anna', anna);
  for (const id of ['glossario', 'storia']) await changeOwners(source(), anna, (owners) => giveKey(owners, id, anna.publicKey, 'Anna'));
  return root;
}

async function release(id: string, version: string, signer: Signer | undefined = anna): Promise<void> {
  const directory = join(folder, 'built', `${id}-${version}`);
  const section: PublishedSection = {
    ...{ id, version, routes: [`/${id}`], title: { it: id, en: id }, contract: CONTRACT, container: `mf_${id}` },
    ...{ needs: {}, builtWith: {}, sizes: { entry: 1, total: 1 }, firstPage: [] },
  };
  const script = `// ${id} ${version}`;
  await mkdir(directory, { recursive: true });
  const files = {
    'remoteEntry.js': script,
    'remoteEntry.js.br': brotliCompressSync(script),
    'page.js': '// page',
    'section.json': JSON.stringify(section),
  };
  for (const [file, content] of Object.entries(files)) await writeFile(join(directory, file), content);
  const making: Making = { at: '2026-11-26T09:00:00.000Z', by: 'Anna', signer, repository: folder };
  await changeSite(source(), (before) => publish(source(), before, { sections: { [id]: { version, directory } } }, making));
}

it('takes over what the owners signed, once', async () => {
  await release('glossario', '1.0.0', undefined);
  const root = await begin();
  await release('glossario', '1.1.0');
  expect(await look(root)).toEqual({ revision: 2, changed: true, refused: [], heldBack: false });
  expect((await served()).glossario).toMatchObject({ version: '1.1.0', owner: 'Anna' });
  expect(await readFile(join(folder, 'served/mf/glossario/1.1.0/page.js'), 'utf8')).toBe('// page');
  expect(await look(root)).toEqual({ revision: 2, changed: false, refused: [], heldBack: false });
});

it('covers what ran before the site had owners: all files of it, also those that the entry does not name', async () => {
  await release('glossario', '1.0.0', undefined);
  const root = await begin();
  await writeFile(inSite('mf/glossario/1.0.0/embed.js'), '// added');
  expect((await look(root)).refused).toEqual(['embed.js of glossario 1.0.0 is not among the files that were signed.']);
  await rm(inSite('mf/glossario/1.0.0/embed.js'));
  expect(await look(root)).toMatchObject({ refused: [], heldBack: false });
  expect((await served()).glossario?.version).toBe('1.0.0');
});

it('takes no former version over whose files are gone, and does not return to it', async () => {
  await release('glossario', '1.0.0', undefined);
  await release('glossario', '1.1.0', undefined);
  await rm(inSite('mf/glossario/1.0.0'), { recursive: true });
  const root = await begin();
  expect(await look(root)).toMatchObject({ refused: [], heldBack: false });
  const making: Making = { at: '2026-11-26T09:00:00.000Z', by: 'Anna', signer: anna };
  await expect(rollback(source(), 'glossario', { made: making })).rejects.toThrow('glossario 1.0.0 is older than the owners of this site');
});

it('gives nobody owners who would vouch for damaged files', async () => {
  await release('glossario', '1.0.0', undefined);
  await writeFile(inSite('mf/glossario/1.0.0/remoteEntry.js'), '// altered');
  await expect(begin()).rejects.toThrow('remoteEntry.js of glossario 1.0.0 is not the file that was released, so nobody can vouch for it.');
});

it('lists in versions.json what the copy has, and not what the site had before', async () => {
  await release('glossario', '1.0.0', undefined);
  await release('glossario', '1.1.0', undefined);
  await look();
  await release('glossario', '1.2.0', undefined);
  await look();
  const versions = JSON.parse(await readFile(join(folder, 'served/versions.json'), 'utf8'));
  expect(Object.keys(versions.glossario)).toEqual(['1.1.0', '1.2.0']);
});

it('follows other owners when the operator of the copy names them', async () => {
  await release('glossario', '1.0.0', undefined);
  await look();
  const root = await begin();
  await expect(look()).rejects.toThrow(`name the hash with which they begin: --owners ${root}`);
  expect(await look(root)).toMatchObject({ changed: true, refused: [] });
});

it.each([
  ['a compressed copy', 'mf/glossario/1.1.0/remoteEntry.js.br', 'remoteEntry.js.br of glossario 1.1.0 is not a compressed copy'],
  ['section.json', 'mf/glossario/1.1.0/section.json', /section\.json (of glossario 1\.1\.0|is damaged)/],
])('keeps the former version where %s is damaged, with owners and without, and shows the others', async (_, file, sentence) => {
  for (const root of [undefined, 'owners']) {
    await rm(join(folder, 'site'), { recursive: true, force: true });
    await rm(join(folder, 'served'), { recursive: true, force: true });
    const owners = root && (await begin());
    await release('glossario', '1.0.0');
    await look(owners);
    await release('glossario', '1.1.0');
    await release('storia', '1.0.0');
    await writeFile(inSite(file), 'damaged');
    expect(await look(owners)).toMatchObject({ refused: [expect.stringMatching(sentence)], heldBack: true });
    expect(Object.values(await served()).map(({ version }) => version)).toEqual(['1.0.0', '1.0.0']);
  }
});

it.each([
  ['a revision', () => inSite(revisionFile(2)), 'is damaged: restore it from a copy of the site; without one delete it'],
  [
    'what the copy remembers',
    () => join(folder, 'served/mirror.json'),
    'without one delete it, and this copy takes the site as it finds it',
  ],
])('says which file is damaged, %s, and leaves what is served as it was', async (_, file, remedy) => {
  await release('glossario', '1.0.0', undefined);
  await look();
  const before = await served();
  await release('glossario', '1.1.0', undefined);
  for (const damaged of ['{', 'null', '[]', '']) {
    await writeFile(file(), damaged);
    await expect(look()).rejects.toThrow(`${file()} is damaged`);
    await expect(look()).rejects.toThrow(remedy);
  }
  expect(await served()).toEqual(before);
});

it('copies a site that has no owners as it is', async () => {
  await release('glossario', '1.0.0', undefined);
  await look();
  const { glossario } = await served();
  expect([glossario?.version, glossario?.owner]).toEqual(['1.0.0', undefined]);
});

it('shows what somebody wrote into the site without a signature to nobody', async () => {
  const root = await begin();
  await release('glossario', '1.0.0');
  await look(root);
  const state = await readFile(inSite(revisionFile(1)), 'utf8');
  await writeFile(inSite(revisionFile(2)), state.replace('"revision": 1', '"revision": 2').replaceAll('1.0.0', '9.0.0'));
  await writeFile(inSite('registry.json'), '{}');
  expect((await look(root)).refused).toEqual([expect.stringContaining('Revision 2')]);
  expect((await served()).glossario?.version).toBe('1.0.0');
});

it.each([
  ['page.js', '// altered', 'page.js of glossario 1.1.0 is not the file that was signed.'],
  ['more.js', '// added', 'more.js of glossario 1.1.0 is not among the files that were signed.'],
  ['remoteEntry.js.br', brotliCompressSync('// altered'), 'remoteEntry.js.br of glossario 1.1.0 is not a compressed copy'],
])('keeps the former version of a section whose %s was altered, and takes over the others', async (file, content, sentence) => {
  const root = await begin();
  await release('glossario', '1.0.0');
  await look(root);
  await release('glossario', '1.1.0');
  await writeFile(inSite(`mf/glossario/1.1.0/${file}`), content);
  await release('storia', '1.0.0');
  expect((await look(root)).refused).toEqual([expect.stringContaining(sentence)]);
  expect(Object.entries(await served()).map(([id, { version }]) => `${id} ${version}`)).toEqual(['glossario 1.0.0', 'storia 1.0.0']);
});

it('does not go back to an older state of the site, nor to other owners', async () => {
  const root = await begin();
  await release('glossario', '1.0.0');
  await release('glossario', '1.1.0');
  await look(root);
  await rm(inSite(revisionFile(2)));
  await expect(look(root)).rejects.toThrow('The site is at revision 1, and this copy has seen 2: an older one is replayed.');
  await rm(inSite('owners'), { recursive: true });
  await expect(look(root)).rejects.toThrow('This site has no owners');
  await expect(look()).rejects.toThrow('The site has no owners any more, and this copy follows some.');
  expect((await served()).glossario?.version).toBe('1.1.0');
});
