import { code, date, ordinal, text } from './column.ts';

const unknownAct = {
  it: 'Disponibile solo dove un archivio caricato riporta il provvedimento.',
  en: 'Available only where a loaded archive holds the act.',
};

export const ANNO = ordinal('ANNO', 'Anno evento', 'Year of the event', {
  guide: { it: 'Anno di decorrenza della variazione.', en: 'Year in which the change took effect.' },
});
export const SIGLA_UTS = code('SIGLA_UTS', 'Sigla Provincia/Uts', 'Letters of the province/UTS');
export const FLAG_ES_SCORPORO = ordinal('FLAG_ES_SCORPORO', 'Flag Scorporo', 'Split-off flag', {
  guide: {
    it: '1 se il territorio è stato diviso fra più Comuni, vuoto altrimenti.',
    en: '1 when the territory was divided among several municipalities, else empty.',
  },
  note: {
    it: 'Dove il Comune associato non è dichiarato, nessun archivio caricato dice se il territorio è stato diviso.',
    en: 'Where the related municipality is not declared, no loaded archive says whether the territory was divided.',
  },
});
export const COD_VARIAZIONE = code('COD_VARIAZIONE', 'Tipo variazione', 'Kind of change', {
  guide: {
    it: 'CS costituzione, ES estinzione, CD cambio denominazione, AP cambio appartenenza Provincia, RN rinumerazione del codice statistico, AQ acquisizione territorio, CE cessione territorio, AQES acquisizione per estinzione, CECS cessione territorio per costituzione nuova unità.',
    en: 'CS establishment, ES abolition, CD change of name, AP change of province, RN new statistical code, AQ acquisition of territory, CE cession of territory, AQES acquisition from an abolished unit, CECS cession to a new unit.',
  },
});
export const DESC_COD_VARIAZIONE = text('DESC_COD_VARIAZIONE', 'Tipo variazione', 'Kind of change');
export const DATA_INIZIO_AMMINISTRATIVA = date('DATA_INIZIO_AMMINISTRATIVA', 'Data evento', 'Date of the event', {
  guide: { it: 'Primo giorno della nuova situazione.', en: 'First day of the new state.' },
});
export const PROVVEDIMENTO = text('PROVVEDIMENTO', 'Provvedimento e Documento', 'Act and document', { note: unknownAct });
export const TESTO_PROVVEDIMENTO = text('TESTO_PROVVEDIMENTO', 'Contenuto del provvedimento', 'Content of the act', { note: unknownAct });
export const CERTEZZA_REL = text('CERTEZZA_REL', 'Certezza dell’unità associata', 'Certainty of the related unit', {
  guide: {
    it: 'dichiarato: lo dice un archivio caricato; dedotto: è l’unica unità della stessa provincia interessata da una variazione quel giorno.',
    en: 'dichiarato: a loaded archive says so; dedotto: it is the only unit of the same province that something happened to on that day.',
  },
  note: { it: 'Vuoto dove l’unità associata non è nota.', en: 'Empty where the related unit is not known.' },
});
export const FLAG_VALIDO = text('FLAG_VALIDO', 'Valido alla data fine', 'Valid at the end date', {
  guide: {
    it: 'SI se codice e denominazione sono in vigore anche alla data fine, NO altrimenti.',
    en: 'SI when code and name are still in force at the end date, else NO.',
  },
});
export const COD_DENOMINAZIONE_STORICO = code('COD_DENOMINAZIONE_STORICO', 'Codice denominazione storico', 'Code of the former name', {
  guide: {
    it: 'Codice che l’elenco delle denominazioni precedenti dà alla denominazione stessa, sei cifre.',
    en: 'Code that the list of former names gives to the name itself, six digits.',
  },
  note: { it: 'Vuoto dove l’elenco caricato non lo riporta.', en: 'Empty where the loaded list does not hold it.' },
});
export const DENOMINAZIONE_PREC = text('DENOMINAZIONE_PREC', 'Denominazione precedente', 'Former name');
