import { Type } from 'typebox';
import { Count, named, Text, type Wire } from './blocks.ts';
import { ReportColumn } from './reports.ts';

export const ReportNonDisponibile = Type.Object(
  { ERRCODE: Type.Literal('REPORT NON DISPONIBILE') },
  {
    ...named('ReportNonDisponibile'),
    description: 'The only row when a report is not available at the date; the status is 200, as existing clients expect',
  },
);
export type ReportNonDisponibile = Wire<typeof ReportNonDisponibile>;

export const ConteggioRighe = Type.Object({ NUM_ROWS: Count }, named('ConteggioRighe'));
export type ConteggioRighe = Wire<typeof ConteggioRighe>;

export const MetadatiPubblicati = Type.Object(
  { 'REPORT NAME': Text, 'REPORT DESCRIZIONE': Text, COL_DETAILS: Type.Array(ReportColumn) },
  named('MetadatiPubblicati'),
);
export type MetadatiPubblicati = Wire<typeof MetadatiPubblicati>;
