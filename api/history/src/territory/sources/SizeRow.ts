import type { Size } from '../model.ts';
import type { Period } from '../period.ts';

/** The size of a unit as a list has it. */
export interface SizeRow extends Omit<Size, 'unitId' | keyof Period> {
  code: string;
  /** Plate letters, where the file has them. */
  plate: string | null;
}
