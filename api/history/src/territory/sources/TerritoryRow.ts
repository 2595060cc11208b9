import type { Territory } from '../model.ts';
import type { Period } from '../period.ts';

/** The features of the territory of a municipality as a list has them. */
export interface TerritoryRow extends Omit<Territory, 'unitId' | keyof Period> {
  code: string;
}
