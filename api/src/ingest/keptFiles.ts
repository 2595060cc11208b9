import { gunzipSync, gzipSync } from 'node:zlib';
import type { Database, Edition, Transaction } from '../database/index.ts';
import { hashOf, type InputFile } from './inputFiles.ts';

/** Keeps the bytes of the files of an edition, once each, and forgets those of editions that are gone. */
export async function keepFiles(transaction: Transaction, files: readonly InputFile[]): Promise<void> {
  for (const { bytes } of files) {
    await transaction.query(
      `insert into portale.file_caricato (impronta, contenuto) values ($1, decode($2, 'base64')) on conflict (impronta) do nothing`,
      [hashOf(bytes), gzipSync(bytes, { level: 4 }).toString('base64')],
    );
  }
  await transaction.run(`
    delete from portale.file_caricato f
    where not exists (select from portale.edizione e, jsonb_array_elements(e.fonti) fonte where fonte ->> 'impronta' = f.impronta)`);
}

/** The files that an edition was made of, as they were loaded. */
export async function filesOf(database: Database, edition: Edition): Promise<InputFile[]> {
  const kept = edition.sources.filter((source) => source.impronta !== null);
  const rows = await database.transaction((transaction) =>
    transaction.query<{ impronta: string; contenuto: string }>(
      `select impronta, encode(contenuto, 'base64') as contenuto from portale.file_caricato where impronta = any($1::text[])`,
      [kept.map((source) => source.impronta ?? '')],
    ),
  );
  const bytes = new Map(rows.map((row) => [row.impronta, gunzipSync(Buffer.from(row.contenuto, 'base64'))]));
  return kept.map((source) => {
    const content = bytes.get(source.impronta ?? '');
    if (!content) throw new Error(`The database does not hold ${source.file} of edition ${edition.id}`);
    return { name: source.file, bytes: content, report: source.report, added: source.aggiunto };
  });
}
