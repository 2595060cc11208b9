import { isBoundarySource } from '@territori/store/boundaries/boundarySource';
import type { Database, Edition } from '@territori/store/database';
import type { InputFile } from '../files/openFiles.ts';
import { keptFiles } from './keptFiles.ts';

/** The boundary files of an edition, as the database keeps them. */
export const boundaryFiles = (database: Database, edition: Edition): InputFile[] =>
  keptFiles(database, edition.sources.filter(isBoundarySource));
