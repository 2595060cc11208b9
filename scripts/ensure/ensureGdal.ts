import { spawnSync } from 'node:child_process';
import { ensurePackages } from '@territori/build/ensurePackages';

/**
 * Finds the programs of GDAL, with which the tests open the files of the maps, or installs the distribution's package if the user may.
 * Returns no variables, because they are on the path.
 */
export function ensureGdal(log: (text: string) => void): Promise<object> {
  return ensurePackages({
    find: () => (spawnSync('ogr2ogr', ['--version']).status === 0 ? {} : undefined),
    packages: ['gdal-bin'],
    otherwise: 'This needs GDAL: install its programs (gdal-bin).',
    log,
  });
}
