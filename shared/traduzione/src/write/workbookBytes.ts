import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { columnWidth } from './columnWidth.ts';

export type WorkbookCell = string | number | null;

/** A sheet of a workbook. Numbers are written as numbers, everything else as text. */
export interface WorkbookSheet {
  readonly name: string;
  readonly header: readonly string[];
  /** The rows in blocks, so that the file is read while it is written. The first block decides how wide the columns are. */
  readonly blocks: Iterable<readonly (readonly WorkbookCell[])[]> | AsyncIterable<readonly (readonly WorkbookCell[])[]>;
  /** The format of the numbers of each column, `#,##0`; undefined for the usual one. */
  readonly formats?: readonly (string | undefined)[] | undefined;
  /** Long texts are broken into lines. */
  readonly wrap?: boolean | undefined;
}

/** What the file is about, for readers that show it and for screen readers. */
export interface WorkbookProperties {
  readonly title?: string | undefined;
  readonly language?: string | undefined;
  /** The author. */
  readonly creator?: string | undefined;
}

/**
 * Compresses a part of a file as raw deflate that ends at a byte, so that the parts behind each other are one stream.
 * @param last true for the part that ends the stream
 */
export type Deflate = (part: Uint8Array, last: boolean) => Uint8Array<ArrayBuffer>;

/** Characters of a sheet that are compressed at a time. */
const CHUNK = 1 << 18;
const LEVEL = 6;
/** The number of deflate among the compressions of a ZIP. */
const DEFLATE = 8;
/** Places in the styles below; behind them stand the formats of numbers. */
const [TEXT, HEADER, WRAPPED] = [1, 2, 3];
/** The number from which a file may name formats of its own. */
const FIRST_FORMAT = 164;
/** The first day that a ZIP can name, so that the same rows are the same bytes at any time. */
const NO_DAY = new Date(1980, 0, 1);

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

/** A file of a ZIP that something else than fflate compresses. */
class DeflatedElsewhere extends ZipPassThrough {
  override compression = DEFLATE;
  readonly #deflate: Deflate;

  constructor(name: string, deflate: Deflate) {
    super(name);
    this.#deflate = deflate;
  }

