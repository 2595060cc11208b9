import { Type } from 'typebox';
import { Count, closed, Text } from './blocks.ts';
import { ReportColumn } from './reports.ts';

export const ReportNonDisponibile = Type.Object({ ERRCODE: Type.Literal('REPORT NON DISPONIBILE') }, closed);

export const ConteggioRighe = Type.Object({ NUM_ROWS: Count }, closed);

export const MetadatiPubblicati = Type.Object(
  { 'REPORT NAME': Text, 'REPORT DESCRIZIONE': Text, COL_DETAILS: Type.Array(ReportColumn) },
  closed,
);
