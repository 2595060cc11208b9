import { type Language, localeOf } from '@territori/languages';

/** The separator of thousands, in the languages in which nearly all pages are read. */
const SEPARATORS: Readonly<Partial<Record<Language, string>>> = { it: '.', en: ',' };
const THOUSANDS = /\B(?=(\d{3})+$)/g;

/** A number as written in the language, thousands always grouped: 7.896 in Italian, 7,896 in English. */
export function formatNumber(value: number, language: Language, options?: Intl.NumberFormatOptions): string {
  const separator = SEPARATORS[language];
  // the first formatter of a page takes longer than most components, and nearly all numbers are whole
  if (separator && !options && Number.isSafeInteger(value) && value >= 0) return String(value).replace(THOUSANDS, separator);
  return new Intl.NumberFormat(localeOf(language), { useGrouping: 'always', ...options }).format(value);
}
