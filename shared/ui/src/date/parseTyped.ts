import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';

dayjs.extend(customParseFormat);

/** Why the typed text is not a usable date. */
export type DateError = 'impossible' | 'before' | 'after';

export interface TypedDate {
  /** YYYY-MM-DD; '' when empty or when there is an error. */
  readonly iso: string;
  /** The text for the field. */
  readonly text: string;
  readonly error: DateError | null;
}

const TYPED_FORMATS = ['DD/MM/YYYY', 'D/M/YYYY', 'DD-MM-YYYY', 'D-M-YYYY', 'DD.MM.YYYY', 'D.M.YYYY', 'DDMMYYYY'];

/** YYYY-MM-DD as DD/MM/YYYY. */
export const typedDateText = (iso: string) => iso.split('-').reverse().join('/');

/**
 * The date that a typed text means, within the bounds (YYYY-MM-DD, both included). `17/3/1861`, `17-03-1861` and
 * `17031861` are the same day; a day that the month does not have is an error, never another day.
 */
export function parseTyped(text: string, min?: string, max?: string): TypedDate {
  const written = text.trim();
  if (written === '') return { iso: '', text: '', error: null };
  const date = dayjs(written, TYPED_FORMATS, true);
  if (!date.isValid()) return { iso: '', text, error: 'impossible' };
  const iso = date.format('YYYY-MM-DD');
  const error = min && iso < min ? 'before' : max && iso > max ? 'after' : null;
  return { iso: error ? '' : iso, text: typedDateText(iso), error };
}
