import { type Day, italianDay } from '@territori/history/dates/day';

const dashed = (day: Day) => italianDay(day).replaceAll('/', '-');

// the British format has the day first and every part with all its digits
const stamp = (now: Date) => now.toLocaleString('en-GB', { timeZone: 'Europe/Rome' }).replaceAll(/\D/g, '');

/** `<Titolo> Data Indagine DD-MM-YYYY Stampa DDMMYYYYhhmmss.<ext>`; reports of two dates carry both. */
export function reportFileName(title: string, dates: readonly Day[], extension: string, now: Date = new Date()): string {
  return `${title} Data Indagine ${dates.map(dashed).join(' ')} Stampa ${stamp(now)}.${extension}`;
}

/** The header of a download. Characters that file systems refuse become hyphens; names outside ASCII are given in both forms (RFC 6266). */
export function contentDisposition(name: string): string {
  const safe = name.replaceAll(/[/\\:*?"<>|]+/g, '-');
  const ascii = safe.normalize('NFKD').replaceAll(/[^\x20-\x7e]/g, '');
  const encoded = encodeURIComponent(safe).replaceAll(/['()]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
