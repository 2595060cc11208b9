import type { DocumentLook } from './DocumentLook.ts';
import type { ExportTable } from './ExportTable.ts';

/** TrueType files, base64: the built-in fonts of PDF stop at Latin-1. */
export interface PdfFonts {
  readonly regular: string;
  readonly bold: string;
}

export interface PdfRequest {
  readonly table: ExportTable;
  readonly fonts: PdfFonts;
  readonly look: DocumentLook;
  /** Footer of each page, with `{{page}}` and `{{pages}}`. */
  readonly footer: string;
  /** Line above a group of columns when the table is too wide for the page, with `{{group}}` and `{{groups}}`. */
  readonly groupTitle: string;
}
