import type { ColumnType } from '@territori/contract/wire';
import { parseDate } from '@territori/kit/dates';
import { type Language, localeOf } from '@territori/languages';

/** How a language writes thousands and decimals. */
function signsOf(language: Language): { readonly group: string; readonly decimal: string } {
  const parts = new Intl.NumberFormat(localeOf(language), { useGrouping: 'always' }).formatToParts(1234.5);
  const sign = (wanted: 'group' | 'decimal') => parts.find(({ type }) => type === wanted)?.value ?? '';
  return { group: sign('group'), decimal: sign('decimal') };
}

/** Digits in whole groups of three: the sign between them separates thousands. */
const GROUPED = /^-?\d{1,3}(g\d{3})+(d\d+)?$/;

/**
 * A bound of a range as the API takes it, from what a visitor typed: `1.234,5` in Italian and `1,234.5` in English are `1234.5`, and
 * `31/12/2014` is `2014-12-31`. An empty text stays empty; undefined for anything else.
 */
export function readBound(typed: string, type: ColumnType, language: Language): string | undefined {
  const text = typed.trim();
  if (text === '') return '';
  if (type === 'DATE') return parseDate(text) ?? undefined;
  if (/[a-z]/i.test(text)) return undefined;
  const { group, decimal } = signsOf(language);
  // where a space separates thousands, any kind of it does
  const marked = text.replaceAll(group.trim() ? group : /\s/g, 'g').replace(decimal, 'd');
  const plain = GROUPED.test(marked) ? marked.replaceAll('g', '').replace('d', '.') : text.replace(decimal, '.');
  return /^-?\d{1,15}(\.\d{1,10})?$/.test(plain) ? plain : undefined;
}
