import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The parts of a source map that are read here. */
interface SourceMap {
  readonly sources: readonly string[];
  readonly sourcesContent?: readonly (string | null)[];
}

/**
 * Moves the source maps of scripts out of a build, whose folder is published as it is. The text of installed packages, two thirds of a
 * map, is left out: it can be read where they are installed.
 */
export async function separateMaps(output: string, maps: string): Promise<void> {
  await rm(maps, { recursive: true, force: true });
  for (const path of (await readdir(output, { recursive: true })).filter((file) => file.endsWith('.map'))) {
    const source = join(output, path);
    const { sourcesContent, ...map } = JSON.parse(await readFile(source, 'utf8')) as SourceMap;
    const own = sourcesContent?.map((content, index) => (map.sources[index]?.includes('/node_modules/') ? null : content));
    await mkdir(dirname(join(maps, path)), { recursive: true });
    await writeFile(join(maps, path), JSON.stringify({ ...map, sourcesContent: own }));
    await rm(source);
  }
}
