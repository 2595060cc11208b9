import { EditionModel } from '@territori/edition/EditionModel';
import type { Database, Edition } from '@territori/store/database';
import { compressRows, rowsPath } from '@territori/store/files/rowFiles';
import type { NewFile } from './computeReportTables.ts';

/** An edition in memory, and the rows that it was made of as files. */
export interface ReadModel {
  readonly model: EditionModel;
  readonly rows: readonly NewFile[];
}

async function readBy(readText: Database['readText'], edition: Edition): Promise<EditionModel> {
  const model = await EditionModel.read({ readText }, edition);
  await model.readAll();
  return model;
}

/** Where the rows of an edition are in a store. No statement depends on what another one has found: they are those of an empty edition. */
export async function rowsPaths(edition: Edition): Promise<readonly string[]> {
  const paths: string[] = [];
  await readBy(async (statement) => {
    paths.push(rowsPath(edition, statement));
    return '';
  }, edition);
  return paths;
}

export async function readModel(database: Database, edition: Edition): Promise<ReadModel> {
  const rows: NewFile[] = [];
  const model = await readBy(async (statement, parameters, options) => {
    const text = await database.readText(statement, parameters, options);
    rows.push({ path: rowsPath(edition, statement), content: await compressRows(text) });
    return text;
  }, edition);
  return { model, rows };
}
