import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { PublishedSection } from '@territori/contract';
import { buildPackage } from '../compile/buildPackage.ts';
import { readPackage } from '../workspace.ts';
import { progress } from './progress.ts';
import { readOptions } from './readOptions.ts';
import type { SectionHere } from './sectionHere.ts';

/** `territori build`: the files that `territori publish` uploads, in `dist/release/<version>`. */
export async function buildCommand(section: () => Promise<SectionHere>, argv: string[]): Promise<void> {
  readOptions({ args: argv, options: {} }, 'npx territori build');
  const { id, directory } = await section();
  const log = progress();
  const { version } = readPackage(directory);
  const built = await buildPackage({ config: 'section', directory, version, variant: 'release', maps: true }, { force: true });
  const { sizes } = JSON.parse(await readFile(join(built.directory, 'section.json'), 'utf8')) as PublishedSection;
  log(`${id} ${version}: ${relative(directory, built.directory)}, entry ${sizes.entry} bytes, all scripts ${sizes.total} bytes (gzip)`);
}
