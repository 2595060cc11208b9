import { join } from 'node:path';
import { folderOf } from '@territori/api-testing/folderOf';
import { SMALL_HISTORY } from '@territori/api-testing/smallFiles';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type CarriedFile, carriedFiles } from './carriedFiles.ts';
import { CARRIED_RECORD, updatedRecord } from './dataPlaces.ts';
import { openRecord, recordHash } from './openRecord.ts';
import { writeRecord } from './writeRecord.ts';

describe('the record in force', () => {
  let small: CarriedFile[];
  let carried: string[];
  const filesOf = async () => {
    const { files, origin } = await openRecord();
    return { origin, files: files.map(({ file }) => file) };
  };
  /** The folder of the official archive, with a record that updates the one of a hash. */
  async function updateOf(hash: string): Promise<void> {
    const official = await folderOf({});
    await writeRecord(updatedRecord(official), small, hash);
    vi.stubEnv('PORTALE_UFFICIALI', official);
  }
  beforeAll(async () => {
    small = await carriedFiles('cities.csv', Buffer.from(SMALL_HISTORY));
    carried = (await openRecord(CARRIED_RECORD)).files.map(({ file }) => file);
  });
  afterEach(() => void vi.unstubAllEnvs());

  it('is the one that comes with the portal', async () => {
    vi.stubEnv('PORTALE_UFFICIALI', await folderOf({}));
    expect(await filesOf()).toEqual({ origin: 'incorporata', files: carried });
  });

  it('is the update of it that the official addresses gave', async () => {
    await updateOf(await recordHash(CARRIED_RECORD));
    expect(await filesOf()).toEqual({ origin: 'ufficiale', files: ['cities.csv'] });
  });

  it('is the one that comes with the portal again, once that is another than the update was made of', async () => {
    await updateOf('another');
    expect(await filesOf()).toEqual({ origin: 'incorporata', files: carried });
  });

  it('is the one of a folder that is given', async () => {
    const folder = await folderOf({});
    await writeRecord(join(folder, 'record'), small, 'any');
    expect((await openRecord(join(folder, 'record'))).origin).toBe('ufficiale');
  });
});
