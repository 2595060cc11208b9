import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildPackage, localVersion } from '@territori/build/compile/buildPackage';
import { MAPS, mapPath, type ReleasedScript } from '@territori/build/site/pages/sourceMaps';
import { FolderTarget } from '@territori/build/site/store/FolderTarget';
import { openTarget } from '@territori/build/site/store/openTarget';
import { root } from '@territori/build/workspace';

/** Finds the source map of a script; resolves to undefined where there is none. */
export type MapReader = (script: ReleasedScript) => Promise<string | undefined>;

/** The first of several places where a map is. */
const firstOf =
  (...readers: readonly MapReader[]): MapReader =>
  async (script) => {
    for (const read of readers) {
      const map = await read(script);
      if (map !== undefined) return map;
    }
    return undefined;
  };

/** A folder with maps: a site or its `maps`, or the maps of one build. */
function inFolder(folder: string): MapReader {
  const target = new FolderTarget(resolve(folder));
  return firstOf(
    (script) => target.read(mapPath(script)),
    (script) => target.read(`${MAPS}/${mapPath(script)}`),
    ({ file }) => target.read(`${file}.map`),
  );
}

/** The maps that builds of this checkout have left. */
const builtHere: MapReader = firstOf(
  ...['release', 'production'].map((variant): MapReader => {
    const target = new FolderTarget(root);
    return async ({ part, version, file }) => {
      const kept = join(part === 'shell' ? 'shell' : `mf-${part}`, 'dist/maps', variant);
      const versions = part === 'shell' && !version ? await target.list(kept) : [version];
      return firstOf(
        ...versions.map(
          (each): MapReader =>
            () =>
              target.read(join(kept, each, `${file}.map`)),
        ),
      )({ part, version, file });
    };
  }),
);

/**
 * The maps of a part whose sources are those of this checkout, made now: `npm start` and `npm run build` make none, and the same sources
 * give the same scripts.
 */
const madeHere: MapReader = async ({ part, version, file }) => {
  const folder = part === 'shell' ? 'shell' : `mf-${part}`;
  if (!existsSync(join(root, folder)) || version !== localVersion(folder)) return undefined;
  const config = part === 'shell' ? 'shell' : 'section';
  const { maps } = await buildPackage({ config, directory: join(root, folder), version, maps: true });
  return maps && new FolderTarget(maps).read(`${file}.map`);
};

/**
 * Where maps are looked for: the folder `maps` when it is given; else the site, by default that of `npm start`, and then the builds of this
 * checkout, at last in a build that makes them.
 */
export async function mapReader({ maps, site }: { maps?: string | undefined; site?: string | undefined }): Promise<MapReader> {
  if (maps !== undefined) return inFolder(maps);
  const target = await openTarget(site ?? process.env.PORTALE_SITO ?? join(root, '.site'), 'npm run explain -- --to <site> <error>');
  return firstOf((script) => target.read(`${MAPS}/${mapPath(script)}`), builtHere, madeHere);
}
