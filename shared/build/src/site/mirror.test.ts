import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { CONTRACT, type PublishedSection, type Registry } from '@territori/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changeSite } from './changeSite.ts';
import { type Making, revisionFile } from './deployment.ts';
import { FolderTarget } from './FolderTarget.ts';
import { mirror } from './mirror.ts';
import { beginOwners, changeOwners, give } from './owners/changeOwners.ts';
import { makeKey, readSigner, type Signer } from './owners/keys.ts';
import { publish } from './publish.ts';

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
  for (const id of ['glossario', 'storia']) await changeOwners(source(), anna, (owners) => give(owners, id, anna.publicKey, 'Anna'));
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
  expect(await look(root)).toEqual({ revision: 2, changed: true, refused: [] });
  expect((await served()).glossario).toMatchObject({ version: '1.1.0', owner: 'Anna' });
  expect(await readFile(join(folder, 'served/mf/glossario/1.1.0/page.js'), 'utf8')).toBe('// page');
  expect(await look(root)).toEqual({ revision: 2, changed: false, refused: [] });
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
  await expect(look()).rejects.toThrow('The site has other owners than this copy follows.');
  expect((await served()).glossario?.version).toBe('1.1.0');
});
