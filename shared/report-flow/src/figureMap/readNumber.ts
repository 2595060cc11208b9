import type { Language } from '@territori/contract';

/** The number of a text as the language writes it, without separators of thousands; null for anything else. */
export function readNumber(text: string, language: Language): number | null {
  const decimal = language === 'it' ? text.trim().replace(',', '.') : text.trim();
  return /^[-−]?\d+(\.\d+)?$/.test(decimal) ? Number(decimal.replace('−', '-')) : null;
}
