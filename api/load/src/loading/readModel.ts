import { EditionModel } from '@territori/edition/EditionModel';
import { oneAhead } from '@territori/process/oneAhead';
import type { Database, Edition } from '@territori/store/database';
import { columnsOfLines, type RowColumns } from '@territori/store/database/RowColumns';
import { packRows, rowsPath } from '@territori/store/files/rowFiles';
import type { NewFile } from './NewFile.ts';

/** The rows of an edition as files, and the edition in memory, which is made of them. */
export interface ReadModel {
  readonly rows: readonly NewFile[];
  /** Makes it. The database is not needed any more. */
  readonly model: () => Promise<EditionModel>;
}

async function readBy(readColumns: (statement: string) => Promise<RowColumns>, edition: Edition): Promise<EditionModel> {
  const model = await EditionModel.read({ readColumns }, edition);
  await model.readAll();
  return model;
}

/** The statements that ask for the rows. None depends on what another one has found: they are those of an empty edition. */
async function statementsOf(edition: Edition): Promise<readonly string[]> {
  const statements: string[] = [];
  await readBy(async (statement) => {
    statements.push(statement);
    return { length: 0, columns: [] };
  }, edition);
  return statements;
}

/** Where the rows of an edition are in a store. */
export const rowsPaths = async (edition: Edition): Promise<readonly string[]> =>
  (await statementsOf(edition)).map((statement) => rowsPath(edition, statement));

export async function readModel(database: Database, edition: Edition): Promise<ReadModel> {
  const rows: NewFile[] = [];
  const found = new Map<string, RowColumns>();
  const answers = oneAhead(await statementsOf(edition), (statement) => database.readText(statement, [], { edition: edition.id }));
  for await (const [statement, answer] of answers) {
    const columns = await columnsOfLines(answer);
    found.set(statement, columns);
    rows.push({ path: rowsPath(edition, statement), content: await packRows(columns) });
  }
  return { rows, model: () => readBy(async (statement) => found.get(statement) as RowColumns, edition) };
}
