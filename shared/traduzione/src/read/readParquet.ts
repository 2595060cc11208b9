import { parquetMetadataAsync, parquetReadObjects, parquetSchema } from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import { ListError } from '../ListError.ts';
import type { Grid } from './Grid.ts';

/** A value as a CSV of the same table would have it. */
function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().replace(/T00:00:00\.000Z$/, '');
  if (typeof value !== 'object') return String(value);
  return JSON.stringify(value, (_, inner) => (typeof inner === 'bigint' ? String(inner) : inner));
}

/** The table of a Parquet file, with any of the compressions of the format. Throws ListError for a damaged file. */
export async function readParquet(bytes: Uint8Array): Promise<Grid[]> {
  try {
    const file = bytes.slice().buffer;
    const metadata = await parquetMetadataAsync(file);
    const names = parquetSchema(metadata).children.map(({ element }) => element.name);
    const objects = await parquetReadObjects({ file, metadata, compressors });
    const rows = objects.map((object) => names.map((name) => cellText(object[name])));
    return [{ sheet: null, separator: null, rows: [names, ...rows], headed: true }];
  } catch (error) {
    throw new ListError('illeggibile', { motivo: error instanceof Error ? error.message : String(error) });
  }
}
