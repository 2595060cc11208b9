import { carriedFiles } from '@territori/load/record/carriedFiles';
import { writeRecord } from '@territori/load/record/writeRecord';
import { folderOf } from './folderOf.ts';

/** A folder with a record of some files, each under its name and in its own form. */
export async function recordOf(files: Readonly<Record<string, string | Uint8Array>>): Promise<string> {
  const folder = await folderOf({});
  const carried = await Promise.all(Object.entries(files).map(([name, content]) => carriedFiles(name, Buffer.from(content))));
  await writeRecord(folder, carried.flat());
  return folder;
}
