import { Type } from 'typebox';
import { Text, type Wire } from './blocks.ts';

/** Language of texts on the wire (`plang`, header `language`); any case is accepted. */
export type WireLanguage = Uppercase<string>;

export const Livello = Type.Union([Type.Literal('comune'), Type.Literal('uts'), Type.Literal('regione'), Type.Literal('ripartizione')], {
  title: 'Livello',
  description: 'values.livello',
});
export type Livello = Wire<typeof Livello>;

export const ReportKind = Type.Union([Type.Literal('DATA'), Type.Literal('PERIODO'), Type.Literal('ATTUALIZZAZIONE')], {
  title: 'ReportKind',
  description: 'DATA takes one date; PERIODO and ATTUALIZZAZIONE take two',
});
export type ReportKind = Wire<typeof ReportKind>;

export const Certezza = Type.Union([Type.Literal('dichiarato'), Type.Literal('derivato'), Type.Literal('dedotto')], {
  title: 'Certezza',
  description: 'values.certezza',
});
export type Certezza = Wire<typeof Certezza>;

export const Cell = Type.Union([Text, Type.Number(), Type.Null()], { title: 'Cell' });
export type Cell = Wire<typeof Cell>;

export const Row = Type.Record(Type.String(), Cell, {
  title: 'Row',
  description: 'Keyed by column name or, in the stored queries, by label',
});
export type Row = Wire<typeof Row>;
