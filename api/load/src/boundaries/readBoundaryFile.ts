import type { Boundaries } from '@territori/history/boundaries/Boundaries';
import { readBoundaries } from './readBoundaries.ts';
import { isShapefileZip } from './shapefileZip.ts';

/** The boundary sets of a file: one of a TopoJSON, one for each level of a ZIP of shapefiles. Throws BadFileError. */
export async function readBoundaryFile(file: string, bytes: Uint8Array): Promise<Boundaries[]> {
  if (!isShapefileZip(bytes)) return [readBoundaries(file, bytes)];
  // loaded only where there is a shapefile: it takes some 40 MB
  const { readShapefiles } = await import('./readShapefiles.ts');
  return readShapefiles(file, bytes);
}
