import { Type } from 'typebox';
import { closed, NullableText, Text } from './blocks.ts';

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
    links: Type.Array(Type.Object({ link: Text, hyperlink: Text }, closed)),
  },
  closed,
);

export const DescrizionePagina = Type.Object(
  {
    descrizionePagina: Text,
    unita: Type.Array(Type.Object({ titolo: Text, sottotitolo: Text, elencoReport: Type.Array(Text) }, closed)),
    noteFondoPagina: Text,
  },
  closed,
);
