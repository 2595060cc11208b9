import { type Day, italianDay } from '../dates/day.ts';

const dashed = (day: Day) => italianDay(day).replaceAll('/', '-');

const clock = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** `<Titolo> Data Indagine DD-MM-YYYY Stampa DDMMYYYYhhmmss.<ext>`; reports of two dates carry both. */
export function reportFileName(title: string, dates: readonly Day[], extension: string, now: Date = new Date()): string {
  const printed = clock.format(now).replaceAll(/\D/g, '');
  return `${title} Data Indagine ${dates.map(dashed).join(' ')} Stampa ${printed}.${extension}`;
}

/** The header of a download. Characters that file systems refuse become hyphens; names outside ASCII are given in both forms (RFC 6266). */
export function contentDisposition(name: string): string {
  const safe = name.replaceAll(/[/\\:*?"<>|]+/g, '-');
  const ascii = safe.normalize('NFKD').replaceAll(/[^\x20-\x7e]/g, '');
  const encoded = encodeURIComponent(safe).replaceAll(/['()]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
