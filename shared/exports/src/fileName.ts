import { formatDate } from '@territori/kit/dates';

/** Characters that file systems refuse, and control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must go
const FORBIDDEN = /[\\/:*?"<>|\u0000-\u001f]+/g;

/**
 * `DDMMYYYYhhmmss` in Europe/Rome, wherever the visitor is: the API names its files with it. Great Britain writes the
 * day first and every part in full.
 */
const stamp = (now: Date) => now.toLocaleString('en-GB', { timeZone: 'Europe/Rome' }).replaceAll(/\D/g, '');

/** The parts of a file's name that depend on its content. */
export interface FileSubject {
  readonly title: string;
  /** `YYYY-MM-DD`: the date, or the first date, of the report; absent for a legend. */
  readonly date?: string;
}

/**
 * `<Titolo> Data Indagine DD-MM-YYYY Stampa DDMMYYYYhhmmss.<ext>`, as the API names its own files; a legend is
 * `<Titolo> Metadati Stampa ...`.
 */
export function fileName({ title, date }: FileSubject, extension: string, now: Date = new Date()): string {
  const subject = date ? `Data Indagine ${formatDate(date).replaceAll('/', '-')}` : 'Metadati';
  const name = title.replace(FORBIDDEN, ' ').replace(/\s+/g, ' ').trim();
  return `${name} ${subject} Stampa ${stamp(now)}.${extension}`;
}
