import type { Language } from '../http/language.ts';
import type { Column } from './definition.ts';

/** The envelope of a page around the members `body` and `totalRows`, which the database wrote as text: rows are never read and written again here. */
export function spoolText(columns: readonly Column[], rows: string, language: Language): string {
  const head = JSON.stringify({
    label: columns.map(({ label }) => label[language]),
    colNames: columns.map(({ name }) => name),
    types: columns.map(({ type }) => type),
    formatMasks: columns.map(({ mask }) => mask),
  });
  return `${head.slice(0, -1)},${rows}}`;
}
