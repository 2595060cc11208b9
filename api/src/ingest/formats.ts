import { BadFileError } from './bad-file-error.ts';
import type { Format } from './format.ts';
import { cadastralArchive } from './formats/cadastral-archive.ts';
import { divisionNames } from './formats/division-names.ts';
import { divisionTable } from './formats/division-table.ts';
import { municipalHistory } from './formats/municipal-history.ts';
import { municipalList } from './formats/municipal-list.ts';
import { provinceNames } from './formats/province-names.ts';
import { recodeTable } from './formats/recode-table.ts';
import { regionNames } from './formats/region-names.ts';
import { regionTable } from './formats/region-table.ts';
import { report61 } from './formats/report-61.ts';
import { report63 } from './formats/report-63.ts';
import { report74 } from './formats/report-74.ts';
import { report447 } from './formats/report-447.ts';
import { reportCatalogue } from './formats/report-catalogue.ts';
import { utsTable } from './formats/uts-table.ts';
import type { Table } from './table.ts';

const FORMATS: readonly Format[] = [
  cadastralArchive,
  divisionNames,
  divisionTable,
  municipalHistory,
  municipalList,
  provinceNames,
  recodeTable,
  regionNames,
  regionTable,
  report61,
  report63,
  report74,
  report447,
  reportCatalogue,
  utsTable,
];

/** Tells what a file is by its columns: of the formats whose columns it has, the one that asks for most. */
export function formatOf(table: Table): Format {
  const columns = new Set(table.columns);
  const [best] = FORMATS.filter((format) => format.columns.every((column) => columns.has(column))).sort(
    (a, b) => b.columns.length - a.columns.length,
  );
  if (!best) throw new BadFileError(table.file, null, `no known file has the columns ${table.columns.slice(0, 12).join(', ')}`);
  return best;
}
