import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BulkTable } from '@territori/edition/archive/BulkTable';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SqliteFile } from './sqlite.ts';

const UNITS: BulkTable = {
  name: 'unita',
  description: 'Units, each of which belongs to another or to none',
  columns: [
    { name: 'id', kind: 'integer', description: 'Id of the unit', required: true },
    { name: 'provincia_id', kind: 'integer', description: 'The unit to which it belongs', required: false },
  ],
  key: ['id'],
  unitColumns: ['provincia_id'],
  rows: () => [],
};

describe('the database of the archive', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'territori-sqlite-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('is refused when a unit belongs to one that is not there', () => {
    const database = new SqliteFile(join(folder, 'broken.sqlite'), { edizione: '1-01234567', aggiornata_al: '2026-01-01' });
    database.create(UNITS);
    database.add(UNITS, [{ id: 1, provincia_id: 3 }]);
    expect(() => database.end()).toThrow('A row of unita refers to a row of unita that is not there');
  });
});
