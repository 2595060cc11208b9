import { extname } from 'node:path';
import type { Source } from '../database/index.ts';
import type { Sources } from '../territory/sources.ts';
import { BadFileError } from './bad-file-error.ts';
import { emptySources } from './format.ts';
import { formatOf } from './formats.ts';
import type { InputFile } from './input-files.ts';
import { readCsv } from './read-csv.ts';
import { readReportRows } from './read-report-rows.ts';
import type { Table } from './table.ts';

export interface Collected {
  sources: Sources;
  /** The files as the edition lists them. */
  files: Source[];
}

function readTable({ name, bytes }: InputFile): Table {
  return extname(name).toLowerCase() === '.json' ? readReportRows(name, bytes) : readCsv(name, bytes);
}

/** The recoded municipalities take the plate that the sizes (report 74) give to their new code. */
function withPlates(sources: Sources): Sources {
  const plates = new Map(sources.municipalSizes.flatMap((list) => list.rows.map((row) => [row.code, row.plate])));
  return { ...sources, recodes: sources.recodes.map((recode) => ({ ...recode, newPlate: plates.get(recode.newCode) ?? recode.newPlate })) };
}

/** Reads every file into one set of sources. Throws BadFileError at the first that cannot be read, or when the history itself is missing. */
export function collect(files: readonly InputFile[], progress: (message: string) => void): Collected {
  const sources = emptySources();
  const listed = files.map((file): Source => {
    const table = readTable(file);
    const format = formatOf(table);
    format.read(table, sources);
    progress(`${file.name}: ${format.description}, ${table.rows.length} righe`);
    return { file: file.name, descrizione: format.description, licenza: format.licence, url: format.url, righe: table.rows.length };
  });
  if (sources.spells.length === 0) {
    throw new BadFileError(
      files.map((file) => file.name).join(', ') || 'the folder',
      null,
      'the history of the municipalities (cities.csv) is not among the files',
    );
  }
  return { sources: withPlates(sources), files: listed };
}
