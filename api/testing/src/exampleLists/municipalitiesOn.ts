import { type RecordRow, recordRows } from '../recordRows.ts';

/** The municipalities in force on a day (YYYY-MM-DD) in order of their codes, as the national register of residents (ANPR) keeps them. */
export async function municipalitiesOn(day: string): Promise<RecordRow[]> {
  const rows = await recordRows('ANPR_archivio_comuni');
  return rows
    .filter(({ dataistituzione = '', datacessazione = '' }) => dataistituzione <= day && day <= datacessazione)
    .sort((one, other) => ((one.codistat ?? '') < (other.codistat ?? '') ? -1 : 1));
}

/** The name in both languages where there are two: ALDINO/ALDEIN. */
export const bothNames = (first = '', second = ''): string => [first, second].filter(Boolean).join('/');
