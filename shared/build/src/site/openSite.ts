import { ReleaseRefused } from './ReleaseRefused.ts';
import { revisionNumbers } from './revisions.ts';
import { openTarget } from './store/openTarget.ts';
import type { Target } from './store/Target.ts';

/**
 * The site of a command; see `openTarget`. Throws ReleaseRefused when there is none: a mistyped address would become a second site.
 * @param isNew makes a new site there, and refuses one that exists; left out by commands without `--new`, which do not name it
 */
export async function openSite(to: string | undefined, { example, isNew }: { example: string; isNew?: boolean }): Promise<Target> {
  const target = await openTarget(to, example);
  const exists = (await revisionNumbers(target)).length > 0;
  const address = to ?? process.env.PORTALE_SITO;
  const remedy = isNew === undefined ? '' : ', or make a new site with --new';
  if (!exists && !isNew) throw new ReleaseRefused(`There is no site at ${address}: correct the address${remedy}.`);
  if (exists && isNew) throw new ReleaseRefused(`There is a site at ${address} already: leave --new out.`);
  return target;
}
