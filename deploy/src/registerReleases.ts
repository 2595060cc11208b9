import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { BuiltPackage } from '@territori/build/buildPackage';
import { type Deployment, readDeployment } from '@territori/build/site/deployment';
import { FolderTarget } from '@territori/build/site/FolderTarget';
import type { Change } from '@territori/build/site/planChange';
import { planChange } from '@territori/build/site/planChange';
import { publish } from '@territori/build/site/publish';
import { findMisfits } from '@territori/build/site/refuseMisfits';
import type { Target } from '@territori/build/site/Target';
import { writePages } from '@territori/build/site/writePages';
import { PAGE_FILE, RELEASE_FILE, type Release } from './release.ts';

/** Where the parts of a portal are served, each as `host:port` of its static service. */
export interface Services {
  readonly shell: string;
  readonly sections: Readonly<Record<string, string>>;
}

/** A part that stays as it was, with the reason: its service gave no answer or a wrong one, or it does not fit the others. */
export interface Unchanged {
  readonly part: string;
  readonly reason: string;
}

const PATIENCE = 10_000;
const PAUSE = 250;

async function read(server: string, path: string): Promise<string> {
  const address = `http://${server}/${path}`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.text();
}

/** Repeats what fails, with a pause, until the deadline; then the last failure stands. */
async function retryUntil<T>(deadline: number, attempt: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() + PAUSE > deadline) throw error;
      await setTimeout(PAUSE);
    }
  }
}

/** Copies the few files of a release that a registry is made of into a folder. */
async function fetchRelease(server: string, part: string, workplace: string): Promise<BuiltPackage> {
  const release = JSON.parse(await read(server, RELEASE_FILE)) as Release;
  if (release.part !== part) throw new Error(`http://${server} serves ${release.part}`);
  const [base, files] =
    part === 'shell' ? ['assets', ['shell.json']] : [`mf/${part}/${release.version}`, ['section.json', 'build.json', 'remoteEntry.js']];
  const directory = join(workplace, part, release.version);
  for (const file of files) {
    const path = join(directory, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, await read(server, `${base}/${file}`));
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
  const { shell, sections = {}, removed = [] } = change;
  const fitting = await fittingChange(target, running, {
    sections: Object.fromEntries(Object.entries(sections).filter(([id]) => !parts.has(id))),
    removed,
    ...(shell && !parts.has('shell') && { shell }),
  });
  return { change: fitting.change, refused: [...misfits, ...fitting.refused] };
}

/**
 * Makes registry, page and route hints in `site` from what the static services say that they serve: one revision for
 * all changes, none without changes. A section that is no longer named is removed. A part that does not fit the others stays as it was.
 * Throws RevisionConflict when another process changed the site at the same time.
 * @param wait milliseconds in which a service that does not answer yet, such as one that is starting, is asked again
 */
export async function registerReleases(
  site: string,
  { shell, sections }: Services,
  { wait = 0 } = {},
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
        unchanged.push({ part, reason: error instanceof Error ? error.message : String(error) });
      }
    }
    const { shell: newShell, ...newSections } = found;
    const changed = Object.fromEntries(
      Object.entries(newSections).filter(([id, { version }]) => running.registry.sections[id]?.version !== version),
    );
    const removed = Object.keys(running.registry.sections).filter((id) => !(id in sections));
    const page = newShell && (await read(shell, PAGE_FILE));
    const shellChanged = newShell && page && (running.shell?.version !== newShell.version || running.shell.page !== page);
    const { change, refused } = await fittingChange(target, running, {
      sections: changed,
      removed,
      ...(shellChanged && { shell: { ...newShell, page } }),
    });
    unchanged.push(...refused);
    if (change.shell || removed.length > 0 || Object.keys(change.sections ?? {}).length > 0) await publish(target, running, change);
    return { deployment: await writePages(target), unchanged };
  } finally {
    await rm(workplace, { recursive: true, force: true });
  }
}
