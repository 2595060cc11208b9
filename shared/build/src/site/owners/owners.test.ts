import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTRACT, type PublishedSection, type RegistryEntry } from '@territori/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BuiltPackage } from '../../compile/buildPackage.ts';
import { changeSite } from '../changeSite.ts';
import { claimRevision } from '../claimRevision.ts';
import type { Deployment, Making, ReleasedShell } from '../deployment.ts';
import { mirror } from '../mirror.ts';
import { planChange } from '../planChange.ts';
import { publish } from '../publish.ts';
import { readDeployment } from '../readDeployment.ts';
import { readHistory } from '../releaseHistory.ts';
import { revisionFile } from '../revisions.ts';
import { removeSection, rollback } from '../rollback.ts';
import { promote, withdraw } from '../staging/stage.ts';
import { FolderTarget } from '../store/FolderTarget.ts';
import { shownFacts, type VersionFacts } from '../VersionFacts.ts';
import { attestationFile } from './attestation.ts';
import { attestBuild } from './attestBuild.ts';
import { beginOwners, changeOwners, giveKey, handOver, refuseUnknownPart, replaceKey, takeKey } from './changeOwners.ts';
import type { Envelope } from './envelope.ts';
import { makeKey, readSigner, type Signer } from './keys.ts';
import { type ReadOwners, readOwners, writeOwners } from './Owners.ts';
import { readSigned } from './readSigned.ts';
import { sha256 } from './sha256.ts';
import { signersOf } from './signersOf.ts';

let folder: string;
let target: FolderTarget;
let anna: Signer;
let bruno: Signer;
let carla: Signer;

async function signer(name: string): Promise<Signer> {
  await makeKey(join(folder, name));
  return (await readSigner(join(folder, name))) as Signer;
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'territori-owners-'));
  target = new FolderTarget(join(folder, 'site'));
  [anna, bruno, carla] = (await Promise.all(['anna', 'bruno', 'carla'].map(signer))) as [Signer, Signer, Signer];
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const by = (signer: Signer | undefined): Making => ({ at: '2026-11-26T09:00:00.000Z', by: 'Git says', signer, repository: folder });

async function built(id: string, version: string, more: Partial<PublishedSection> = {}): Promise<BuiltPackage> {
  const directory = join(folder, 'built', `${id}-${version}`);
  const section: PublishedSection = {
    ...{ id, version, routes: [`/${id}`], title: { it: id, en: id }, contract: CONTRACT, container: `mf_${id}` },
    ...{ needs: {}, builtWith: {}, sizes: { entry: 1, total: 1 }, firstPage: [], ...more },
  };
  await mkdir(directory, { recursive: true });
  const files = { 'remoteEntry.js': `// ${id} ${version}`, 'section.json': JSON.stringify(section), 'page.js': '//' };
  for (const [file, content] of Object.entries(files)) await writeFile(join(directory, file), content);
  return { version, directory };
}

interface Release {
  readonly share?: number;
  readonly more?: Partial<PublishedSection>;
}

async function release(id: string, version: string, signer: Signer | undefined, { share, more }: Release = {}): Promise<void> {
  const sections = { [id]: await built(id, version, more) };
  const change = { sections, ...(share !== undefined && { shares: { [id]: { share } } }) };
  await changeSite(target, (before) => publish(target, before, change, by(signer)));
}

const running = async (id: string) => (await readDeployment(target)).registry.sections[id]?.version;
const refusals = async () => {
  const read = await readOwners(target);
  return read ? (await readSigned(new FolderTarget(join(folder, 'site')), read)).refused : [];
};
const sitePath = (path: string) => join(folder, 'site', path);

/** What somebody does who may write the files of a site and does not use its commands. */
async function forge(change: (latest: Deployment) => Deployment): Promise<void> {
  const latest = (await readHistory(target)).at(-1) as Deployment;
  const revision = latest.registry.revision + 1;
  const { registry, ...rest } = change(latest);
  await writeFile(sitePath(revisionFile(revision)), JSON.stringify({ ...rest, registry: { ...registry, revision } }));
}

describe('a site without the file of owners', () => {
  it('is changed as before, by anybody and without a signature', async () => {
    await release('glossario', '1.0.0', undefined);
    expect(await running('glossario')).toBe('1.0.0');
    expect(await target.list('attestations')).toEqual([]);
  });
});

