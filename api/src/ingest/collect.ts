import type { Source } from '../database/index.ts';
import type { Sources } from '../territory/sources.ts';
import { emptySources } from './format.ts';
import { formatOf } from './formats.ts';
import { type InputFile, identified } from './inputFiles.ts';
import { readTable } from './readTable.ts';

export interface Collected {
  sources: Sources;
  /** The files as the edition lists them. */
  files: Source[];
}

/** Whether the history itself was among the files, which are then an edition of their own. */
export const holdsHistory = ({ sources }: Collected): boolean => sources.spells.length > 0;

/** The recoded municipalities take the plate that the sizes (report 74) give to their new code. */
function withPlates(sources: Sources): Sources {
  const plates = new Map(sources.municipalSizes.flatMap((list) => list.rows.map((row) => [row.code, row.plate])));
  return { ...sources, recodes: sources.recodes.map((recode) => ({ ...recode, newPlate: plates.get(recode.newCode) ?? recode.newPlate })) };
}

/** Reads every file into one set of sources, on top of `base` where there is one. Throws BadFileError at the first that cannot be read. */
export async function collect(files: readonly InputFile[], progress: (message: string) => void, base?: Collected): Promise<Collected> {
  const sources = { ...emptySources(), ...base?.sources };
  const listed: Source[] = [...(base?.files ?? [])];
  for (const file of files) {
    const table = await readTable(file);
    const format = formatOf(table);
    format.read(table, sources);
    progress(`${file.name}: ${format.description}, ${table.rows.length} righe`);
    listed.push({
      ...identified(file),
      descrizione: format.description,
      licenza: format.licence,
      url: format.url,
      righe: table.rows.length,
      aggiunto: file.added === true,
    });
  }
  return { sources: withPlates(sources), files: listed };
}
