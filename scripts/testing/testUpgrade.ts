import { progress } from '@territori/build/cli/progress';
import { ensureNginx } from '../../deploy/processes/ensureNginx.ts';
import { tryUpgrade } from '../../deploy/test/upgrade/tryUpgrade.ts';
import { ensureGit } from '../ensure/ensureGit.ts';
import { ensurePostgres } from '../ensure/ensurePostgres.ts';

/**
 * `npm run test:upgrade -- <commit>…`: upgrades a portal from each commit to this one, and back, with the programs of both and the
 * files that PORTALE_DATI names, else the record. What is missing on the machine, such as the commit in a shallow clone, is named and
 * counts as failed.
 */
const log = progress();
const commits = process.argv.slice(2);
if (commits.length === 0) {
  console.error('npm run test:upgrade -- <commit>…   the commits from which to upgrade, such as that of the last release');
  process.exit(2);
}
let failed = 0;
for (const commit of commits) {
  try {
    await ensureGit(log);
    Object.assign(process.env, await ensurePostgres(log));
    await ensureNginx(log);
    await tryUpgrade(commit, (text) => log(`${commit}: ${text}`));
  } catch (error) {
    failed += 1;
    console.error(`${commit}: ${error instanceof Error ? error.message : error}`);
  }
}
console.log(`${commits.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
