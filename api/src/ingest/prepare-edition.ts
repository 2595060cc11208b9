import type { Origin } from '../database/index.ts';
import { buildHistory } from '../territory/history.ts';
import type { History } from '../territory/model.ts';
import type { Sources } from '../territory/sources.ts';
import { type Collected, collect } from './collect.ts';
import type { InputFile } from './input-files.ts';
import type { NewEdition } from './load-edition.ts';

/** The last day of which the sources speak: the last change of any unit, or the date of a list that shows that nothing changed until then. */
export function knownUpTo(history: History, sources: Sources): string {
  const lists = [...sources.municipalities, ...sources.uts, ...sources.regions].flatMap((list) => list.date ?? []);
  const changes = history.versions.flatMap((version) => (version.to === null ? version.from : [version.from, version.to]));
  return [...lists, ...changes].reduce((last, date) => (date > last ? date : last), '');
}

/** Reads the files and makes of them the edition that `loadEdition` writes. */
export function prepareEdition(
  files: readonly InputFile[],
  fingerprint: string,
  origin: Origin,
  progress: (message: string) => void,
): NewEdition {
  const collected = collect(files, progress);
  progress('Ricostruzione della storia');
  const history = buildHistory(collected.sources);
  const date = knownUpTo(history, collected.sources);
  return { name: 'Unità territoriali dal 1861', date, approximate: false, files: collected.files, origin, fingerprint, history };
}

/** Makes the edition of the packages that come with the portal. */
export function prepareEmbeddedEdition(embedded: Collected, fingerprint: string, progress: (message: string) => void): NewEdition {
  progress('Edizione incorporata: ricostruzione approssimata della storia');
  const history = buildHistory(embedded.sources);
  const date = knownUpTo(history, embedded.sources);
  return {
    name: 'Edizione incorporata, approssimata',
    date,
    approximate: true,
    files: embedded.files,
    origin: 'incorporata',
    fingerprint,
    history,
  };
}
