import { Type } from 'typebox';
import { closed, Day, Id, ItalianDay, NullableText, orNull, Text } from './blocks.ts';
import { Certezza } from './values.ts';

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
