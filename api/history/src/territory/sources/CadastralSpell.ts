import type { Period } from '../period.ts';

/** A cadastral code over a period, with the names that it had. */
export interface CadastralSpell extends Period {
  code: string;
  cadastral: string;
  name: string;
  otherName: string;
}
