import { formatDate } from '@territori/kit/dates';

/** Characters that a file system refuses, and what lies outside a line of text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must go
const FORBIDDEN = /[\\/:*?"<>|\u0000-\u001f]+/g;

// made when the first file is named: it costs more than the rest of this module
let clock: Intl.DateTimeFormat | undefined;

/** `DDMMYYYYhhmmss` in Europe/Rome, wherever the visitor is: so the API stamps its files. */
function stamp(now: Date): string {
  clock ??= new Intl.DateTimeFormat('it-IT', {
    timeZone: 'Europe/Rome',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  return clock.format(now).replaceAll(/\D/g, '');
}

/** The parts of a file's name that depend on what is in it. */
export interface FileSubject {
  readonly title: string;
  /** `YYYY-MM-DD`: the date or the first date the report was asked for; absent for a legend. */
  readonly date?: string;
}

/** `<Titolo> Data Indagine DD-MM-YYYY Stampa DDMMYYYYhhmmss.<ext>`, as the API names its own files; a legend is `<Titolo> Metadati Stampa ...`. */
export function fileName({ title, date }: FileSubject, extension: string, now: Date = new Date()): string {
  const subject = date ? `Data Indagine ${formatDate(date).replaceAll('/', '-')}` : 'Metadati';
  const name = title.replace(FORBIDDEN, ' ').replace(/\s+/g, ' ').trim();
  return `${name} ${subject} Stampa ${stamp(now)}.${extension}`;
}
