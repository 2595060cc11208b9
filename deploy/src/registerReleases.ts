import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { BuiltPackage } from '@territori/build/compile/buildPackage';
import type { Deployment, Making } from '@territori/build/site/deployment';
import { explainCommandFailure } from '@territori/build/site/explainCommandFailure';
import { writePages } from '@territori/build/site/pages/writePages';
import type { Change } from '@territori/build/site/planChange';
import { planChange } from '@territori/build/site/planChange';
import { publish } from '@territori/build/site/publish';
import { readDeployment } from '@territori/build/site/readDeployment';
import { findMisfits } from '@territori/build/site/refuseMisfits';
import { refuseStaged } from '@territori/build/site/staging/stage';
import { FolderTarget } from '@territori/build/site/store/FolderTarget';
import type { Target } from '@territori/build/site/store/Target';
import { PAGE_FILE, RELEASE_FILE, type Release } from './release.ts';

/** Where the parts of a portal are served, each as `host:port` of its static service. */
export interface Services {
  readonly shell: string;
  readonly sections: Readonly<Record<string, string>>;
}

/** The options of a registration. */
interface Registration {
  /** Milliseconds in which a service that does not answer yet, such as one that is starting, is asked again. */
  readonly wait?: number;
  /** Percent of the visitors, 1 to 99, who get the version that a service serves beside the running one, by section. */
  readonly shares?: Readonly<Record<string, number>>;
  readonly made?: Making;
}

/**
 * A part that stays as it was, with the reason: its service gave no answer or a wrong one, it does not fit the others, or it cannot be
 * staged.
 */
export interface Unchanged {
  readonly part: string;
  readonly reason: string;
}

const REGISTER_PATIENCE = 10_000;
const REGISTER_PAUSE = 250;

async function readOfService(server: string, path: string): Promise<string> {
  const address = `http://${server}/${path}`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(REGISTER_PATIENCE) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.text();
}

/** Repeats what fails, with a pause, until the deadline; then the last failure stands. */
async function retryUntil<T>(deadline: number, attempt: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() + REGISTER_PAUSE > deadline) throw error;
      await setTimeout(REGISTER_PAUSE);
    }
  }
}

/** Copies the few files of a release that a registry is made of into a folder. */
async function fetchRelease(server: string, part: string, workplace: string): Promise<BuiltPackage> {
  const release = JSON.parse(await readOfService(server, RELEASE_FILE)) as Release;
  if (release.part !== part) throw new Error(`http://${server} serves ${release.part}`);
  const [base, files] =
    part === 'shell' ? ['assets', ['shell.json']] : [`mf/${part}/${release.version}`, ['section.json', 'build.json', 'remoteEntry.js']];
  const directory = join(workplace, part, release.version);
  for (const file of files) {
    const path = join(directory, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, await readOfService(server, `${base}/${file}`));
  }
  return { version: release.version, directory };
}

/**
 * The change without the parts that do not fit, by the rules of `npm run release`. Repeated, because without one part another may no
 * longer fit: a section that needs the new shell.
 */
async function fittingChange(target: Target, running: Deployment, change: Change): Promise<{ change: Change; refused: Unchanged[] }> {
  const { after, published } = await planChange(running, change);
  const misfits = await findMisfits(target, running, after, published);
  if (misfits.length === 0) return { change, refused: [] };
  const parts = new Set(misfits.map(({ part }) => part));
  const { shell, sections = {}, removed = [], shares = {} } = change;
  const fitting = await fittingChange(target, running, {
    sections: Object.fromEntries(Object.entries(sections).filter(([id]) => !parts.has(id))),
    shares,
    removed,
    ...(shell && !parts.has('shell') && { shell }),
  });
  return { change: fitting.change, refused: [...misfits, ...fitting.refused] };
}

/**
 * Whether the registry has to change for the version that a section's service serves. Throws, with a sentence for the operator, when that
 * version may not run: another one is staged, it was withdrawn, or it cannot be staged.
 */
async function isChange(
  running: Deployment,
  { id, version, server, share }: { id: string; version: string; server: string; share: number | undefined },
): Promise<boolean> {
  const entry = running.registry.sections[id];
  if (share === undefined) {
    if (version === entry?.version || version === entry?.next?.version) return false;
    refuseStaged(running, id);
    if (!running.withdrawn?.[id]?.includes(version)) return true;
    throw new Error(`${id} ${version} was withdrawn. Serve another version, or stage it again: --stage ${id}=10.`);
  }
  if (!entry) throw new Error(`${id} has no running version yet: register it without a share.`);
  if (version === entry.version) throw new Error(`http://${server} serves ${id} ${version}, which all visitors have.`);
  if (entry.next?.version !== version) refuseStaged(running, id);
  await readOfService(server, entry.base + entry.entry).catch(() => {
    throw new Error(`http://${server} lacks ${id} ${entry.version}, which the other visitors get: build its image on the one before.`);
  });
  return true;
}

/**
 * Makes registry, page and route hints in `site` from what the static services say that they serve: one revision for all changes, none
 * without changes. A section without a service is removed from the registry. A part that does not fit the others stays as it was. A section
 * whose service serves its staged version stays as it was, too. Throws RevisionConflict when another process changed the site at the same
 * time.
 */
export async function registerReleases(
  site: string,
  { shell, sections }: Services,
  { wait = 0, shares = {}, made }: Registration = {},
): Promise<{ deployment: Deployment; unchanged: Unchanged[] }> {
  const workplace = await mkdtemp(join(tmpdir(), 'territori-register-'));
  const target = new FolderTarget(site);
  const unchanged: Unchanged[] = [];
  try {
    const running = await readDeployment(target);
    const found: Record<string, BuiltPackage> = {};
    const deadline = Date.now() + wait;
    for (const [part, server] of Object.entries({ ...sections, shell })) {
      try {
        found[part] = await retryUntil(deadline, () => fetchRelease(server, part, workplace));
      } catch (error) {
        unchanged.push({ part, reason: explainCommandFailure(error) ?? (error instanceof Error ? error.message : String(error)) });
      }
    }
    const { shell: newShell, ...newSections } = found;
    const changed: Record<string, BuiltPackage> = {};
    for (const [id, built] of Object.entries(newSections)) {
      const served = { id, version: built.version, server: sections[id] as string, share: shares[id] };
      try {
        if (await isChange(running, served)) changed[id] = built;
      } catch (error) {
        unchanged.push({ part: id, reason: (error as Error).message });
      }
    }
    const removed = Object.keys(running.registry.sections).filter((id) => !(id in sections));
    const page = newShell && (await readOfService(shell, PAGE_FILE));
    const shellChanged = newShell && page && (running.shell?.version !== newShell.version || running.shell.page !== page);
    const { change, refused } = await fittingChange(target, running, {
      sections: changed,
      shares: Object.fromEntries(Object.entries(shares).map(([id, share]) => [id, { share }])),
      removed,
      ...(shellChanged && { shell: { ...newShell, page } }),
    });
    unchanged.push(...refused);
    if (change.shell || removed.length > 0 || Object.keys(change.sections ?? {}).length > 0) await publish(target, running, change, made);
    return { deployment: await writePages(target), unchanged };
  } finally {
    await rm(workplace, { recursive: true, force: true });
  }
}
