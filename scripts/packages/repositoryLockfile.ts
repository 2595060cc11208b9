import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@territori/build/workspace';
import { parse, stringify } from 'yaml';
import type { PackedName } from './packedNames.ts';
import type { Pack } from './packPackages.ts';

type Versions = Readonly<Record<string, string>>;

interface Importer {
  readonly dependencies?: Readonly<Record<string, { readonly version: string }>>;
}

interface Snapshot {
  readonly dependencies?: Versions;
  readonly optionalDependencies?: Versions;
}

/** The parts of pnpm's lockfile, version 9, that a new repository takes over. */
interface Lockfile {
  readonly lockfileVersion: string;
  readonly settings: object;
  readonly importers: Readonly<Record<string, Importer>>;
  readonly packages: Readonly<Record<string, object>>;
  readonly snapshots: Readonly<Record<string, Snapshot>>;
}

/** The package.json and the settings of pnpm of the repository. */
export interface RepositoryPackages {
  readonly dependencies: Versions;
  readonly devDependencies: Versions;
  readonly overrides: Versions;
}

/** The key of a package in `packages` and `snapshots`; an alias (`npm:`) has its real name in the version. */
const keyOf = (name: string, version: string) =>
  /^@?[^@(]+@/.test(version) && !version.startsWith('file:') ? version : `${name}@${version}`;

/** `name@1.0.0(peer@2.0.0)` without the peers, which is its key in `packages`. */
const withoutPeers = (key: string) => key.replace(/\(.*$/, '');

/**
 * The lockfile of a section's own repository, with the versions of this workspace: the portal runs these, and they install without a
 * network from pnpm's store.
 * @param packs the packages of ours, which lie in the repository's folder `packs`
 */
export function repositoryLockfile(packs: readonly Pack[], { dependencies, devDependencies, overrides }: RepositoryPackages): string {
  const whole = parse(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')) as Lockfile;
  const places = new Map<string, string>(packs.map(({ name, file }) => [name, `file:packs/${file}`]));
  const installed = (shared: string) => whole.importers[`shared/${shared}`]?.dependencies ?? {};
  const lockedVersion = (name: string, version: string) => places.get(name) ?? version;

  const snapshots: Record<string, Snapshot> = {};
  for (const { name, file } of packs) {
    const locked = Object.entries(installed(name.replace('@territori/', '') as PackedName));
    snapshots[`${name}@file:packs/${file}`] =
      locked.length > 0 ? { dependencies: Object.fromEntries(locked.map(([of, { version }]) => [of, lockedVersion(of, version)])) } : {};
  }

  /** The version of a package of others that the repository asks for itself: the one that the shared packages use. */
  const ofOthers = (name: string, range: string) => {
    const found = Object.entries(whole.importers).flatMap(([path, importer]) => (path.startsWith('shared/') ? [importer] : []));
    const all = found.flatMap((importer) =>
      ['dependencies', 'devDependencies'].map((kind) => importer[kind as 'dependencies']?.[name]?.version),
    );
    const version = all.find((candidate) => candidate && withoutPeers(candidate) === range);
    if (!version) throw new Error(`No shared package uses ${name} ${range}.`);
    return version;
  };
  const own = (asked: Versions) =>
    Object.fromEntries(
      Object.entries(asked).map(([name, specifier]) => [name, { specifier, version: places.get(name) ?? ofOthers(name, specifier) }]),
    );
  const importer = { dependencies: own(dependencies), devDependencies: own(devDependencies) };

  const follow = (name: string, version: string): void => {
    const key = keyOf(name, version);
    const snapshot = snapshots[key] ?? whole.snapshots[key];
    if (!snapshot) throw new Error(`pnpm-lock.yaml lacks ${key}: run npx pnpm install.`);
    const isNew = !visited.has(key);
    visited.add(key);
    snapshots[key] = snapshot;
    if (isNew)
      for (const [dependency, locked] of Object.entries({ ...snapshot.dependencies, ...snapshot.optionalDependencies }))
        follow(dependency, locked);
  };
  const visited = new Set<string>();
  for (const [name, { version }] of Object.entries({ ...importer.dependencies, ...importer.devDependencies })) follow(name, version);

  const packages = Object.fromEntries(
    [...new Set([...visited].map(withoutPeers))].sort().map((key) => {
      const pack = packs.find(({ name, file }) => key === `${name}@file:packs/${file}`);
      if (!pack) return [key, whole.packages[key]];
      return [key, { resolution: { integrity: pack.integrity, tarball: `file:packs/${pack.file}` }, version: pack.version }];
    }),
  );
  const sorted = Object.fromEntries(
    Object.entries(snapshots)
      .filter(([key]) => visited.has(key))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  const { lockfileVersion, settings } = whole;
  return stringify(
    { lockfileVersion, settings, overrides, importers: { '.': importer }, packages, snapshots: sorted },
    { lineWidth: 0, aliasDuplicateObjects: false },
  );
}
