import { Type } from 'typebox';
import { NullableText, named, Text, type Wire } from './blocks.ts';

export const GlossarioLink = Type.Object({ link: Text, hyperlink: Text }, named('GlossarioLink'));
export type GlossarioLink = Wire<typeof GlossarioLink>;

export const TermineGlossario = Type.Object(
  {
    id_geoglossario: Type.Integer(),
    nome: Text,
    descrizione: Text,
    id_geoglossario_partizione: Type.Integer(),
    periodo: NullableText,
    fonte: NullableText,
    note: NullableText,
    versione: NullableText,
    anno: NullableText,
    links: Type.Array(GlossarioLink),
  },
  { ...named('TermineGlossario'), description: 'A term of the glossary' },
);
export type TermineGlossario = Wire<typeof TermineGlossario>;

/** A report of a card that can be opened, with the dates to open it at. */
export const ReportPagina = Type.Object(
  { id_funzione: Type.Integer(), titolo_report: Text, pdata: Text, pdataa: NullableText },
  named('ReportPagina'),
);
export type ReportPagina = Wire<typeof ReportPagina>;

export const UnitaPagina = Type.Object(
  { titolo: Text, sottotitolo: Text, elencoReport: Type.Array(Text), report: Type.Array(ReportPagina) },
  named('UnitaPagina'),
);
export type UnitaPagina = Wire<typeof UnitaPagina>;

export const DescrizionePagina = Type.Object(
  { descrizionePagina: Text, unita: Type.Array(UnitaPagina), noteFondoPagina: Text },
  {
    ...named('DescrizionePagina'),
    description: 'Texts are plain paragraphs, separated by an empty line; a line that starts with `- ` is a list item',
  },
);
export type DescrizionePagina = Wire<typeof DescrizionePagina>;
