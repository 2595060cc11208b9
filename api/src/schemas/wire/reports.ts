import { Type } from 'typebox';
import { Count, closed, Day, NullableText, orNull, Text } from './blocks.ts';
import { ReportKind, Row } from './values.ts';

export const KeyValue = Type.Object({ key: Type.Integer(), value: Text }, closed);

export const ReportListItem = Type.Object(
  {
    id_funzione: Type.Integer(),
    titolo_report: Text,
    descrizione_report: Text,
    periodo_dati: Text,
    periodo_dati_da: Day,
    periodo_dati_a: Day,
    pdata: Day,
    pdataa: orNull(Day),
    rule_showhide: Type.Union([Type.Literal('ABILITATO'), Type.Literal('NON_ABILITATO')]),
    motivo: NullableText,
    tipo_analisi_temporale: Type.Union([Type.Literal('DATA'), Type.Literal('PERIODO')]),
    ambito: Text,
    unita: Text,
    modo: ReportKind,
  },
  closed,
);

export const ReportHeader = Type.Object({ label: Text, fonte: Text, guida: Text, link: Text, note: Text, colname: Text }, closed);

export const ColumnType = Type.Union([Type.Literal('VARCHAR'), Type.Literal('NUMBER'), Type.Literal('DATE')]);

export const ReportSpool = Type.Object(
  {
    label: Type.Array(Text),
    colNames: Type.Array(Text),
    types: Type.Array(ColumnType),
    formatMasks: Type.Array(Text),
    body: Type.Array(Row),
    totalRows: Count,
  },
  closed,
);

export const ReportColumn = Type.Object(
  { COLNAME: Text, LABEL: Text, TYPE: ColumnType, GUIDA: Text, NOTE: Text, FONTE: Text, LINK: Text },
  closed,
);

export const Microservizio = Type.Object(
  {
    'Id report': Type.Integer(),
    'Titolo report': Text,
    'Inizio/fine validità report': Text,
    'Analisi temporale': ReportKind,
    'Ambito territoriale': Text,
    'Unità territoriale': Text,
    'parametri necessari': Type.Union([Type.Literal('pfun - pdata'), Type.Literal('pfun - pdatada - pdataa')]),
    'descrizione parametri': Text,
    SPOOL_LINK: Text,
    COUNT_LINK: Text,
    INFO_LINK: Text,
    SHOW_DATE: Type.Union([Type.Literal('Y'), Type.Literal('N')]),
  },
  closed,
);

export const VoceAreaDownload = Type.Object({ id: Text, label: Text, idPadre: NullableText, file: NullableText }, closed);
