import { isBoundarySource } from '../boundaries/boundarySource.ts';
import type { Database, Edition } from '../database/index.ts';
import { keptFiles } from './keptFiles.ts';
import type { InputFile } from './openFiles.ts';

/** The boundary files of an edition, as the database keeps them. */
export const boundaryFiles = (database: Database, edition: Edition): InputFile[] =>
  keptFiles(database, edition.sources.filter(isBoundarySource));
