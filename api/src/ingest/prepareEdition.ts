import type { Origin } from '../database/index.ts';
import { buildHistory } from '../territory/history.ts';
import type { Collected } from './collect.ts';
import { editionNames } from './editionNames.ts';
import type { InputFile } from './inputFiles.ts';
import type { NewEdition } from './loadEdition.ts';

/** How many of the changes left out are named. */
const NAMED = 5;

export interface Preparation {
  collected: Collected;
  inputs: readonly InputFile[];
  fingerprint: string;
  origin: Origin;
  /** Made, wholly or in part, of the packages that come with the portal. */
  approximate: boolean;
}

/** Makes of what was read the edition that `loadEdition` writes. */
export function prepareEdition({ collected, ...about }: Preparation, progress: (message: string) => void): NewEdition {
  progress('Ricostruzione della storia');
  const history = buildHistory(collected.sources);
  const { unmatched } = history;
  if (unmatched.length > 0) {
    const named = unmatched.slice(0, NAMED).map((change) => `${change.kind} ${change.code} ${change.date}`);
    progress(
      `${unmatched.length} variazioni dichiarate non hanno riscontro nella storia e restano fuori: ${named.join(', ')}${unmatched.length > NAMED ? ', ...' : ''}`,
    );
  }
  return { ...about, name: editionNames(about.approximate).it, date: history.date, files: collected.files, history };
}
