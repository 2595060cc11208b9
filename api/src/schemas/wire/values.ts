import { Type } from 'typebox';
import { Text } from './blocks.ts';

export const Livello = Type.Union([Type.Literal('comune'), Type.Literal('uts'), Type.Literal('regione'), Type.Literal('ripartizione')], {
  description: 'comune, uts (provinces and other supra-municipal units), regione or ripartizione',
});

export const ReportKind = Type.Union([Type.Literal('DATA'), Type.Literal('PERIODO'), Type.Literal('ATTUALIZZAZIONE')]);

export const Certezza = Type.Union([Type.Literal('dichiarato'), Type.Literal('derivato'), Type.Literal('dedotto')], {
  description: 'Stated by a source, following from two versions, or the only candidate',
});

export const Cell = Type.Union([Text, Type.Number(), Type.Null()]);

export const Row = Type.Record(Type.String(), Cell);
