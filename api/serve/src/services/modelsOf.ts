import { EditionModel } from '@territori/edition/EditionModel';
import type { Database } from '@territori/store/database';
import { EditionMemo } from '@territori/store/database/EditionMemo';
import { storedRows } from '@territori/store/files/rowFiles';
import type { Store } from '@territori/store/files/Store';

const models = new WeakMap<Database, EditionMemo<EditionModel>>();

/** The models by database: the servers of a process that read one database share its model. */
export function modelsOf(database: Database, store: Store | null): EditionMemo<EditionModel> {
  const memo = models.get(database) ?? new EditionMemo((edition) => EditionModel.read(storedRows(database, store, edition), edition));
  models.set(database, memo);
  return memo;
}
