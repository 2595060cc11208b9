import type { SourceName } from '@territori/wire/sourceNames';
import type { Period } from '../period.ts';

/** A row of the dated history of the municipalities: one code with one set of attributes over a period. */
export interface Spell extends Period {
  /** Statistical code; '' where the source has none. Such a row always has a cadastral code. */
  code: string;
  /** Italian name, in capitals as the source writes it. */
  name: string;
  /** Name in the other official language, in capitals, '' when there is none. */
  otherName: string;
  province: string;
  /** '' before regions existed. */
  region: string;
  plate: string;
  /** Belfiore code, null where no source has it. */
  cadastral: string | null;
  /** The list that states the row; left out where it has no name. */
  source?: SourceName;
}
