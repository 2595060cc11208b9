/** `var_get_ua_comuni_lov_diffusione`. Homonyms and codes used twice are told apart by `sigla_automobilistica` and validity. */
export interface OpzioneComune {
  /** Empty where no source has the code, as for former municipalities of the embedded edition. */
  readonly pro_com_t: string;
  readonly comune: string;
  readonly id_comune_origine: number;
  readonly sigla_automobilistica: string | null;
  readonly validita_da: string;
  readonly validita_a: string;
}

/** `var_get_ua_uts_lov_diffusione`. */
export interface OpzioneUts {
  /** The statistical code (COD_UTS), empty where no source has it. */
  readonly cod_uts: string;
  readonly denominazione_uts: string;
  readonly 'tipo uts': string | null;
  readonly 'descrizione tipo uts': string | null;
  readonly id_uts_origine: number;
  readonly validita_da: string;
  readonly validita_a: string;
}

/** `var_get_ua_reg_lov_diffusione`. */
export interface OpzioneRegione {
  readonly cod_regione: string;
  readonly 'denominazione regione': string;
  readonly 'tipo regione': string | null;
  readonly 'descrizione tipo regione': string | null;
  readonly id_regione_origine: number;
  readonly validita_da: string;
  readonly validita_a: string;
}

/** How an event is known: stated by a source, following from two versions, or the only candidate. */
export type Certezza = 'dichiarato' | 'derivato' | 'dedotto';

/**
 * A row of `var_get_ua_*_lov_rs`, oldest first; a row for every related unit. Keys of the other two kinds of unit are null.
 * `idcomuneorig`, `id_uts_origine`, `id_regione_origine`, `mcrvar` (`tipo variazione`), `idprovv` and `idevento` of the detail queries come from here.
 */
export interface RigaVariazione {
  readonly id_evento: number;
  /** `CD-Cambio denominazione`. */
  readonly variazione: string;
  /** `CD`. */
  readonly 'tipo variazione': string;
  /** DD/MM/YYYY. */
  readonly 'data evento': string;
  readonly 'descrizione evento': string;
  readonly 'identificativo provvedimento': string | null;
  readonly id_comune_origine: number | null;
  readonly id_uts: string | null;
  readonly id_uts_origine: number | null;
  readonly id_regione: string | null;
  readonly id_regione_origine: number | null;
  readonly 'tipo uts': string | null;
  readonly 'tipo reg': string | null;
  /** DD/MM/YYYY. */
  readonly 'data decorrenza': string;
  /** DD/MM/YYYY. */
  readonly dt_prv_var: string | null;
  /** Code and name of the unit after the event (before it for an extinction); of a UTS the statistical code. The code is empty where no source has it. */
  readonly 'codice corrente': string;
  readonly 'denominazione corrente': string;
  /** DD/MM/YYYY. */
  readonly data_inizio_amministrativa: string;
  /** Place in the list, from 1. */
  readonly orderr: number;
  readonly certezza: Certezza;
}

/** A row of `..._lov_rs_dett`: the provision of an event. */
export interface DettaglioProvvedimento {
  readonly identificativo_provvedimento: string | null;
  readonly provvedimento: string | null;
  /** DD/MM/YYYY. */
  readonly data_provvedimento: string | null;
  readonly contenuto: string | null;
  readonly url_pdf: string | null;
}

/**
 * A row of `..._lov_rs_dett_ass`: a unit involved in the event, keyed by label. Municipalities: `Codice Comune`, `Denominazione`, `Sigla automobilistica`,
 * `Codice Comune associato`, `Denominazione associata`, `Sigla associata`. UTS: `Codice Uts`, `Denominazione`, `Codice Uts associato`, `Denominazione associata`.
 * Regions: `Codice Ripartizione`, `Codice Compartimento/Regione`, `Denominazione`, `CodCompRegAss`. All end with `Certezza`: how the association is known
 * (`Certezza` as above), null without one. A row for every unit that it is associated with.
 */
export type DettaglioAssociato = Readonly<Record<string, string | null>>;
