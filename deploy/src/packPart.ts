import { copyFile, cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type BuildRequest, buildPackage, localVersion } from '@territori/build/compile/buildPackage';
import { compressFolder } from '@territori/build/site/compressFolder';
import { MAPS } from '@territori/build/site/pages/sourceMaps';
import { root } from '@territori/build/workspace';
import { PAGE_FILE, RELEASE_FILE, type Release } from './release.ts';

/**
 * Builds one deployable part and lays its files out as a static service serves them: the shell's below `assets/`, a
 * section's below `mf/<id>/<version>/`, their source maps at the same places below `maps/`, which is not served. Files of
 * other versions that the folder holds stay, for the tabs that are open.
 * @param part `shell` or the id of a section
 * @param version that of the sources' content when left out
 */
export async function packPart(part: string, folder: string, version?: string): Promise<Release> {
  const source = part === 'shell' ? 'shell' : `mf-${part}`;
  const request: BuildRequest = {
    config: part === 'shell' ? 'shell' : 'section',
    directory: join(root, source),
    version: version ?? localVersion(source),
    maps: true,
  };
  const built = await buildPackage(request);
  const place = part === 'shell' ? 'assets' : `mf/${part}/${built.version}`;
  const destination = join(folder, place);
  await mkdir(destination, { recursive: true });
  await cp(built.directory, destination, { recursive: true });
  await compressFolder(destination, 'best');
  if (built.maps) await cp(built.maps, join(folder, MAPS, place), { recursive: true });
  const release: Release = { part, version: built.version };
  await mkdir(dirname(join(folder, RELEASE_FILE)), { recursive: true });
  await writeFile(join(folder, RELEASE_FILE), `${JSON.stringify(release)}\n`);
  if (part === 'shell') await copyFile(join(root, 'shell/src/index.html'), join(folder, PAGE_FILE));
  return release;
}