describe('a site with owners', () => {
  beforeEach(async () => {
    await release('glossario', '1.0.0', undefined);
    await release('storia', '1.0.0', undefined);
    await beginOwners(target, 'Anna', anna);
    await changeOwners(target, anna, (owners) => handOver(owners, 'glossario', bruno.publicKey, 'Bruno'));
    await changeOwners(target, anna, (owners) => giveKey(owners, 'mappe', carla.publicKey, 'Carla'));
  });

  it('lets each owner publish what is theirs, with an attestation', async () => {
    await release('glossario', '1.1.0', bruno);
    await release('mappe', '1.0.0', carla);
    expect([await running('glossario'), await running('mappe')]).toEqual(['1.1.0', '1.0.0']);
    const envelope = JSON.parse(await readFile(sitePath(attestationFile('glossario', '1.1.0')), 'utf8')) as Envelope;
    const statement = JSON.parse(Buffer.from(envelope.payload, 'base64').toString());
    expect(statement).toMatchObject({
      _type: 'https://in-toto.io/Statement/v1',
      predicateType: 'https://slsa.dev/provenance/v1',
      predicate: { buildDefinition: { externalParameters: { part: 'glossario', version: '1.1.0', paths: ['/glossario'] } } },
    });
    expect(statement.subject.map(({ name }: { name: string }) => name)).toEqual(['page.js', 'remoteEntry.js', 'section.json']);
    expect(await refusals()).toEqual([]);
  });

  it('keeps both of two changes that two teams make at once', async () => {
    const [mine, theirs] = await Promise.all([built('glossario', '1.1.0'), built('mappe', '1.0.0')]);
    const change = (id: string, from: BuiltPackage, signer: Signer) => {
      // each command opens the site by itself
      const site = new FolderTarget(join(folder, 'site'));
      return changeSite(site, (before) => publish(site, before, { sections: { [id]: from } }, by(signer)));
    };
    await Promise.all([change('glossario', mine, bruno), change('mappe', theirs, carla)]);
    expect([await running('glossario'), await running('mappe')]).toEqual(['1.1.0', '1.0.0']);
    expect(await refusals()).toEqual([]);
  });

  it('shows who signed each version', async () => {
    await release('glossario', '1.1.0', bruno);
    const read = await readOwners(target);
    const signers = await signersOf(target, read as NonNullable<typeof read>, await readHistory(target));
    const before = 'Anna, when the site was given owners';
    expect(Object.fromEntries(signers)).toEqual({ 'glossario 1.1.0': 'Bruno', 'glossario 1.0.0': before, 'storia 1.0.0': before });
  });

  it.each([
    ['the section of another', 'glossario', () => carla, 'glossario belongs to Bruno on this site, not to Carla.'],
    ['a section that nobody was given', 'nuova', () => bruno, 'nuova has no owner on this site, so that Bruno cannot publish it'],
    ['anything, as a stranger', 'glossario', () => signer('dario'), /glossario belongs to Bruno on this site, not to the key ed25519:/],
    ['anything without a key', 'glossario', () => undefined, 'This site has owners, who sign every change: name your key'],
    ['the section of another, as an administrator', 'glossario', () => anna, 'glossario belongs to Bruno on this site, not to Anna.'],
  ])('lets nobody publish %s', async (_, id, who, sentence) => {
    await expect(release(id, '9.0.0', await who())).rejects.toThrow(sentence);
    expect(await running('glossario')).toBe('1.0.0');
  });

  it('lets nobody take the path of another section', async () => {
    await expect(release('mappe', '1.0.0', carla, { more: { routes: ['/mappe', '/glossario'] } })).rejects.toThrow(
      'both have the path /glossario: a path belongs to one.',
    );
  });

  it('does not run an unsigned build that was written beside the commands', async () => {
    await forge((state) => JSON.parse(JSON.stringify(state).replaceAll('mf/glossario/1.0.0/', 'mf/glossario/9.0.0/')));
    expect(await running('glossario')).toBe('1.0.0');
    expect(await refusals()).toEqual(['Revision 3 is not signed, and on this site an owner signs every change.']);
    await release('glossario', '1.1.0', bruno);
    expect(await running('glossario')).toBe('1.1.0');
  });

  it('does not run a replayed older change', async () => {
    await release('glossario', '1.1.0', bruno);
    const old = (await readHistory(target)).at(-1) as Deployment;
    await release('glossario', '1.2.0', bruno);
    await forge(() => old);
    expect(await running('glossario')).toBe('1.2.0');
    expect(await refusals()).toEqual(['Revision 5 carries the signature of revision 3: an older one is replayed.']);
  });

  it('does not run a version whose attestation is that of an older one', async () => {
    await release('glossario', '1.1.0', bruno);
    const old = await readFile(sitePath(attestationFile('glossario', '1.1.0')), 'utf8');
    await writeFile(sitePath(attestationFile('glossario', '1.2.0')), old);
    await expect(release('glossario', '1.2.0', bruno)).rejects.toThrow('raise the version');
    expect(await running('glossario')).toBe('1.1.0');
  });

  it('does not run a version without an attestation, although its owner signed the change', async () => {
    const sections = { glossario: await built('glossario', '1.1.0') };
    const { after } = await planChange(await readDeployment(target), { sections });
    await expect(claimRevision(target, after, by(bruno))).rejects.toThrow('glossario 1.1.0 has no attestation: nobody signed this build.');
  });

  it('does not run a state in a form that no command writes: ids and versions become names of folders', async () => {
    const { after } = await planChange(await readDeployment(target), { sections: { glossario: await built('glossario', '1.1.0') } });
    const entry = after.registry.sections.glossario as RegistryEntry;
    const signed = (strange: Record<string, RegistryEntry>) =>
      claimRevision(target, { ...after, registry: { ...after.registry, sections: strange } }, by(bruno));
    const other = { ...entry, section: { ...entry.section, id: 'storia' } };
    await expect(signed({ glossario: other })).rejects.toThrow('the section "storia" under the id glossario: no command writes it.');
    await expect(signed({ '../x': entry })).rejects.toThrow('a section with the id "../x"');
    await expect(signed({ glossario: { ...entry, version: '../storia/1.0.0' } })).rejects.toThrow(
      'a version "../storia/1.0.0" of glossario',
    );
    await expect(signed({ glossario: {} as RegistryEntry })).rejects.toThrow('an entry of glossario without its section');
  });

  it('does not run what a key signed that the site never had, also where it changes nothing', async () => {
    const zed = await signer('zed');
    await expect(claimRevision(target, await readDeployment(target), by(zed))).rejects.toThrow('which this site does not know');
  });

  it('does not run files and an attestation that another key signed in their place', async () => {
    await release('glossario', '1.1.0', bruno);
    await changeOwners(target, anna, (owners) => giveKey(owners, 'glossario', carla.publicKey, 'Carla'));
    const { root } = (await readOwners(target)) ?? {};
    const directory = sitePath('mf/glossario/1.1.0');
    await writeFile(join(directory, 'page.js'), '// altered');
    const built = { version: '1.1.0', directory };
    const { site = '', number = 0 } = (await readOwners(target))?.owners ?? {};
    const facts = shownFacts(await readDeployment(target), 'glossario')[0] as VersionFacts;
    const attested = { site, owners: number, part: 'glossario', facts, built, repository: folder };
    await writeFile(sitePath(attestationFile('glossario', '1.1.0')), JSON.stringify(await attestBuild(attested, carla)));
    const { refused } = await mirror({ source: target, destination: new FolderTarget(join(folder, 'served')), root });
    expect(refused).toEqual(['The attestation of glossario 1.1.0 is not the one with which it was released.']);
  });

  it('takes no version for known because somebody wrote it by hand among those that were released', async () => {
    const strange = 'sha384-by-hand';
    const state = await readDeployment(target);
    const known = (who: Signer) =>
      claimRevision(
        target,
        { ...state, entries: { ...state.entries, glossario: { ...state.entries?.glossario, '9.0.0': strange } } },
        by(who),
      );
    await expect(known(anna)).rejects.toThrow('glossario belongs to Bruno on this site, not to Anna.');
    await expect(known(bruno)).rejects.toThrow('glossario 9.0.0 has no attestation: nobody signed this build.');
    const released = { ...state.released, glossario: ['1.0.0', '9.0.0'] };
    await expect(claimRevision(target, { ...state, released }, by(bruno))).rejects.toThrow('glossario 9.0.0 has no attestation');
    await expect(claimRevision(target, { ...state, shell: { version: '9.0.0' } as ReleasedShell }, by(anna))).rejects.toThrow(
      'shell has no owner on this site',
    );
  });

  it.each([
    ['forgets a version', { released: {}, entries: {} }, 'glossario 1.1.0 was released: no command does so.'],
    ['forgets an attestation', { attested: {} }, 'The change exchanges or forgets the attestation of glossario 1.0.0'],
    [
      'exchanges an attestation',
      { attested: { 'glossario 1.0.0': 'b', 'glossario 1.1.0': 'b', 'storia 1.0.0': 'b' } },
      'exchanges or forgets',
    ],
  ])('takes no change that %s, which could then come back without one', async (_, change, sentence) => {
    await release('glossario', '1.1.0', bruno);
    await rollback(target, 'glossario', { version: '1.0.0', made: by(bruno) });
    const state = await readDeployment(target);
    const { previous: __, ...running } = state.registry.sections.glossario as RegistryEntry;
    const registry = { ...state.registry, sections: { ...state.registry.sections, glossario: running } };
    for (const who of [anna, bruno])
      await expect(claimRevision(target, { ...state, registry, ...change }, by(who))).rejects.toThrow(sentence);
  });

  it('serves nothing that an administrator vouches for without an owner: neither in a state nor with an attestation of their own', async () => {
    await release('glossario', '1.1.0', bruno);
    const { root, owners } = (await readOwners(target)) as ReadOwners;
    const served = new FolderTarget(join(folder, 'served'));
    await mirror({ source: target, destination: served, root });
    const byHand = await built('glossario', '9.0.0');
    const { after } = await planChange(await readDeployment(target), { sections: { glossario: byHand } });
    await target.upload('mf/glossario/9.0.0', byHand.directory);
    const facts = shownFacts(after, 'glossario')[0] as VersionFacts;
    const vouch = async (attested: Deployment['attested']) => {
      const text = JSON.stringify({ ...after, attested, registry: { ...after.registry, revision: 4 } });
      await writeFile(sitePath(revisionFile(4)), text);
      await rm(sitePath('owners/000004.json'), { force: true });
      const { owners: latest, digest } = (await readOwners(target)) as ReadOwners;
      const since = { revision: 4, state: 4, digest: sha256(text) };
      await writeOwners(target, { ...latest, number: 4, previous: digest, since }, anna);
      const { refused } = await mirror({ source: new FolderTarget(join(folder, 'site')), destination: served, root });
      expect((await readDeployment(served)).registry.sections.glossario?.version).toBe('1.1.0');
      return refused;
    };
    expect(await vouch(after.attested)).toEqual(['glossario 9.0.0 has no attestation: nobody signed this build.']);
    const sentences: string[] = [];
    for (const buildType of ['urn:territori:part:1', 'urn:territori:taken-over:1'] as const) {
      const asked = { site: owners.site, owners: owners.number, part: 'glossario', facts, built: byHand, buildType, repository: folder };
      const text = JSON.stringify(await attestBuild(asked, anna));
      await writeFile(sitePath(attestationFile('glossario', '9.0.0')), text);
      sentences.push(...(await vouch({ ...after.attested, 'glossario 9.0.0': sha256(text) })));
    }
    expect(sentences).toEqual([
      'The attestation of glossario 9.0.0 is signed by Anna, who did not own glossario then.',
      'Anna vouches for glossario 9.0.0 as if it had run before the site had owners, and the first owners do not say so.',
    ]);
  });

  it('serves no version of which the registry says something else than its attestation', async () => {
    const { after } = await planChange(await readDeployment(target), { sections: { glossario: await built('glossario', '1.1.0') } });
    await release('glossario', '1.1.0', bruno);
    const { root } = (await readOwners(target)) as ReadOwners;
    const state = await readDeployment(target);
    const entry = state.registry.sections.glossario as RegistryEntry;
    const other = { ...entry, section: { ...entry.section, title: { it: 'Altro', en: 'Other' } } };
    await claimRevision(
      target,
      { ...after, ...state, registry: { ...state.registry, sections: { ...state.registry.sections, glossario: other } } },
      by(anna),
    );
    const { refused } = await mirror({
      source: new FolderTarget(join(folder, 'site')),
      destination: new FolderTarget(join(folder, 'served')),
      root,
    });
    expect(refused).toEqual([
      'The registry says something else of glossario 1.1.0 than its attestation: what runs is not what was signed.',
    ]);
  });

  it('takes no attestation of another section or version than the one at whose address it lies', async () => {
    await release('glossario', '1.1.0', bruno);
    const { root } = (await readOwners(target)) as ReadOwners;
    const look = () =>
      mirror({ source: new FolderTarget(join(folder, 'site')), destination: new FolderTarget(join(folder, 'served')), root });
    const own = sitePath(attestationFile('glossario', '1.1.0'));
    for (const [part, version] of [
      ['storia', '1.0.0'],
      ['glossario', '1.0.0'],
    ] as const) {
      await writeFile(own, await readFile(sitePath(attestationFile(part, version))));
      expect((await look()).refused).toEqual([
        `The attestation of glossario 1.1.0 is that of ${part} ${version}, replayed for other files.`,
      ]);
    }
  });

  it('does not read a state that was altered after an administrator signed for it', async () => {
    await writeFile(sitePath(revisionFile(2)), (await readFile(sitePath(revisionFile(2)), 'utf8')).replace('/storia', '/altrove'));
    await expect(readDeployment(new FolderTarget(join(folder, 'site')))).rejects.toThrow(
      'Revision 2 was altered after an administrator signed for it.',
    );
  });

  it('refuses a withdrawn key, and keeps what it signed before', async () => {
    await release('glossario', '1.1.0', bruno);
    await changeOwners(target, anna, (owners) => giveKey(owners, 'glossario', carla.publicKey, 'Carla'));
    await changeOwners(target, anna, (owners) => replaceKey(owners, bruno.publicKey));
    await expect(release('glossario', '1.2.0', bruno)).rejects.toThrow(/^The key of Bruno \(ed25519:.{43}\) was withdrawn on this site\.$/);
    expect(await running('glossario')).toBe('1.1.0');
    await release('glossario', '1.2.0', carla);
    expect(await running('glossario')).toBe('1.2.0');
  });

  it('takes a rotated key in the place of the old one', async () => {
    await changeOwners(target, anna, (owners) => replaceKey(owners, bruno.publicKey, carla.publicKey));
    await release('glossario', '1.1.0', carla);
    await expect(release('glossario', '1.2.0', bruno)).rejects.toThrow('was withdrawn');
  });

  it('hands a section over: the former owner publishes no more, the new one does', async () => {
    await release('glossario', '1.1.0', bruno);
    await changeOwners(target, anna, (owners) => handOver(owners, 'glossario', carla.publicKey, 'Carla'));
    await expect(release('glossario', '1.2.0', bruno)).rejects.toThrow('was withdrawn on this site');
    await release('glossario', '1.2.0', carla);
    await rollback(target, 'glossario', { made: by(carla) });
    expect(await running('glossario')).toBe('1.1.0');
  });

  it('lets owners take back and remove what is theirs, administrators all of it, and nobody else', async () => {
    await release('glossario', '1.1.0', bruno);
    await expect(rollback(target, 'glossario', { made: by(carla) })).rejects.toThrow('glossario belongs to Bruno');
    await rollback(target, 'glossario', { made: by(anna) });
    expect(await running('glossario')).toBe('1.0.0');
    await expect(removeSection(target, 'glossario', by(carla))).rejects.toThrow('glossario belongs to Bruno');
    await removeSection(target, 'glossario', by(bruno));
    expect(await running('glossario')).toBeUndefined();
  });

  it('lets a watcher end the trial of a staged version, and do nothing else', async () => {
    const watcher = await signer('watcher');
    await changeOwners(target, anna, (owners) => giveKey(owners, 'watchers', watcher.publicKey, 'watch-staged'));
    await release('glossario', '1.1.0', bruno, { share: 10 });
    await expect(promote(target, 'glossario', { share: 90, made: by(watcher) })).rejects.toThrow('not to watch-staged');
    await withdraw(target, 'glossario', by(watcher));
    await release('glossario', '1.2.0', bruno, { share: 10 });
    await promote(target, 'glossario', { made: by(watcher) });
    expect(await running('glossario')).toBe('1.2.0');
    await expect(rollback(target, 'glossario', { made: by(watcher) })).rejects.toThrow('not to watch-staged');
  });

  it('takes a key away from one part alone, and a part without keys out of the file', async () => {
    await changeOwners(target, anna, (owners) => giveKey(owners, 'storia', bruno.publicKey, 'Bruno'));
    await changeOwners(target, anna, (owners) => takeKey(owners, 'storia', anna.publicKey));
    await release('storia', '1.1.0', bruno);
    await expect(release('storia', '1.2.0', anna)).rejects.toThrow('storia belongs to Bruno on this site, not to Anna.');
    await changeOwners(target, anna, (owners) => takeKey(owners, 'mappe', carla.publicKey));
    expect((await readOwners(target))?.owners.sections).not.toHaveProperty('mappe');
    await expect(changeOwners(target, anna, (owners) => takeKey(owners, 'storia', carla.publicKey))).rejects.toThrow(
      'is not a key of storia. It belongs to Bruno.',
    );
    await expect(changeOwners(target, anna, (owners) => takeKey(owners, 'administrators', anna.publicKey))).rejects.toThrow(
      'last administrator',
    );
  });

  it.each([
    ['glosario', false, 'There is no part "glosario" on this site. Did you mean glossario?'],
    ['', false, 'There is no part "" on this site'],
    ['nuova', false, 'A section that is to be published for the first time is given with --new.'],
    ['glossario', true, 'glossario is on this site already: leave --new out.'],
    ['Nuova sezione', true, '"Nuova sezione" cannot be the id of a section'],
  ])('refuses the part "%s" of which new is %s', async (place, isNew, sentence) => {
    const given = changeOwners(target, anna, (owners, deployment) => {
      refuseUnknownPart(owners, deployment, { place, isNew });
      return owners;
    });
    await expect(given).rejects.toThrow(sentence);
  });

  it('lets administrators alone change the owners, and keeps one', async () => {
    await expect(changeOwners(target, bruno, (owners) => giveKey(owners, 'storia', bruno.publicKey, 'Bruno'))).rejects.toThrow(
      'Only an administrator changes the owners of this site (Anna)',
    );
    await expect(changeOwners(target, anna, (owners) => replaceKey(owners, anna.publicKey))).rejects.toThrow('the last administrator');
  });

  it('is read by nobody who expects other owners, or whose owners were exchanged', async () => {
    const { root } = (await readOwners(target)) ?? {};
    await expect(readOwners(target, 'another')).rejects.toThrow('begin with another file');
    await rm(sitePath('owners'), { recursive: true });
    await expect(readOwners(target, root)).rejects.toThrow('This site has no owners');
    await beginOwners(target, 'Dario', carla);
    await expect(readOwners(target, root)).rejects.toThrow('begin with another file');
  });

  it('is not read when the owners were altered', async () => {
    const file = sitePath('owners/000002.json');
    const envelope = JSON.parse(await readFile(file, 'utf8')) as Envelope;
    const owners = Buffer.from(envelope.payload, 'base64').toString().replaceAll(bruno.publicKey, carla.publicKey);
    await writeFile(file, JSON.stringify({ ...envelope, payload: Buffer.from(owners).toString('base64') }));
    await expect(readDeployment(target)).rejects.toThrow('owners/000002.json is not signed by an administrator of the file before');
  });
});

