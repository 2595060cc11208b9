import type { PortalConfig } from '@territori/contract';
import { type DeployedPortal, readDeployedPortal } from '../portal/readDeployedPortal.ts';
import { makingNow } from '../site/makingNow.ts';
import { openSite } from '../site/openSite.ts';
import { refuseDirtyTree } from '../site/refuseDirtyTree.ts';
import { release } from '../site/release.ts';
import { readShare } from '../site/staging/stage.ts';
import { hasPages, tryOut } from '../trial/tryOut.ts';
import { checkSection } from './checkCommand.ts';
import { portalNamed, portalOption } from './portalNamed.ts';
import { progress } from './progress.ts';
import { readLoads } from './readLoads.ts';
import { readOptions } from './readOptions.ts';
import type { SectionHere } from './sectionHere.ts';
import { siteOption } from './siteOptions.ts';
import { testSection } from './testCommand.ts';

export const PUBLISH = 'npx territori publish [--share 10 [--promote-after 200]] [--portal <address>] [--key <file>] --to <site>';

/** The address of a portal's API, as a page on another origin calls it. */
const apiOf = ({ address, config }: { address: string; config: PortalConfig }) =>
  new URL(config.api || '.', address).href.replace(/\/$/, '');

/**
 * `territori publish --to <site>`: checks and tests the section, builds it, checks that it fits what the site runs, opens each of its pages
 * in the site's shell in both languages, uploads it and changes one entry of the registry. With `--share` a percentage of the visitors gets
 * it, with `--promote-after` all of them once so many loads were good.
 */
export async function publishCommand(here: () => Promise<SectionHere>, argv: string[]): Promise<void> {
  const { to, share: ofVisitors, 'promote-after': afterLoads, key } = siteOption;
  const portalOf = portalOption('the portal whose API the pages call while they are tried');
  const { values } = readOptions(
    { args: argv, options: { to, share: ofVisitors, 'promote-after': afterLoads, portal: portalOf, key } },
    PUBLISH,
  );
  const section = await here();
  const { id, directory } = section;
  refuseDirtyTree(directory);
  const share = values.share === undefined ? undefined : readShare(values.share);
  const promoteAfter = readLoads(values['promote-after'], share);
  const target = await openSite(values.to, { example: PUBLISH });
  const making = await makingNow(directory, values.key);
  const log = progress();
  const named = portalNamed(directory, values.portal);
  let portal: DeployedPortal | undefined;
  await release({
    ...{ target, part: id, made: making, log },
    ...(share !== undefined && { share }),
    ...(promoteAfter !== undefined && { promoteAfter }),
    async onAllowed() {
      if (named) portal = await readDeployedPortal(named);
      log('checking');
      await checkSection(section);
      log('testing');
      await testSection(section);
    },
    async tryOut(change, before) {
      if (!hasPages(before, id)) return;
      log(
        portal ? `opening its pages, with the API of ${portal.address}` : 'opening its pages, without an API: name a portal with --portal',
      );
      await tryOut({ ...{ target, change, before, part: id, log }, ...(portal && { api: apiOf(portal), product: portal.config.product }) });
    },
  });
}
