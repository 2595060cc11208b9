import type { Language } from '@territori/contract';
import type { ExportTable } from '@territori/exports/ExportTable';
import type { ColumnMetadata } from '../data/ColumnMetadata.ts';

/** Headers of the legend. */
export interface LegendTexts {
  readonly variable: string;
  readonly acronym: string;
  readonly description: string;
  readonly note: string;
  readonly source: string;
  readonly link: string;
}

/** The metadata of a report's columns as a table of six columns. */
export function legendTable(title: string, metadata: readonly ColumnMetadata[], texts: LegendTexts, language: Language): ExportTable {
  return {
    title,
    subtitles: [],
    language,
    columns: [
      { name: 'variabile', label: texts.variable },
      { name: 'acronimo', label: texts.acronym },
      { name: 'descrizione', label: texts.description },
      { name: 'note', label: texts.note },
      { name: 'fonte', label: texts.source },
      { name: 'link', label: texts.link },
    ],
    rows: metadata.map(({ label, name, guide, note, source, link }) => ({
      variabile: label,
      acronimo: name,
      descrizione: guide,
      note,
      fonte: source,
      link,
    })),
  };
}