describe('a key', () => {
  it('lies in a file: a folder, a pipe, and a place where the system makes no file are refused at once', async () => {
    execFileSync('mkfifo', [join(folder, 'pipe')]);
    for (const place of [folder, join(folder, 'pipe'), '/dev/zero']) {
      await expect(makeKey(place)).rejects.toThrow(`${place} is not a file, and a key lies in one.`);
      await expect(readSigner(place)).rejects.toThrow(`${place} is not a file, and a key lies in one.`);
    }
    await expect(makeKey('/proc/territori/key.pem')).rejects.toMatchObject({ code: 'ENOENT' });
    await makeKey(join(folder, 'a folder with spaces/and another/key.pem'));
  });

  it('is never replaced, and is encrypted where a passphrase is given', async () => {
    await expect(makeKey(join(folder, 'anna'))).rejects.toThrow('exists already, and a key is never replaced');
    process.env.TERRITORI_KEY_PASSPHRASE = 'segreto';
    try {
      await makeKey(join(folder, 'sealed'));
      expect(await readFile(join(folder, 'sealed'), 'utf8')).toContain('ENCRYPTED');
      expect((await readSigner(join(folder, 'sealed')))?.publicKey).toMatch(/^ed25519:/);
    } finally {
      delete process.env.TERRITORI_KEY_PASSPHRASE;
    }
    await expect(readSigner(join(folder, 'sealed'))).rejects.toThrow('holds no Ed25519 key that opens');
  });
});
