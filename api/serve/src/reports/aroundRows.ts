import type { Language, Localized } from '@territori/languages';
import { textIn } from '@territori/languages';
import type { Column } from '@territori/reports/definition';

/** What stands before and after the rows in the JSON of a page: its columns; the number of all rows, and a note if there is one. */
export function aroundRows(
  columns: readonly Column[],
  total: number,
  language: Language,
  note: Localized | null,
): { head: string; tail: string } {
  const head = JSON.stringify({
    label: columns.map(({ label }) => textIn(label, language)),
    colNames: columns.map(({ name }) => name),
    types: columns.map(({ type }) => type),
    formatMasks: columns.map(({ mask }) => mask),
  });
  return {
    head: `${head.slice(0, -1)},"body":`,
    tail: `,"totalRows":${total}${note ? `,"avviso":${JSON.stringify(textIn(note, language))}` : ''}}`,
  };
}
