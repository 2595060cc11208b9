import { join } from 'node:path';
import { buildPackage } from '../compile/buildPackage.ts';
import { howToRaise } from '../remedies.ts';
import { isLogged } from '../sectionChecks/changeLog.ts';
import { isSection, readPackage, root, sectionDirectory, sectionIds } from '../workspace.ts';
import { changeSite } from './changeSite.ts';
import { compressFolder } from './compressFolder.ts';
import { type Deployment, type Making, versionOf } from './deployment.ts';
import { refusePublisher } from './owners/refusePublisher.ts';
import { shellPage } from './pages/shellPage.ts';
import type { Change } from './planChange.ts';
import { publish } from './publish.ts';
import { ReleaseRefused } from './ReleaseRefused.ts';
import { readDeployment } from './readDeployment.ts';
import { refuseMisfits } from './refuseMisfits.ts';
import { refuseStaged } from './staging/stage.ts';
import type { Target } from './store/Target.ts';

/** A part that can be released alone: `shell`, or a section by id. */
export type Part = string;

interface ReleaseOptions {
  readonly target: Target;
  readonly part: Part;
  /** Tests the candidate with the running parts, before anything is changed. Throws when a test fails. */
  readonly tryOut?: (change: Change, before: Deployment) => Promise<void>;
  /** Called when the key may publish the part, before it is built. Throws when the part is not good enough. */
  readonly onAllowed?: () => Promise<void>;
  /** Called when the part is built and fits what the site runs: what the test needs can be made ready while its files are compressed. */
  readonly onFit?: (before: Deployment) => void;
  /** Percent of the visitors, 1 to 99, who get a section; all of them when left out. */
  readonly share?: number;
  /** Good loads after which whoever watches gives a staged section to all visitors. */
  readonly promoteAfter?: number;
  readonly made?: Making;
  readonly log?: (text: string) => void;
}

/** Throws ReleaseRefused when a part cannot be released for this share of the visitors. */
function refuseShare(before: Deployment, part: Part, share: number | undefined): void {
  refuseStaged(before, part);
  if (share === undefined) return;
  if (part === 'shell') throw new ReleaseRefused('The shell cannot be staged: release it without --share.');
  if (!before.registry.sections[part]) throw new ReleaseRefused(`${part} has no running version yet: release it without --share.`);
}

/**
 * Releases one part in the version of its package.json: builds it alone, tests it with the other released parts, uploads its folder, and
 * changes one pointer. When another part was released at the same time, it is checked and tested again with that part, and then released.
 */
export async function release({
  target,
  part,
  tryOut,
  onAllowed,
  onFit,
  share,
  promoteAfter,
  made,
  log = () => {},
}: ReleaseOptions): Promise<Deployment> {
  const isShell = part === 'shell';
  const directory = isShell ? join(root, 'shell') : sectionDirectory(part);
  if (!isShell && !isSection(directory))
    throw new ReleaseRefused(`There is no section "${part}". Parts: shell, ${sectionIds().join(', ')}`);
  const { name, version } = readPackage(directory);
  const refuseKnown = ({ released }: Deployment) => {
    if (released?.[part]?.includes(version))
      throw new ReleaseRefused(`${part} ${version} is already released, and a version never changes. Raise the version. ${howToRaise}`);
  };
  await target.refuseUnfit();
  await refusePublisher(target, [part], made?.signer);
  const found = await readDeployment(target);
  refuseKnown(found);
  refuseShare(found, part, share);
  if (!isLogged(directory, version)) throw new ReleaseRefused(`The change log of ${name} has no entry for ${version}. ${howToRaise}`);

  await onAllowed?.();
  log(`building ${part} ${version}`);
  const config = isShell ? 'shell' : 'section';
  const built = await buildPackage({ config, directory, version, variant: 'release', maps: true }, { force: true });
  const change: Change = isShell ? { shell: { ...built, page: await shellPage() } } : { sections: { [part]: built } };
  const current = await readDeployment(target);
  await refuseMisfits(target, current, change);
  onFit?.(current);
  await compressFolder(built.directory, 'best');

  const first = versionOf(found, part);
  const step = async (before: Deployment) => {
    refuseKnown(before);
    const running = versionOf(before, part);
    if (running !== first)
      throw new ReleaseRefused(
        `${part} ${running ?? 'without a version'} was released at the same time. Nothing was changed: check that release.`,
      );
    refuseShare(before, part, share);
    await refuseMisfits(target, before, change);
    await tryOut?.(change, before);
    return publish(
      target,
      before,
      share === undefined ? change : { ...change, shares: { [part]: { share, ...(promoteAfter !== undefined && { promoteAfter }) } } },
      made,
    );
  };
  const after = await changeSite(target, step, log);
  if (share !== undefined) log(`${part} ${version} runs for ${share} % of the visitors, revision ${after.registry.revision}`);
  else log(`${part} ${version} runs, revision ${after.registry.revision}`);
  return after;
}
