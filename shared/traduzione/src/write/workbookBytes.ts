import { strToU8, Zip, ZipDeflate } from 'fflate';
import { type Deflate, DeflatedElsewhere } from './DeflatedElsewhere.ts';
import { type ColumnStyle, columnLetters, rowXml, sheetFoot, sheetHead } from './sheetXml.ts';
import type { WorkbookProperties } from './WorkbookProperties.ts';
import type { WorkbookSheet } from './WorkbookSheet.ts';
import { workbookFrame } from './workbookFrame.ts';
import { TEXT_STYLE, WRAPPED_STYLE, workbookStyles } from './workbookStyles.ts';

/** Characters of a sheet that are compressed at a time. */
const COMPRESSED_AT_A_TIME = 1 << 18;
const COMPRESSION_LEVEL = 6;

/** The first day that a ZIP can name, so that the same rows are the same bytes at any time. */
const FIRST_ZIP_DAY = new Date(1980, 0, 1);

/**
 * Sheets as the bytes of an XLSX file, which are made as they are read: a long list needs little memory. Every cell that is given as text
 * stays text: codes keep their zeros and nothing is a formula. Each sheet has a filter, a header that stays in sight and columns as wide as
 * their first rows, and is printed in landscape with the header on each page. The same sheets give the same bytes at any time.
 * @param deflate what compresses, where there is something faster than JavaScript
 */
export async function* workbookBytes(
  sheets: readonly WorkbookSheet[],
  properties: WorkbookProperties = {},
  deflate?: Deflate,
): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  let failure: Error | null = null;
  const archive = new Zip((error, chunk) => {
    failure ??= error;
    if (chunk.byteLength > 0) made.push(chunk);
  });
  const add = (name: string) => {
    const file = deflate ? new DeflatedElsewhere(name, deflate) : new ZipDeflate(name, { level: COMPRESSION_LEVEL });
    file.mtime = FIRST_ZIP_DAY;
    archive.add(file);
    return file;
  };
  function* taken(): Generator<Uint8Array> {
    if (failure) throw failure;
    yield* made.splice(0);
  }
  const formats = [...new Set(sheets.flatMap((sheet) => (sheet.formats ?? []).filter((format) => format !== undefined)))];
  for (const [name, content] of Object.entries(workbookFrame(sheets, properties, workbookStyles(formats))))
    add(name).push(strToU8(content), true);
  for (const [place, sheet] of sheets.entries()) {
    const file = add(`xl/worksheets/sheet${place + 1}.xml`);
    const styles = sheet.header.map((_, column): ColumnStyle => {
      const format = sheet.formats?.[column];
      const number = format === undefined ? 0 : WRAPPED_STYLE + 1 + formats.indexOf(format);
      return { letters: columnLetters(column), text: sheet.wrap ? WRAPPED_STYLE : TEXT_STYLE, number };
    });
    let text: string | undefined;
    let row = 1;
    for await (const block of sheet.blocks) {
      text ??= sheetHead(sheet, styles, block);
      for (const cells of block) {
        row += 1;
        text += rowXml(cells, row, styles);
        if (text.length < COMPRESSED_AT_A_TIME) continue;
        file.push(strToU8(text));
        text = '';
        yield* taken();
      }
    }
    file.push(strToU8((text ?? sheetHead(sheet, styles, [])) + sheetFoot(sheet, row)), true);
    yield* taken();
  }
  archive.end();
  yield* taken();
}
