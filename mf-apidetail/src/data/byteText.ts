import type { Language } from '@territori/contract';
import { formatNumber } from '@territori/kit';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A number of bytes for a reader, with three digits at most: `842 byte`, `12,3 kB`. */
export function byteText(bytes: number, language: Language): string {
  let value = bytes;
  let unit = 0;
  while (value >= 1000 && unit < UNITS.length - 1) {
    value /= 1000;
    unit += 1;
  }
  const shown = unit === 0 ? value : Number(value.toPrecision(3));
  return formatNumber(shown, language, { style: 'unit', unit: UNITS[unit] ?? 'byte', unitDisplay: unit === 0 ? 'long' : 'short' });
}
