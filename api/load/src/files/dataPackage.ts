import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Day } from '@territori/history/dates/day';
import { BadFileError } from './BadFileError.ts';
import { hashOf } from './hashOf.ts';

/** A file of the record, as a Frictionless Data Package describes it. */
export interface DataResource {
  readonly name: string;
  /** The path of the file in the package. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly format: 'csv' | 'json' | 'topojson';
  readonly mediatype: string;
  readonly encoding: 'utf-8';
  readonly bytes: number;
  readonly hash: `sha256:${string}`;
  /** The day that the file describes; null where its rows say their days themselves. */
  readonly day: Day | null;
  /** True for a table that lists units on `day`: one of another day stands beside it. */
  readonly listsADay?: true;
  /** The SHA-256 of the fetched file of which an update made this one. */
  readonly from?: string;
  /** Rows of a table, units of a set of boundaries. */
  readonly rows: number;
  readonly sources: readonly { readonly title: string; readonly path?: string }[];
  readonly licenses: readonly { readonly name: string; readonly title: string; readonly path: string }[];
  readonly schema?: {
    readonly fields: readonly { readonly name: string; readonly type: 'string' }[];
    readonly missingValues: readonly [''];
  };
}

/** The description of a folder of data: https://specs.frictionlessdata.io/data-package/. */
export interface DataPackage {
  readonly profile: 'data-package';
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** The hash of the package of which this one is an update; a later one replaces both. */
  readonly updates?: string;
  readonly resources: readonly DataResource[];
}

export const DATA_PACKAGE = 'datapackage.json';

/** The description of a folder; undefined for a folder without one. */
export async function readDataPackage(folder: string): Promise<DataPackage | undefined> {
  let text: string;
  try {
    text = await readFile(join(folder, DATA_PACKAGE), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    const described = JSON.parse(text) as Partial<DataPackage> | null;
    if (!Array.isArray(described?.resources)) throw new Error('it lists no resources');
    return described as DataPackage;
  } catch (error) {
    throw new BadFileError(DATA_PACKAGE, null, `it does not describe files (${(error as Error).message}); restore the folder ${folder}`);
  }
}

/** The bytes of a resource. Throws BadFileError where the file is missing or is not the one that the package describes. */
export async function readResource(folder: string, { path, hash }: Pick<DataResource, 'path' | 'hash'>): Promise<Uint8Array> {
  const bytes = await readFile(join(folder, path)).catch((error: NodeJS.ErrnoException) => {
    throw new BadFileError(basename(path), null, `${join(folder, path)} cannot be read (${error.code}); restore the folder ${folder}`);
  });
  if (`sha256:${hashOf(bytes)}` !== hash)
    throw new BadFileError(basename(path), null, `it is not the file that ${DATA_PACKAGE} describes; restore the folder ${folder}`);
  return bytes;
}
