import { isBoundarySource } from '@territori/store/boundaries/boundarySource';
import type { Database, Edition } from '@territori/store/database';
import { keptFiles } from './keptFiles.ts';
import type { InputFile } from './openFiles.ts';

/** The boundary files of an edition, as the database keeps them. */
export const boundaryFiles = (database: Database, edition: Edition): InputFile[] =>
  keptFiles(database, edition.sources.filter(isBoundarySource));
