import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderOf } from '@territori/api-testing/folderOf';
import { SMALL_HISTORY } from '@territori/api-testing/smallFiles';
import { beforeEach, describe, expect, it } from 'vitest';
import { carriedFiles } from '../record/carriedFiles.ts';
import { writeRecord } from '../record/writeRecord.ts';
import { openFiles } from './openFiles.ts';

describe('the files of a data package', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await folderOf({ 'README.md': '#', 'notes.csv': 'what\nbread' });
    await writeRecord(folder, await carriedFiles('cities.csv', Buffer.from(SMALL_HISTORY)));
  });

  it('are those that its description lists, and no others of the folder', async () => {
    const { files, leftOut, single } = await openFiles(folder);
    expect(files.map(({ file }) => file)).toEqual(['cities.csv']);
    expect({ leftOut, single }).toEqual({ leftOut: [], single: false });
  });

  it('are refused where one is not as described, with the folder to restore', async () => {
    await writeFile(join(folder, 'tabelle/cities.csv'), SMALL_HISTORY);
    await expect(openFiles(folder)).rejects.toThrow(
      `cities.csv: it is not the file that datapackage.json describes; restore the folder ${folder}`,
    );
  });

  it('are refused where one is missing, with the folder to restore', async () => {
    await rm(join(folder, 'tabelle/cities.csv'));
    await expect(openFiles(folder)).rejects.toThrow(
      `cities.csv: ${join(folder, 'tabelle/cities.csv')} cannot be read (ENOENT); restore the folder ${folder}`,
    );
  });

  it.each(['{', '{"name":"territori-dati"}', 'null'])('are refused where the description is %s', async (text) => {
    await writeFile(join(folder, 'datapackage.json'), text);
    await expect(openFiles(folder)).rejects.toThrow(/^datapackage.json: it does not describe files \(.+\); restore the folder /);
  });
});
