import type { PublishedSection } from '@territori/contract';
import { type Deployment, shownVersions, versionOf } from './deployment.ts';
import { formerNotices } from './formerNotices.ts';
import { type Misfit, misfits } from './misfits.ts';
import { type Change, planChange } from './planChange.ts';
import { ReleaseRefused } from './ReleaseRefused.ts';
import { parseFile } from './store/parseFile.ts';
import type { Target } from './store/Target.ts';

/** `section.json` of a site's running and staged sections, by id and version, as far as the site has it. */
async function publishedSections(target: Target, deployment: Deployment): Promise<Record<string, PublishedSection>> {
  const read = shownVersions(deployment).map(async ({ id, version }) => {
    const path = `mf/${id}/${version}/section.json`;
    const text = await target.read(path);
    return text === undefined ? [] : [[`${id} ${version}`, parseFile<PublishedSection>(target, path, text)] as const];
  });
  return Object.fromEntries((await Promise.all(read)).flat());
}

/** Why the new parts of a state of a site do not fit the others; see `misfits`. */
export async function findMisfits(
  target: Target,
  before: Deployment,
  after: Deployment,
  known: Readonly<Record<string, PublishedSection>> = {},
): Promise<Misfit[]> {
  const isNewShell = versionOf(before, 'shell') !== versionOf(after, 'shell');
  const stored = isNewShell || Object.keys(known).length === 0 ? await publishedSections(target, after) : {};
  return misfits(before, after, { ...stored, ...known });
}

/**
 * Throws ReleaseRefused when a change does not fit what the site runs; the message lists every reason. The site is not changed. Says which
 * sections run through a former contract, and until when.
 */
export async function refuseMisfits(target: Target, before: Deployment, change: Change | Deployment): Promise<void> {
  const { after, published } = 'registry' in change ? { after: change, published: {} } : await planChange(before, change);
  const found = await findMisfits(target, before, after, published);
  for (const notice of formerNotices(after)) console.warn(notice);
  if (found.length > 0) throw new ReleaseRefused(found.map(({ reason }) => reason).join('\n'));
}
