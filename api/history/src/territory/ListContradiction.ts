import type { DeclaredChange } from './sources/DeclaredChange.ts';

/** Two lists that contradict each other about one fact. The history follows the first. */
export interface ListContradiction {
  kind: DeclaredChange['kind'];
  date: string;
  code: string;
  /** What each list says: its file and the related codes that it names, '' for none. */
  says: { file: string; related: string[] }[];
}
