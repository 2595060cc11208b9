import type { Sources } from '@territori/history/territory/sources/Sources';
import { BOUNDARY_SOURCE } from '@territori/store/boundaries/boundarySource';
import type { FileIdentity, LeftOutFile, Source } from '@territori/store/database';
import { isTopology, readBoundaries } from '../boundaries/readBoundaries.ts';
import type { BoundarySet } from '../boundaries/readShapefiles.ts';
import { isShapefileZip } from '../boundaries/shapefileZip.ts';
import { BadFileError, NotASourceError } from '../files/BadFileError.ts';
import type { InputFile } from '../files/openFiles.ts';
import { emptySources, type Format } from '../formats/format.ts';
import { recogniseFormat } from '../formats/recogniseFormat.ts';
import { tableOfFile } from '../tables/tableOfFile.ts';
import type { ChosenSources, Progress, Selection } from './chooseSources.ts';

/** A file that was read, and what it says. */
interface ReadFile {
  readonly listed: Source;
  readonly sources: Sources;
}

/**
 * One order for files that come in any: those added by hand last, because they lie on top, and else by name and bytes. An edition depends
 * on its files alone, so where two say the same it must be the same one that counts on every machine.
 */
function inOrderOfFiles(a: FileIdentity, b: FileIdentity): number {
  const [one, other] = [a, b].map(({ aggiunto, file, impronta, report }) => JSON.stringify([aggiunto, file, impronta, report]));
  return one === other ? 0 : String(one) < String(other) ? -1 : 1;
}

/** Everything that the files of an edition say. */
export interface ReadFiles {
  selection: Selection;
  sources: Sources;
  /** The files that were read, as the edition lists them. */
  listed: Source[];
  leftOut: LeftOutFile[];
}

/** Reads files one after the other. A file that cannot be used is left out, or refused where `strict`. */
class ReadingOfFiles {
  readonly read: ReadFile[] = [];
  readonly leftOut: LeftOutFile[] = [];
  readonly #refusals: BadFileError[] = [];
  readonly #progress: Progress;

  constructor(progress: Progress) {
    this.#progress = progress;
  }

  async readEach(files: readonly InputFile[], strict: boolean): Promise<this> {
    for (const file of files) await this.#read(file, strict);
    return this;
  }

  /** The first file that could not be used, damaged ones before those that are not a source. */
  get refusal(): BadFileError | undefined {
    return this.damaged ?? this.#refusals[0];
  }

  get damaged(): BadFileError | undefined {
    return this.#refusals.find((error) => !(error instanceof NotASourceError));
  }

  get holdsHistory(): boolean {
    return this.read.some(({ sources }) => sources.spells.length > 0);
  }

  async #read({ file, impronta, report, aggiunto, bytes }: InputFile, strict: boolean): Promise<void> {
    const identity: FileIdentity = { file, impronta, report, aggiunto };
    let format: Format | undefined;
    try {
      const content = await bytes();
      if (isTopology(content)) {
        const { level, date, areas } = readBoundaries(file, content);
        this.#listBoundaries(identity, [{ level, date, units: areas.length }]);
        return;
      }
      if (isShapefileZip(content)) {
        const { checkShapefiles } = await import('../boundaries/readShapefiles.ts');
        this.#listBoundaries(identity, await checkShapefiles(file, content));
        return;
      }
      const recognised = recogniseFormat(await tableOfFile({ name: file, bytes: content, report }));
      const { table } = recognised;
      format = recognised.format;
      const sources = emptySources();
      format.read(table, sources);
      this.#progress(`${file}: ${format.description.en}, ${table.rows.length} rows`);
      const { description: descrizione, licence: licenza, url } = format;
      this.read.push({ sources, listed: { ...identity, descrizione, licenza, url, righe: table.rows.length } });
    } catch (error) {
      if (!(error instanceof BadFileError) || strict) throw error;
      this.#refusals.push(error);
      const danneggiato = !(error instanceof NotASourceError);
      const motivo = `${error.place === null ? '' : `${error.place}: `}${error.reason}`;
      this.leftOut.push({ ...identity, motivo, danneggiato, fatto: format?.fact ?? null });
    }
  }

  /** Boundaries say nothing of the history: they are checked and listed with their day. The maps are made of them later (`prepareMap`). */
  #listBoundaries(identity: FileIdentity, sets: readonly BoundarySet[]): void {
    const units = sets.reduce((sum, set) => sum + set.units, 0);
    this.#progress(`${identity.file}: ${BOUNDARY_SOURCE.descrizione.en}, ${units} units`);
    const boundaries = sets.map(({ level, date }) => ({ level, date }));
    this.read.push({ sources: { ...emptySources(), boundaries }, listed: { ...identity, ...BOUNDARY_SOURCE, righe: units } });
  }
}

/** The lists of several files as one. Divisions without a date come first, so that what a dated list says is used instead. */
function mergedSources(parts: readonly Pick<ReadFile, 'sources'>[]): Sources {
  const all = emptySources();
  for (const { sources: part } of parts) {
    for (const [key, list] of Object.entries(part)) {
      if (Array.isArray(list)) for (const item of list) (all[key as keyof Sources] as unknown[]).push(item);
    }
  }
  all.divisions.sort((a, b) => Number(a.date !== null) - Number(b.date !== null));
  return { ...all, recodes: withPlates(all) };
}

/** The recoded municipalities take the plate that the sizes (report 74) give to their new code. */
function withPlates({ recodes, municipalSizes }: Sources): Sources['recodes'] {
  const plates = new Map(
    municipalSizes.flatMap((list) => list.rows.flatMap((row) => (row.plate === null ? [] : [[row.code, row.plate] as const]))),
  );
  return recodes.map((recode) => ({ ...recode, newPlate: plates.get(recode.newCode) ?? recode.newPlate }));
}

const NO_HISTORY = 'the history of the municipalities (cities.csv) is not among the files, and no edition is loaded to add them to';

/**
 * Reads the chosen files, each once, and decides which edition they make: one by themselves when the history of the
 * municipalities is among them, else one on top of what lies beneath. A file that is damaged or is not a source is left
 * out and reported. Throws BadFileError where the request is strict, where no file can be used, and where a damaged
 * file may be the history of an edition that is in service.
 */
export async function readFiles({ alone, onTop, leftOut, strict }: ChosenSources, progress: Progress): Promise<ReadFiles> {
  const files = (alone ?? onTop)?.found ?? [];
  const found = await new ReadingOfFiles(progress).readEach(files, strict);
  const selection = alone && found.holdsHistory ? alone : onTop;
  if (!selection) throw found.refusal ?? new BadFileError(files.map(({ file }) => file).join(', '), null, NO_HISTORY);
  if (found.refusal && found.read.length === 0) throw found.refusal;
  if (found.damaged && selection !== alone && selection.beneath.length > 0) throw found.damaged;

  const beneath = await new ReadingOfFiles(progress).readEach(selection.beneath, true);
  const unused = [...leftOut, ...found.leftOut].sort(inOrderOfFiles);
  for (const { file, motivo, danneggiato } of unused)
    progress(danneggiato ? `WARNING: left out, damaged: ${file}, ${motivo}` : `Left out, not a source: ${file}, ${motivo}`);
  const added = found.read.map(({ sources, listed }) => ({
    sources,
    listed: { ...listed, aggiunto: listed.aggiunto || selection.byHand },
  }));
  const read = [...beneath.read, ...added].sort((a, b) => inOrderOfFiles(a.listed, b.listed));
  return {
    selection,
    sources: mergedSources(read),
    listed: read.map(({ listed }) => listed),
    leftOut: unused,
  };
}
