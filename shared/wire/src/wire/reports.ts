import { Type } from 'typebox';
import { Count, Day, dayOf, described, named, orNull, Text, type Wire } from './blocks.ts';
import { ReportKind, Row } from './values.ts';

export const KeyValue = Type.Object(
  { key: Type.Integer(), value: Text },
  { ...named('KeyValue'), description: 'An option of `AmbitiGeografici` and `UnitaAmministrative`' },
);
export type KeyValue = Wire<typeof KeyValue>;

export const ReportListItem = Type.Object(
  {
    id_funzione: Type.Integer(),
    titolo_report: Text,
    descrizione_report: Text,
    periodo_dati: described('`Periodo di consultazione del report: DD/MM/YYYY - DD/MM/YYYY`; an open end is 31/12/9999'),
    periodo_dati_da: Day,
    periodo_dati_a: dayOf('9999-12-31 when open'),
    pdata: dayOf('The date to open the report at; for reports of two dates the start of the period'),
    pdataa: orNull(Day, 'The end of the period to open at, YYYY-MM-DD; null for reports of one date'),
    rule_showhide: Type.Union([Type.Literal('ABILITATO'), Type.Literal('NON_ABILITATO')]),
    motivo: orNull(Text, 'Why the report is not enabled; null when it is'),
    avviso: orNull(
      Text,
      'Of which day the rows are where it is another one, and which columns are empty at the date, with the dates that fill them; null for neither',
    ),
    tipo_analisi_temporale: Type.Union([Type.Literal('DATA'), Type.Literal('PERIODO')], {
      description: 'PERIODO for ATTUALIZZAZIONE reports too: they take two dates and follow its rules',
    }),
    ambito: described('Name of the territorial scope'),
    unita: described('Name of the territorial unit'),
    modo: ReportKind,
  },
  { ...named('ReportListItem'), description: 'A report in a list: search pages, home, `GetFunzione`, free search' },
);
export type ReportListItem = Wire<typeof ReportListItem>;

export const ReportHeader = Type.Object(
  { label: Text, fonte: Text, guida: Text, link: Text, note: Text, colname: Text },
  { ...named('ReportHeader'), description: 'Each text is a list joined with `§`, one entry a column, in the same order' },
);
export type ReportHeader = Wire<typeof ReportHeader>;

export const ColumnType = Type.Union([Type.Literal('VARCHAR'), Type.Literal('NUMBER'), Type.Literal('DATE')], { title: 'ColumnType' });
export type ColumnType = Wire<typeof ColumnType>;

export const ReportSpool = Type.Object(
  {
    label: Type.Array(Text),
    colNames: Type.Array(Text),
    types: Type.Array(ColumnType),
    formatMasks: Type.Array(Text, {
      description: 'Empty when the value is shown unchanged, else a mask: `999G999G990`, `999G990D0000`, `DD/MM/YYYY`',
    }),
    body: Type.Array(Row, { description: 'Cells of type DATE are `DD/MM/YYYY`' }),
    totalRows: Count,
    avviso: Type.Optional(
      described(
        'Of which day the rows are where it is another one, and which columns are empty at the date, with the dates that fill them',
      ),
    ),
  },
  { ...named('ReportSpool'), description: 'A page of a report; with `plovfield` the distinct values of one column' },
);
export type ReportSpool = Wire<typeof ReportSpool>;

/** Query parameter `pdoctype`. */
export type FileKind = 'XLSX' | 'CSV' | 'JSON';

export const ReportColumn = Type.Object(
  { COLNAME: Text, LABEL: Text, TYPE: ColumnType, GUIDA: Text, NOTE: Text, FONTE: Text, LINK: Text },
  { ...named('ReportColumn'), description: 'A row of `anagrafica_report_metadato` and of `COL_DETAILS`: one column of the report' },
);
export type ReportColumn = Wire<typeof ReportColumn>;

export const Microservizio = Type.Object(
  {
    'Id report': Type.Integer(),
    'Titolo report': Text,
    'Inizio/fine validità report': described('`DD/MM/YYYY - DD/MM/YYYY`; an open end is today'),
    'Analisi temporale': ReportKind,
    'Ambito territoriale': Text,
    'Unità territoriale': Text,
    'parametri necessari': Type.Union([Type.Literal('pfun - pdata'), Type.Literal('pfun - pdatada - pdataa')]),
    'descrizione parametri': described('JSON text: a list of `NomeParametro` and `DescrizioneParametro`'),
    SPOOL_LINK: described('Absolute address of the published service with the rows'),
    COUNT_LINK: described('Absolute address of the published service with their number'),
    INFO_LINK: described('Absolute address of the published service with the columns'),
    SHOW_DATE: Type.Union([Type.Literal('Y'), Type.Literal('N')]),
    disponibile: Type.Boolean({
      description: 'False when the loaded data hold no rows of the report: its links then answer `REPORT NON DISPONIBILE`',
    }),
    motivo: orNull(Text, 'Why the report is not available, null when it is'),
    file_mancante: orNull(
      Text,
      'Name of the file that would bring the rows of a report that is not available, with `AAAA-MM-GG` for a day; null for the others',
    ),
    mancanze: orNull(Text, 'What the rows of the report lack beside those of the institute; null where nothing is known to be missing'),
  },
  { ...named('Microservizio'), description: 'A row of `get_elenco_microservizi`' },
);
export type Microservizio = Wire<typeof Microservizio>;

/** An item of `descrizione parametri`. */
export interface ParametroMicroservizio {
  readonly NomeParametro: string;
  readonly DescrizioneParametro: string;
}

export const VoceAreaDownload = Type.Object(
  {
    id: Text,
    label: Text,
    idPadre: orNull(Text),
    file: orNull(Text, 'The `url` to give to `DownloadByUrl`; null for kinds and themes'),
  },
  { ...named('VoceAreaDownload'), description: 'A row of the download area queries `area_dwn_*`' },
);
export type VoceAreaDownload = Wire<typeof VoceAreaDownload>;
