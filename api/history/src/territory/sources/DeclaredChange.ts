import type { SourceName } from '@territori/wire/sourceNames';
import type { ChangeKind } from './ChangeKind.ts';

/** An act as a file names it: `<act>; <official journal>`. */
export interface DeclaredAct {
  text: string;
  /** The official journal that published it, null where the file names none. */
  journal: string | null;
}

/** A change that a list declares. */
export interface DeclaredChange {
  kind: ChangeKind;
  /** YYYY-MM-DD, first day of the new state. */
  date: string;
  /** Code of the municipality to which it happened: before it, or after it when it began. */
  code: string;
  name: string;
  /**
   * Code of the other municipality, or the new code of this one (AP, RN, CD); null when the list names none, as for a
   * cession abroad (AS).
   */
  relatedCode: string | null;
  /** Name of the other municipality, or the new name of this one; null when the list names none. */
  relatedName: string | null;
  /** Plate letters of the province that `relatedCode` belongs to, null where the list has none. */
  relatedPlate: string | null;
  act: DeclaredAct | null;
  content: string | null;
  /** Extinction by being split; null when the list does not say. */
  split: boolean | null;
  /** The list that declares it; `OfficialRecord` adds it. */
  source?: SourceName;
}
