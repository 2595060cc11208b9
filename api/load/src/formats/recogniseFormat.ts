import { CATALOGUE } from '@territori/reports/catalogue';
import { BadFileError, NotASourceError } from '../files/BadFileError.ts';
import { message } from '../message.ts';
import { dateInName, type SourceTable } from '../tables/SourceTable.ts';
import { cadastralArchive } from './cadastralArchive.ts';
import { census1991 } from './census1991.ts';
import { changesSince1991, report129 } from './changesSince1991.ts';
import { divisionNames } from './divisionNames.ts';
import { divisionTable } from './divisionTable.ts';
import { report98, report128, suppressedMunicipalities } from './endedMunicipalities.ts';
import { type Format, istatFormat } from './format.ts';
import { report130 } from './formerNames.ts';
import { historicalCompartments } from './historicalCompartments.ts';
import { historicalDistricts } from './historicalDistricts.ts';
import { historicalProvinces } from './historicalProvinces.ts';
import { withColumnNames } from './labelledColumns.ts';
import { municipalHistory } from './municipalHistory.ts';
import { municipalList } from './municipalList.ts';
import { provinceNames } from './provinceNames.ts';
import { recodeTable } from './recodeTable.ts';
import { regionNames } from './regionNames.ts';
import { regionTable } from './regionTable.ts';
import { report61 } from './report61.ts';
import { report63 } from './report63.ts';
import { report73 } from './report73.ts';
import { report74 } from './report74.ts';
import { report447 } from './report447.ts';
import { reportCatalogue } from './reportCatalogue.ts';
import { classificationsCsv, classificationsWorkbook } from './statisticalClassifications.ts';
import { utsTable } from './utsTable.ts';

const FORMATS: readonly Format[] = [
  cadastralArchive,
  census1991,
  changesSince1991,
  classificationsCsv,
  classificationsWorkbook,
  divisionNames,
  divisionTable,
  historicalCompartments,
  historicalDistricts,
  historicalProvinces,
  municipalHistory,
  municipalList,
  provinceNames,
  recodeTable,
  regionNames,
  regionTable,
  report61,
  report63,
  report73,
  report74,
  report98,
  report128,
  report129,
  report130,
  report447,
  reportCatalogue,
  suppressedMunicipalities,
  utsTable,
];

/** A format, and the table that it reads: columns that a file names by the labels of a report have their names. */
export interface RecognisedTable {
  readonly format: Format;
  readonly table: SourceTable;
}

/** Whether a format reads the columns of its files; the rows of other reports are served as they came. */
export const readsColumns = (format: Format): boolean => FORMATS.includes(format);

/** Whether a format reads the rows of a report. */
export const readsReport = (report: number): boolean => FORMATS.some((format) => format.report === report);

/** Rows of a report that the model does not compute: kept unchanged under its id. */
function reportSnapshot(file: string, report: number): Format {
  if (CATALOGUE.get(report)?.query)
    throw new NotASourceError(file, `the portal computes report ${report}, and reads no rows with these columns for it`);
  return istatFormat({
    description: message('recogniseFormat.reportSnapshot.description', { report }),
    report,
    columns: [],
    read({ file, values }, sources) {
      if (!values) throw new BadFileError(file, null, 'its header holds neither the names nor the labels of the columns of a report');
      sources.snapshots.push({ report, date: dateInName(file), file, rows: values });
    },
  });
}

/**
 * Recognises a file by its columns: of the formats whose columns it has, the one with most columns wins. When an
 * operator or the name of the file gives the id of a report, only the formats of that report are used, because rows of
 * report 51 have the columns of report 61 too. A header of labels, as the buttons of a portal write it, is read as the
 * names of these columns: the table that the format reads is part of the answer. Throws NotASourceError for a file that
 * no format reads.
 */
export function recogniseFormat(table: SourceTable): RecognisedTable {
  const format = formatWithColumns(table);
  if (format) return { format, table };
  const named = withColumnNames(table);
  const formatOfNames = named && formatWithColumns(named);
  if (formatOfNames) return { format: formatOfNames, table: named };
  const report = named?.report ?? table.report;
  if (report !== null) return { format: reportSnapshot(table.file, report), table: named ?? table };
  const found = table.columns.slice(0, 12).join(', ');
  throw new NotASourceError(table.file, `no known file has the columns ${found}; for the rows of a report give its id with --pfun`);
}

function formatWithColumns(table: SourceTable): Format | undefined {
  const columns = new Set(table.columns);
  const matching = FORMATS.filter(
    (format) => (table.report === null || format.report === table.report) && format.columns.every((column) => columns.has(column)),
  );
  const [best] = matching.sort((a, b) => b.columns.length - a.columns.length);
  return best;
}
