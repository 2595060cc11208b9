import { type TSchema, Type } from 'typebox';

/**
 * The schemas of the answers. They say at run time what `@territori/contract/wire` says to the compiler; `wire.test.ts` holds the two together.
 */
const closed = { additionalProperties: false } as const;
const Text = Type.String();
const Count = Type.Integer({ minimum: 0 });
const orNull = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
const NullableText = orNull(Text);
const Day = Type.String({ format: 'date', description: 'YYYY-MM-DD' });
const ItalianDay = Type.String({ description: 'DD/MM/YYYY' });

export const Livello = Type.Union([Type.Literal('comune'), Type.Literal('uts'), Type.Literal('regione'), Type.Literal('ripartizione')], {
  description: 'comune, uts (provinces and other supra-municipal units), regione or ripartizione',
});
export const ReportKind = Type.Union([Type.Literal('DATA'), Type.Literal('PERIODO'), Type.Literal('ATTUALIZZAZIONE')]);
export const Certezza = Type.Union([Type.Literal('dichiarato'), Type.Literal('derivato'), Type.Literal('dedotto')], {
  description: 'Stated by a source, following from two versions, or the only candidate',
});
export const Cell = Type.Union([Text, Type.Number(), Type.Null()]);
export const Row = Type.Record(Type.String(), Cell);

export const items = <S extends TSchema>(item: S) => Type.Object({ items: Type.Array(item) }, closed);
export const resultset = <S extends TSchema>(row: S) => Type.Object({ resultset: Type.Array(row) }, closed);

export const ErrorBody = Type.Object(
  {
    status: Type.Integer(),
    title: Text,
    exception: Type.String({ description: 'What was wrong, in the language of the call' }),
    requestId: Text,
  },
  { ...closed, $id: 'ErrorBody' },
);

export const FonteEdizione = Type.Object({ nome: Text, licenza: Text, url: NullableText }, closed);
export const Edizione = Type.Object(
  { id: Text, nome: Text, aggiornata_al: Day, approssimata: Type.Boolean(), fonti: Type.Array(FonteEdizione) },
  closed,
);
export const Settings = Type.Object(
  {
    AccessibilityDeclarationUrl: Text,
    Edizione: Text,
    EdizioneNome: Text,
    EdizioneData: Text,
    EdizioneApprossimata: Type.Union([Type.Literal('true'), Type.Literal('false')]),
  },
  closed,
);

export const Promemoria = Type.Object(
  {
    idPromemoria: Type.Integer(),
    tipoPromemoria: Text,
    titolo: Text,
    sottotitolo: Text,
    testo: Text,
    dataInizioValidita: Day,
    dataFineValidita: orNull(Day),
    dataInserimento: Day,
    idProvvedimento: NullableText,
    testoProvvedimento: NullableText,
  },
  closed,
);
export const PromemoriaPage = Type.Object(
  {
    body: Type.Array(Promemoria),
    info: Type.Object({ pageNumber: Count, pageSize: Count, totalPages: Count, totalItems: Count }, closed),
    additionalInfo: Type.Object(
      { countValidate: Count, countValidateComuni: Count, countValidateUts: Count, countValidateRegioni: Count },
      closed,
    ),
  },
  closed,
);

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

export const TipologiaUnita = Type.Object(
  { return_code: Type.Union([Type.Literal('1'), Type.Literal('2'), Type.Literal('3')]), label_tipologia: Text },
  closed,
);
export const ValoreRicercaCodice = Type.Object({ V: Text, RC: Text }, closed);
export const RigaRicercaCodice = Type.Object(
  { 'Codice Istat': Text, Denominazione: Text, 'Data inizio': Text, 'Data fine': Text },
  { additionalProperties: Cell },
);

export const OpzioneComune = Type.Object(
  {
    pro_com_t: Text,
    comune: Text,
    id_comune_origine: Type.Integer(),
    sigla_automobilistica: NullableText,
    validita_da: Day,
    validita_a: Day,
  },
  closed,
);
export const OpzioneUts = Type.Object(
  {
    cod_uts: Text,
    denominazione_uts: Text,
    'tipo uts': NullableText,
    'descrizione tipo uts': NullableText,
    id_uts_origine: Type.Integer(),
    validita_da: Day,
    validita_a: Day,
  },
  closed,
);
export const OpzioneRegione = Type.Object(
  {
    cod_regione: Text,
    'denominazione regione': Text,
    'tipo regione': NullableText,
    'descrizione tipo regione': NullableText,
    id_regione_origine: Type.Integer(),
    validita_da: Day,
    validita_a: Day,
  },
  closed,
);

const Id = orNull(Type.Integer());
export const RigaVariazione = Type.Object(
  {
    id_evento: Type.Integer(),
    variazione: Text,
    'tipo variazione': Text,
    'data evento': ItalianDay,
    'descrizione evento': Text,
    'identificativo provvedimento': NullableText,
    id_comune_origine: Id,
    id_uts: NullableText,
    id_uts_origine: Id,
    id_regione: NullableText,
    id_regione_origine: Id,
    'tipo uts': NullableText,
    'tipo reg': NullableText,
    'data decorrenza': ItalianDay,
    dt_prv_var: orNull(ItalianDay),
    'codice corrente': Text,
    'denominazione corrente': Text,
    data_inizio_amministrativa: ItalianDay,
    orderr: Type.Integer(),
    certezza: Certezza,
  },
  closed,
);
export const DettaglioProvvedimento = Type.Object(
  {
    identificativo_provvedimento: NullableText,
    provvedimento: NullableText,
    data_provvedimento: orNull(ItalianDay),
    contenuto: NullableText,
    url_pdf: NullableText,
  },
  closed,
);
export const DettaglioAssociato = Type.Record(Type.String(), NullableText);

export const Unita = Type.Object(
  {
    id: Type.Integer(),
    livello: Livello,
    codice: Text,
    denominazione: Text,
    denominazioni_precedenti: Type.Array(Text),
    provincia: NullableText,
    validita_da: Day,
    validita_a: Day,
  },
  closed,
);

const riferimento = { id: Type.Integer(), codice: Text, denominazione: Text };
const Passo = Type.Object({ ...riferimento, data: Day, tipo: NullableText, certezza: Certezza }, closed);
export const StoriaUnita = Type.Object(
  {
    id: Type.Integer(),
    livello: Livello,
    versioni: Type.Array(
      Type.Object(
        {
          codice: Text,
          denominazione: Text,
          provincia: NullableText,
          sigla_automobilistica: NullableText,
          regione: NullableText,
          codice_catastale: NullableText,
          validita_da: Day,
          validita_a: Day,
        },
        closed,
      ),
    ),
    eventi: Type.Array(
      Type.Object(
        {
          id: Type.Integer(),
          data: Day,
          tipo: NullableText,
          descrizione: Text,
          certezza: Certezza,
          unita_relativa: orNull(Type.Object(riferimento, closed)),
          provvedimento: NullableText,
        },
        closed,
      ),
    ),
    predecessori: Type.Array(Passo),
    successori: Type.Array(Passo),
  },
  closed,
);

export const PuntoSerie = Type.Object({ data: Day, numero: Count }, closed);

export const ReportNonDisponibile = Type.Object({ ERRCODE: Type.Literal('REPORT NON DISPONIBILE') }, closed);
export const ConteggioRighe = Type.Object({ NUM_ROWS: Count }, closed);
export const MetadatiPubblicati = Type.Object(
  { 'REPORT NAME': Text, 'REPORT DESCRIZIONE': Text, COL_DETAILS: Type.Array(ReportColumn) },
  closed,
);
