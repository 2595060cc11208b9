import { ReleaseRefused } from '../ReleaseRefused.ts';
import type { Target } from '../store/Target.ts';
import { openEnvelope, sealEnvelope } from './envelope.ts';
import type { PublicKey, Signer } from './keys.ts';
import { sha256 } from './sha256.ts';

/** People and programs: the name of each by its public key. */
export type Keys = Readonly<Record<PublicKey, string>>;

/** Who may change what on a site: one of the files `owners/<number>.json`, each signed by an administrator of the one before. */
export interface Owners {
  /** Names the site, so that nothing that was signed for another one counts. */
  readonly site: string;
  /** Grows by one with every change of the file. */
  readonly number: number;
  /** The hash of the file before; null in the first. */
  readonly previous: string | null;
  /** The state for which the administrator vouches: later revisions are judged by this file. */
  readonly since: {
    /** The latest revision of the site. */
    readonly revision: number;
    /** The revision that counts, with its hash: the latest that was signed by an owner, or that is older than the first file. */
    readonly state: number;
    readonly digest: string | null;
    /**
     * In the first file: the hashes of the attestations of what ran when the site was given owners (`glossario 1.1.0`). Its administrator
     * vouches for these versions, and no administrator ever vouches for another one.
     */
    readonly attested?: Readonly<Record<string, string>>;
  };
  /** They change this file, and may take versions and sections away. */
  readonly administrators: Keys;
  /** Who publishes each part: `shell`, or a section by id. */
  readonly sections: Readonly<Record<string, Keys>>;
  /** Programs that watch: they promote and withdraw staged versions, and nothing else. */
  readonly watchers: Keys;
}

export const OWNERS_TYPE = 'application/vnd.territori.owners+json';
const ownersFolder = 'owners';
const ownersFile = (number: number) => `${ownersFolder}/${String(number).padStart(6, '0')}.json`;

/** The owners of a site, with all former files, which say whose a withdrawn key was. */
export interface ReadOwners {
  readonly owners: Owners;
  /** The hash of the latest file. */
  readonly digest: string;
  /** The hash of the first file, by which whoever serves the site knows its administrators. */
  readonly root: string;
  readonly former: readonly Owners[];
}

/**
 * Reads the owners of a site; undefined when it has none. Throws ReleaseRefused when a file was altered or is not signed by an
 * administrator of the one before.
 * @param root the hash of the first file, where it is known; a site without the file is then refused
 */
export async function readOwners(target: Target, root?: string): Promise<ReadOwners | undefined> {
  const names = (await target.list(ownersFolder)).filter((name) => /^\d+\.json$/.test(name)).sort();
  const former: Owners[] = [];
  let digest: string | null = null;
  let first = '';
  for (const name of names) {
    const text = (await target.read(`${ownersFolder}/${name}`)) ?? '';
    const before = former.at(-1);
    const opened = openEnvelope<Owners>(OWNERS_TYPE, text);
    const administrators = (before ?? opened?.value)?.administrators ?? {};
    const follows = opened && opened.value.number === former.length + 1 && opened.value.previous === digest;
    if (!follows || (before && before.site !== opened.value.site) || !(opened.key in administrators))
      throw new ReleaseRefused(
        `${ownersFolder}/${name} is not signed by an administrator of the file before, or was altered. Nothing is read from this site until the file is restored from a copy of it.`,
      );
    digest = sha256(text);
    first ||= digest;
    former.push(opened.value);
  }
  if (root !== undefined && first !== root)
    throw new ReleaseRefused(
      first
        ? `The owners of this site begin with another file (${first}) than the expected one (${root}). Nothing is read from it.`
        : `This site has no owners, and those that begin with ${root} are expected. Nothing is read from it.`,
    );
  const owners = former.pop();
  return owners && digest ? { owners, digest, root: first, former } : undefined;
}

/** Writes the next owners of a site. Throws ReleaseRefused when another administrator was faster. */
export async function writeOwners(target: Target, owners: Owners, signer: Signer): Promise<string> {
  const text = `${JSON.stringify(sealEnvelope(OWNERS_TYPE, owners, signer))}\n`;
  if (!(await target.create(ownersFile(owners.number), text)))
    throw new ReleaseRefused('The owners were changed at the same time by somebody else. Nothing was changed: call the command again.');
  return sha256(text);
}

/** Whose a key is, or was, on a site; undefined for a key that it never had. */
export function nameOfOwner({ owners, former }: ReadOwners, key: PublicKey): { name: string; withdrawn: boolean } | undefined {
  const named = ({ administrators, sections, watchers }: Owners) =>
    [administrators, ...Object.values(sections), watchers].find((keys) => key in keys)?.[key];
  const now = named(owners);
  if (now) return { name: now, withdrawn: false };
  const before = former.map(named).findLast((name) => name !== undefined);
  return before ? { name: before, withdrawn: true } : undefined;
}
