/** Why what was typed is no date that can be used. */
export type DateError = 'impossible' | 'before' | 'after';

export interface TypedDate {
  /** YYYY-MM-DD; '' when empty or when there is an error. */
  readonly iso: string;
  /** As it stands in the field. */
  readonly text: string;
  readonly error: DateError | null;
}

const TYPED = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$|^(\d{2})(\d{2})(\d{4})$/;

/** `17/3/1861`, `17-03-1861` and `17031861` are 1861-03-17; a day that the month does not have is null, and never another day. */
export function toIso(text: string): string | null {
  const found = TYPED.exec(text.trim());
  if (!found) return null;
  const [day, month, year] = [found[1] ?? found[4], found[2] ?? found[5], found[3] ?? found[6]].map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  date.setUTCFullYear(year);
  if (date.getUTCDate() !== day || date.getUTCMonth() !== month - 1) return null;
  return date.toISOString().slice(0, 10);
}

/** 1861-03-17 as 17/03/1861. */
export const toText = (iso: string) => iso.split('-').reverse().join('/');

/** What a typed text means within the bounds (YYYY-MM-DD, both included). */
export function parseTyped(text: string, min?: string, max?: string): TypedDate {
  if (text.trim() === '') return { iso: '', text, error: null };
  const iso = toIso(text);
  if (iso === null) return { iso: '', text, error: 'impossible' };
  const error = min && iso < min ? 'before' : max && iso > max ? 'after' : null;
  return { iso: error ? '' : iso, text: toText(iso), error };
}
