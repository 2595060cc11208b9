import type { Language } from '@territori/contract';
import { formatNumber } from '@territori/kit';

const UNITS: Readonly<Record<Language, readonly string[]>> = { it: ['byte', 'kB', 'MB', 'GB'], en: ['bytes', 'kB', 'MB', 'GB'] };

/** A number of bytes for a reader, with three digits at most: `842 byte`, `12,3 kB`. */
export function byteText(bytes: number, language: Language): string {
  let value = bytes;
  let unit = 0;
  while (value >= 1000 && unit < UNITS[language].length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${formatNumber(unit === 0 ? value : Number(value.toPrecision(3)), language)} ${UNITS[language][unit]}`;
}
