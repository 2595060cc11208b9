import type { Language, Localized } from '@territori/languages';
import { textIn } from '@territori/languages';
import type { Column } from '@territori/reports/definition';
import type { ReportColumn, ReportHeader } from '@territori/wire';
import { message } from '../message.ts';

/** What the metadata say of each column, with a further note where there is one; what is not known is said with a filler. */
export function describeColumns(
  columns: readonly Column[],
  language: Language,
  furtherNote: (column: Column) => Localized | null = () => null,
): ReportColumn[] {
  const filler = (of: 'guide' | 'note' | 'source' | 'link') => textIn(message(`columnTexts.fillers.${of}`), language);
  return columns.map((column) => ({
    COLNAME: column.name,
    LABEL: textIn(column.label, language),
    TYPE: column.type,
    GUIDA: textIn(column.guide, language) ?? filler('guide'),
    NOTE: [column.note, furtherNote(column)].flatMap((note) => textIn(note, language) ?? []).join(' ') || filler('note'),
    FONTE: column.source ?? filler('source'),
    LINK: column.link ?? filler('link'),
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
