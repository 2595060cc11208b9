import { Type } from 'typebox';
import { Day, described, Id, ItalianDay, NullableText, named, orNull, Text, type Wire } from './blocks.ts';
import { Certezza } from './values.ts';

export const OpzioneComune = Type.Object(
  {
    pro_com_t: described('Empty where no source has the code'),
    comune: Text,
    id_comune_origine: Type.Integer(),
    sigla_automobilistica: NullableText,
    validita_da: Day,
    validita_a: Day,
  },
  {
    ...named('OpzioneComune'),
    description:
      'A row of `var_get_ua_comuni_lov_diffusione`. `sigla_automobilistica` and the validity distinguish homonyms and codes that were used twice',
  },
);
export type OpzioneComune = Wire<typeof OpzioneComune>;

export const OpzioneUts = Type.Object(
  {
    cod_uts: described('The statistical code (COD_UTS), empty where no source has it'),
    denominazione_uts: Text,
    'tipo uts': NullableText,
    'descrizione tipo uts': NullableText,
    id_uts_origine: Type.Integer(),
    validita_da: Day,
    validita_a: Day,
  },
  { ...named('OpzioneUts'), description: 'A row of `var_get_ua_uts_lov_diffusione`' },
);
export type OpzioneUts = Wire<typeof OpzioneUts>;

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
  { ...named('OpzioneRegione'), description: 'A row of `var_get_ua_reg_lov_diffusione`' },
);
export type OpzioneRegione = Wire<typeof OpzioneRegione>;

export const RigaVariazione = Type.Object(
  {
    id_evento: Type.Integer({ description: 'The `idevento` of the queries `..._dett` and `..._dett_ass`' }),
    variazione: described('`CD-Cambio denominazione`'),
    'tipo variazione': described('`CD`; the `mcrvar` of the queries `..._dett` and `..._dett_ass`'),
    'data evento': ItalianDay,
    'descrizione evento': Text,
    'identificativo provvedimento': orNull(Text, 'The `idprovv` of the queries `..._dett` and `..._dett_ass`'),
    id_comune_origine: orNull(Type.Integer(), 'The `idcomuneorig` of the queries `..._dett` and `..._dett_ass`'),
    id_uts: NullableText,
    id_uts_origine: Id,
    id_regione: NullableText,
    id_regione_origine: Id,
    'tipo uts': NullableText,
    'tipo reg': NullableText,
    'data decorrenza': ItalianDay,
    dt_prv_var: orNull(ItalianDay),
    'codice corrente': described(
      'Code of the unit after the event (before it for an abolition); of a UTS the statistical code. Empty where no source has it',
    ),
    'denominazione corrente': described('Name of the unit after the event (before it for an abolition)'),
    data_inizio_amministrativa: ItalianDay,
    orderr: Type.Integer({ description: 'Place in the list, from 1' }),
    certezza: Certezza,
  },
  {
    ...named('RigaVariazione'),
    description:
      'A row of `var_get_ua_*_lov_rs`, oldest first: one for every related unit. The keys of the other two kinds of unit are null',
  },
);
export type RigaVariazione = Wire<typeof RigaVariazione>;

export const DettaglioProvvedimento = Type.Object(
  {
    identificativo_provvedimento: NullableText,
    provvedimento: NullableText,
    data_provvedimento: orNull(ItalianDay),
    contenuto: NullableText,
    url_pdf: NullableText,
  },
  { ...named('DettaglioProvvedimento'), description: 'A row of `..._lov_rs_dett`: the provision of an event' },
);
export type DettaglioProvvedimento = Wire<typeof DettaglioProvvedimento>;

export const DettaglioAssociato = Type.Record(Type.String(), NullableText, {
  title: 'DettaglioAssociato',
  description:
    'A row of `..._lov_rs_dett_ass`: a unit of the event with one unit that it is associated with, keyed by label. ' +
    'Municipalities: `Codice Comune`, `Denominazione`, `Sigla automobilistica`, `Codice Comune associato`, `Denominazione associata`, `Sigla associata`. ' +
    'UTS: `Codice Uts`, `Denominazione`, `Codice Uts associato`, `Denominazione associata`. ' +
    'Regions: `Codice Ripartizione`, `Codice Compartimento/Regione`, `Denominazione`, `CodCompRegAss`. ' +
    'The last key of all is `Certezza`: how the association is known, null without one',
});
export type DettaglioAssociato = Wire<typeof DettaglioAssociato>;
