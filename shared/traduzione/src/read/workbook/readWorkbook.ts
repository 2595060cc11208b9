import { ListError } from '../../ListError.ts';
import type { Grid } from '../Grid.ts';
import { numberFormats } from './numberFormats.ts';
import { readSheet } from './readSheet.ts';
import { sharedStrings } from './sharedStrings.ts';
import { WorkbookFile } from './WorkbookFile.ts';

/** The sheets of an XLSX file. Throws ListError when it is another archive or damaged. */
export async function readWorkbook(bytes: Uint8Array): Promise<Grid[]> {
  try {
    const file = new WorkbookFile(bytes);
    const context = {
      strings: sharedStrings(file.related('sharedStrings')),
      formats: numberFormats(file.related('styles')),
      from1904: file.from1904,
    };
    return file.sheets.map(({ name, path }) => ({
      sheet: name,
      separator: null,
      rows: readSheet(file.part(path) ?? new Uint8Array(), context),
      headed: false,
    }));
  } catch (error) {
    if (error instanceof ListError) throw error;
    throw new ListError('illeggibile', { motivo: error instanceof Error ? error.message : String(error) });
  }
}
