import type { Column } from '@territori/reports/definition';
import type { ReportColumn, ReportHeader } from '@territori/wire';
import type { Language, Localized } from '@territori/wire/language';

const FILLERS = {
  guide: { it: 'Guida non presente', en: 'No guide' },
  note: { it: 'Note non presenti', en: 'No notes' },
  source: { it: 'Fonte non presente', en: 'No source' },
  link: { it: 'Link non presente', en: 'No link' },
} as const;

/** What the metadata say of each column, with a further note where there is one; what is not known is said with a filler. */
export function describeColumns(
  columns: readonly Column[],
  language: Language,
  furtherNote: (column: Column) => Localized | null = () => null,
): ReportColumn[] {
  return columns.map((column) => ({
    COLNAME: column.name,
    LABEL: column.label[language],
    TYPE: column.type,
    GUIDA: column.guide?.[language] ?? FILLERS.guide[language],
    NOTE: [column.note, furtherNote(column)].flatMap((note) => note?.[language] ?? []).join(' ') || FILLERS.note[language],
    FONTE: column.source ?? FILLERS.source[language],
    LINK: column.link ?? FILLERS.link[language],
  }));
}

/** The same as one list a property, joined with `§`. */
export function joinHeader(columns: readonly ReportColumn[]): ReportHeader {
  const join = (key: keyof ReportColumn) => columns.map((column) => column[key]).join('§');
  return {
    label: join('LABEL'),
    fonte: join('FONTE'),
    guida: join('GUIDA'),
    link: join('LINK'),
    note: join('NOTE'),
    colname: join('COLNAME'),
  };
}
