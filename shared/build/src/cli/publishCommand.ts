import { madeNow } from '../site/madeNow.ts';
import { openTarget } from '../site/openTarget.ts';
import { refuseDirtyTree } from '../site/refuseDirtyTree.ts';
import { release } from '../site/release.ts';
import { readShare } from '../site/stage.ts';
import { progress } from './progress.ts';
import { readOptions } from './readOptions.ts';
import type { SectionHere } from './sectionHere.ts';

/**
 * `territori publish --to <site>`: builds the section, checks that it fits what the site runs, uploads it and changes one entry of the
 * registry. With `--share` a percentage of the visitors gets it.
 */
export async function publishCommand({ id, directory }: SectionHere, argv: string[]): Promise<void> {
  const { values } = readOptions(
    { args: argv, options: { to: { type: 'string' }, share: { type: 'string' } } },
    'npm run publish -- [--share 10] --to <site>',
  );
  refuseDirtyTree(directory);
  await release({
    target: await openTarget(values.to, 'npm run publish -- --to <site>'),
    part: id,
    ...(values.share !== undefined && { share: readShare(values.share) }),
    made: madeNow(directory),
    log: progress(),
  });
}
