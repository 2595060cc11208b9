import { openLoaded, useDatabase } from '@territori/api-testing';
import { templateFiles } from '@territori/api-testing/template';
import { EditionModel } from '@territori/edition/EditionModel';
import type { Database } from '@territori/store/database';
import { openStore } from '@territori/store/files/openStore';
import { storedRows } from '@territori/store/files/rowFiles';
import { describe, expect, it } from 'vitest';
import { readModel, rowsPaths } from './readModel.ts';

describe('the rows of an edition', () => {
  const loaded = useDatabase(openLoaded, 'pglite');

  it('are known before they are read', async () => {
    const edition = await loaded.database.inService();
    const { rows } = await readModel(loaded.database, edition);
    expect(rows.map(({ path }) => path).sort()).toEqual([...(await rowsPaths(edition))].sort());
  });

  it('which a load has written are all that the model needs', async () => {
    const edition = await loaded.database.inService();
    const gone = { readText: () => Promise.reject(new Error('The database is gone')) } as unknown as Database;
    const model = await EditionModel.read(storedRows(gone, openStore(await templateFiles()), edition), edition);
    await model.readAll();
    expect(model.states).toEqual((await EditionModel.read(loaded.database, edition)).states);
  });
});
