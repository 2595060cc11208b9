import type { Language } from '@territori/contract';

/** A number as written in the language, thousands always grouped: 7.896 in Italian, 7,896 in English. */
export function formatNumber(value: number, language: Language, options: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat(language === 'it' ? 'it-IT' : 'en-GB', { useGrouping: 'always', ...options }).format(value);
}
