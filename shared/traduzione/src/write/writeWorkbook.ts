import type { Sheet } from './sheets.ts';
import type { WorkbookProperties } from './WorkbookProperties.ts';
import { workbookBytes } from './workbookBytes.ts';

/** Rows whose texts decide how wide a column is. */
const MEASURED = 1000;

/** Sheets whose rows are at hand as an XLSX file. */
export async function writeWorkbook(sheets: readonly Sheet[], properties?: WorkbookProperties): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  const inBlocks = sheets.map(({ rows, ...sheet }) => ({ ...sheet, blocks: [rows.slice(0, MEASURED), rows.slice(MEASURED)] }));
  for await (const chunk of workbookBytes(inBlocks, properties)) chunks.push(chunk);
  const whole = new Uint8Array(chunks.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let place = 0;
  for (const chunk of chunks) {
    whole.set(chunk, place);
    place += chunk.byteLength;
  }
  return whole;
}
