import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { Sheet } from './sheets.ts';

/** Characters of a sheet that are compressed at a time. */
const CHUNK = 1 << 18;
/** Places in the styles below. */
const [TEXT, HEADER] = [1, 2];

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** What XML has no place for, and texts that look like the escape of such a character. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be written
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|_(?=x[0-9a-fA-F]{4}_)/g;

const written = (text: string): string =>
  text
    .replace(UNWRITABLE, (character) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .replace(/[&<>"]/g, (character) => ENTITIES[character] as string);

/** The letters of a column by its place from 0: A, Z, AA. */
const lettersOf = (place: number): string =>
  (place < 26 ? '' : lettersOf(Math.floor(place / 26) - 1)) + String.fromCharCode(65 + (place % 26));

const cellOf = (cell: string | number | null, reference: string, style: number): string => {
  if (typeof cell === 'number' && Number.isFinite(cell)) return `<c r="${reference}"><v>${cell}</v></c>`;
  const text = String(cell ?? '');
  return text === '' ? '' : `<c r="${reference}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${written(text)}</t></is></c>`;
};

/** A row by its number from 1. */
const rowOf = (cells: readonly (string | number | null)[], number: number, letters: readonly string[], style = TEXT): string =>
  `<row r="${number}">${cells.map((cell, place) => cellOf(cell, `${letters[place]}${number}`, style)).join('')}</row>`;

const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf xfId="0" numFmtId="49" applyNumberFormat="1"/><xf xfId="0" numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`;

/** The head of a sheet: its first row stays in sight, and its columns hold text. */
const headOf = ({ header }: Sheet, letters: readonly string[]): string =>
  `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${Math.max(1, header.length)}" width="18" style="${TEXT}" customWidth="1"/></cols><sheetData>${rowOf(header, 1, letters, HEADER)}`;

/** The files of a workbook beside its sheets. */
function frame(sheets: readonly Sheet[]): Record<string, string> {
  const numbers = sheets.map((_, place) => place + 1);
  const relation = (id: number, kind: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`;
  const relations = (content: string) => `${XML}<Relationships xmlns="${PACKAGE}/relationships">${content}</Relationships>`;
  const part = (name: string, type: string) => `<Override PartName="/${name}" ContentType="${TYPE}.${type}+xml"/>`;
  return {
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('xl/workbook.xml', 'sheet.main')}${part('xl/styles.xml', 'styles')}${numbers.map((number) => part(`xl/worksheets/sheet${number}.xml`, 'worksheet')).join('')}</Types>`,
    '_rels/.rels': relations(relation(1, 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets.map(({ name }, place) => `<sheet name="${written(name)}" sheetId="${place + 1}" r:id="rId${place + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      `${numbers.map((number) => relation(number, 'worksheet', `worksheets/sheet${number}.xml`)).join('')}${relation(sheets.length + 1, 'styles', 'styles.xml')}`,
    ),
    'xl/styles.xml': STYLES,
  };
}

/**
 * Sheets as an XLSX file. Every cell that is given as text stays text: codes keep their zeros and nothing is a formula. The rows are
 * compressed as they are written, so that a long list needs little more memory than the file.
 */
export function writeWorkbook(sheets: readonly Sheet[]): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    const archive = new Zip((error, chunk, final) => {
      if (error) reject(error);
      else chunks.push(chunk);
      if (final) resolve(joined(chunks));
    });
    const add = (name: string) => {
      const file = new ZipDeflate(name, { level: 6 });
      archive.add(file);
      return file;
    };
    for (const [name, content] of Object.entries(frame(sheets))) add(name).push(strToU8(content), true);
    for (const [place, sheet] of sheets.entries()) {
      const file = add(`xl/worksheets/sheet${place + 1}.xml`);
      const letters = sheet.header.map((_, column) => lettersOf(column));
      let text = headOf(sheet, letters);
      for (const [line, row] of sheet.rows.entries()) {
        text += rowOf(row, line + 2, letters);
        if (text.length < CHUNK) continue;
        file.push(strToU8(text));
        text = '';
      }
      file.push(strToU8(`${text}</sheetData></worksheet>`), true);
    }
    archive.end();
  });
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let place = 0;
  for (const chunk of chunks) {
    whole.set(chunk, place);
    place += chunk.byteLength;
  }
  return whole;
}
