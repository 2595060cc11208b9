import type { LoadFigures } from './load.ts';

export const errorCount = (errors: LoadFigures['errors']): number => Object.values(errors).reduce((total, times) => total + times, 0);

/** The line that says whether a stage met its only target: every answer is right. */
export function noErrorVerdict(name: string, errors: LoadFigures['errors']): string {
  const count = errorCount(errors);
  return `${count === 0 ? 'met   ' : 'MISSED'}  no error, ${name}: ${count} of at most 0`;
}
