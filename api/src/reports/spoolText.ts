import type { Language, Localized } from '../language/language.ts';
import type { Column } from './definition.ts';

/**
 * A page of a report as JSON text, with a note where there is one. `body` is the text of its rows as the database wrote it: rows are never
 * read and written again here.
 */
export function spoolText(columns: readonly Column[], body: string, total: number, language: Language, note: Localized | null): string {
  const head = JSON.stringify({
    label: columns.map(({ label }) => label[language]),
    colNames: columns.map(({ name }) => name),
    types: columns.map(({ type }) => type),
    formatMasks: columns.map(({ mask }) => mask),
  });
  return `${head.slice(0, -1)},"body":${body},"totalRows":${total}${note ? `,"avviso":${JSON.stringify(note[language])}` : ''}}`;
}
