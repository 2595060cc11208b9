import type { Language } from '@territori/contract';
import type { ColumnType } from '@territori/contract/wire';
import { parseDate } from '@territori/kit/dates';

/** How a language writes thousands and decimals. */
const SIGNS: Readonly<Record<Language, { readonly grouped: RegExp; readonly group: string; readonly decimal: string }>> = {
  it: { grouped: /^-?\d{1,3}(\.\d{3})+(,\d+)?$/, group: '.', decimal: ',' },
  en: { grouped: /^-?\d{1,3}(,\d{3})+(\.\d+)?$/, group: ',', decimal: '.' },
};

/**
 * A bound of a range as the API takes it, from what a visitor typed: `1.234,5` in Italian and `1,234.5` in English are `1234.5`, and
 * `31/12/2014` is `2014-12-31`. An empty text stays empty; undefined for anything else.
 */
export function readBound(typed: string, type: ColumnType, language: Language): string | undefined {
  const text = typed.trim();
  if (text === '') return '';
  if (type === 'DATE') return parseDate(text) ?? undefined;
  const { grouped, group, decimal } = SIGNS[language];
  const plain = (grouped.test(text) ? text.replaceAll(group, '') : text).replace(decimal, '.');
  return /^-?\d{1,15}(\.\d{1,10})?$/.test(plain) ? plain : undefined;
}
