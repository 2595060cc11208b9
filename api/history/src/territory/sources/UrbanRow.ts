import type { UrbanArea } from '../model.ts';

/** The urban area of a municipality as the report has it. */
export interface UrbanRow extends Omit<UrbanArea, 'unitId'> {
  code: string;
}