  protected override process(part: Uint8Array, last: boolean): void {
    this.ondata(null, this.#deflate(part, last), last);
  }
}

/** The letters of a column by its place from 0: A, Z, AA. */
const lettersOf = (place: number): string =>
  (place < 26 ? '' : lettersOf(Math.floor(place / 26) - 1)) + String.fromCharCode(65 + (place % 26));

/** The places of the styles of a column: of its texts and of its numbers. */
interface ColumnStyle {
  readonly letters: string;
  readonly text: number;
  readonly number: number;
}

const cellOf = (cell: WorkbookCell, { letters, text, number }: ColumnStyle, row: number): string => {
  const style = (place: number) => (place === 0 ? '' : ` s="${place}"`);
  if (typeof cell === 'number' && Number.isFinite(cell)) return `<c r="${letters}${row}"${style(number)}><v>${cell}</v></c>`;
  const content = String(cell ?? '');
  if (content === '') return '';
  return `<c r="${letters}${row}"${style(text)} t="inlineStr"><is><t xml:space="preserve">${written(content)}</t></is></c>`;
};

/** A row by its number from 1. */
const rowOf = (cells: readonly WorkbookCell[], number: number, styles: readonly ColumnStyle[]): string =>
  `<row r="${number}">${cells.map((cell, place) => (styles[place] ? cellOf(cell, styles[place], number) : '')).join('')}</row>`;

const attributes = (quoted: string) => `numFmtId="49" applyNumberFormat="1"${quoted}`;

/** The styles of a file, with those of its formats of numbers behind the others. */
const stylesOf = (formats: readonly string[]): string =>
  `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="${formats.length}">${formats.map((format, place) => `<numFmt numFmtId="${FIRST_FORMAT + place}" formatCode="${written(format)}"/>`).join('')}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${4 + formats.length}"><xf xfId="0"/><xf xfId="0" ${attributes('')}/><xf xfId="0" fontId="1" ${attributes(' applyFont="1"')}/><xf xfId="0" ${attributes(' applyAlignment="1"')}><alignment vertical="top" wrapText="1"/></xf>${formats.map((_, place) => `<xf xfId="0" numFmtId="${FIRST_FORMAT + place}" applyNumberFormat="1"/>`).join('')}</cellXfs></styleSheet>`.replace(
    '<numFmts count="0"></numFmts>',
    '',
  );

/** The beginning of a sheet: its first row stays in sight, and it is printed as wide as a page in landscape. */
function headOf({ header, formats }: WorkbookSheet, styles: readonly ColumnStyle[], first: readonly (readonly WorkbookCell[])[]): string {
  const columns = header.map((label, place) => {
    const width = columnWidth(
      label,
      first.map((row) => row[place]),
    );
    const style = formats?.[place] === undefined ? styles[place]?.text : styles[place]?.number;
    return `<col min="${place + 1}" max="${place + 1}" width="${width}" style="${style}" customWidth="1"/>`;
  });
  const cols = columns.length > 0 ? `<cols>${columns.join('')}</cols>` : '';
  return `${XML}<worksheet xmlns="${MAIN}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${cols}<sheetData>${rowOf(
    header,
    1,
    styles.map((style) => ({ ...style, text: HEADER })),
  )}`;
}

/** The end of a sheet of so many rows, its header included: a filter on all of them. */
const footOf = ({ header }: WorkbookSheet, rows: number): string => {
  const filter = header.length > 0 ? `<autoFilter ref="A1:${lettersOf(header.length - 1)}${rows}"/>` : '';
  return `</sheetData>${filter}<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/></worksheet>`;
};

/** The name of a sheet within an address of cells: 'Chi è'!$1:$1 */
const addressed = (name: string): string => written(`'${name.replaceAll("'", "''")}'`);

/** The files of a workbook beside its sheets. */
function frame(sheets: readonly WorkbookSheet[], { title, language, creator }: WorkbookProperties, styles: string): Record<string, string> {
  const numbers = sheets.map((_, place) => place + 1);
  const relation = (id: number, type: string, target: string) => `<Relationship Id="rId${id}" Type="${type}" Target="${target}"/>`;
  const relations = (content: string) => `${XML}<Relationships xmlns="${PACKAGE}/relationships">${content}</Relationships>`;
  const part = (name: string, type: string) => `<Override PartName="/${name}" ContentType="${type}+xml"/>`;
  const titles = sheets.map(
    ({ name }, place) => `<definedName name="_xlnm.Print_Titles" localSheetId="${place}">${addressed(name)}!$1:$1</definedName>`,
  );
  const property = (name: string, value: string | undefined) => (value ? `<${name}>${written(value)}</${name}>` : '');
  return {
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('xl/workbook.xml', `${TYPE}.sheet.main`)}${part('xl/styles.xml', `${TYPE}.styles`)}${part('docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties')}${numbers.map((number) => part(`xl/worksheets/sheet${number}.xml`, `${TYPE}.worksheet`)).join('')}</Types>`,
    '_rels/.rels': relations(
      relation(1, `${OFFICE}/officeDocument`, 'xl/workbook.xml') +
        relation(2, `${PACKAGE}/relationships/metadata/core-properties`, 'docProps/core.xml'),
    ),
    'docProps/core.xml': `${XML}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">${property('dc:title', title)}${property('dc:creator', creator)}${property('cp:lastModifiedBy', creator)}${property('dc:language', language)}</cp:coreProperties>`,
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets.map(({ name }, place) => `<sheet name="${written(name)}" sheetId="${place + 1}" r:id="rId${place + 1}"/>`).join('')}</sheets><definedNames>${titles.join('')}</definedNames></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      `${numbers.map((number) => relation(number, `${OFFICE}/worksheet`, `worksheets/sheet${number}.xml`)).join('')}${relation(sheets.length + 1, `${OFFICE}/styles`, 'styles.xml')}`,
    ),
    'xl/styles.xml': styles,
  };
}

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
    const file = deflate ? new DeflatedElsewhere(name, deflate) : new ZipDeflate(name, { level: LEVEL });
    file.mtime = NO_DAY;
    archive.add(file);
    return file;
  };
  function* taken(): Generator<Uint8Array> {
    if (failure) throw failure;
    yield* made.splice(0);
  }
  const formats = [...new Set(sheets.flatMap((sheet) => (sheet.formats ?? []).filter((format) => format !== undefined)))];
  for (const [name, content] of Object.entries(frame(sheets, properties, stylesOf(formats)))) add(name).push(strToU8(content), true);
  for (const [place, sheet] of sheets.entries()) {
    const file = add(`xl/worksheets/sheet${place + 1}.xml`);
    const styles = sheet.header.map((_, column): ColumnStyle => {
      const format = sheet.formats?.[column];
      const number = format === undefined ? 0 : WRAPPED + 1 + formats.indexOf(format);
      return { letters: lettersOf(column), text: sheet.wrap ? WRAPPED : TEXT, number };
    });
    let text: string | undefined;
    let row = 1;
    for await (const block of sheet.blocks) {
      text ??= headOf(sheet, styles, block);
      for (const cells of block) {
        row += 1;
        text += rowOf(cells, row, styles);
        if (text.length < CHUNK) continue;
        file.push(strToU8(text));
        text = '';
        yield* taken();
      }
    }
    file.push(strToU8((text ?? headOf(sheet, styles, [])) + footOf(sheet, row)), true);
    yield* taken();
  }
  archive.end();
  yield* taken();
}
