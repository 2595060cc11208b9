import { gunzipSync, gzipSync } from 'node:zlib';
import type { Database, FileIdentity, Transaction } from '@territori/store/database';
import type { InputFile } from '../files/openFiles.ts';

/** Keeps the bytes of the files of an edition, once each, and deletes those that no edition lists any more. */
export async function keepFiles(transaction: Transaction, files: readonly InputFile[]): Promise<void> {
  const kept = await transaction.query<{ impronta: string }>('select impronta from portale.file_caricato');
  const known = new Set(kept.map((row) => row.impronta));
  for (const file of files) {
    if (known.has(file.impronta)) continue;
    known.add(file.impronta);
    await transaction.query(`insert into portale.file_caricato (impronta, contenuto) values ($1, decode($2, 'base64'))`, [
      file.impronta,
      gzipSync(await file.bytes(), { level: 4 }).toString('base64'),
    ]);
  }
  await transaction.run(`
    delete from portale.file_caricato f
    where not exists (
      select from (select fonti from portale.caricamento union all select fonti from portale.edizione) e, jsonb_array_elements(e.fonti) fonte
      where fonte ->> 'impronta' = f.impronta)`);
}

async function keptBytes(database: Database, { file, impronta }: FileIdentity): Promise<Uint8Array> {
  const [row] = await database.transaction((transaction) =>
    transaction.query<{ contenuto: string }>(
      `select encode(contenuto, 'base64') as contenuto from portale.file_caricato where impronta = $1`,
      [impronta],
    ),
  );
  if (!row) throw new Error(`The database does not hold the bytes of ${file}`);
  return gunzipSync(Buffer.from(row.contenuto, 'base64'));
}

/**
 * Files of an edition as they were loaded; each is read from the database when its bytes are asked for. What comes with
 * the portal is not among them.
 */
export const keptFiles = (database: Database, sources: readonly FileIdentity[]): InputFile[] =>
  sources.flatMap(({ file, impronta, report, aggiunto }) =>
    impronta === null ? [] : { file, impronta, report, aggiunto, bytes: () => keptBytes(database, { file, impronta, report, aggiunto }) },
  );
