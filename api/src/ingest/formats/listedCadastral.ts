import { nextDay } from '../../territory/period.ts';
import type { CadastralSpell } from '../../territory/sources.ts';

/** The cadastral codes of a list with a date: known for that one day; an archive with periods decides over it. */
export const listedCadastral = (date: string | null, rows: readonly { code: string; cadastral: string | null }[]): CadastralSpell[] =>
  rows.flatMap(({ code, cadastral }) =>
    date === null || cadastral === null ? [] : { code, cadastral, name: '', otherName: '', from: date, to: nextDay(date) },
  );
