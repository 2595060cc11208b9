import { code, date, ordinal, text } from './column.ts';

const unknownAct = {
  it: 'Disponibile solo dove un archivio caricato riporta il provvedimento.',
  en: 'Available only where a loaded archive holds the act.',
};

export const ANNO = ordinal('ANNO', 'Anno', 'Year', {
  guide: { it: 'Anno di decorrenza della variazione.', en: 'Year in which the change took effect.' },
});
export const SIGLA_UTS = code('SIGLA_UTS', 'Sigla della Provincia/Uts', 'Letters of the province/UTS');
export const FLAG_ES_SCORPORO = text('FLAG_ES_SCORPORO', 'Soppresso per scorporo', 'Suppressed by being split', {
  guide: {
    it: 'SI se il territorio è stato diviso fra più Comuni, NO altrimenti.',
    en: 'SI when the territory was divided among several municipalities, else NO.',
  },
  note: { it: 'Vuoto dove nessun archivio caricato lo dice.', en: 'Empty where no loaded archive says.' },
});
export const COD_VARIAZIONE = code('COD_VARIAZIONE', 'Codice della variazione', 'Kind of change (code)', {
  guide: {
    it: 'CS costituzione, ES estinzione, CD cambio denominazione, AP cambio appartenenza provincia, RN rinumerazione del codice statistico, AQ acquisizione territorio, CE cessione territorio, AQES acquisizione da estinzione, CECS cessione per costituzione di nuova unità.',
    en: 'CS constitution, ES extinction, CD change of name, AP change of province, RN new statistical code, AQ acquisition of territory, CE cession of territory, AQES acquisition from an extinct unit, CECS cession for the constitution of a new unit.',
  },
});
export const DESC_COD_VARIAZIONE = text('DESC_COD_VARIAZIONE', 'Tipo di variazione', 'Kind of change');
export const DATA_INIZIO_AMMINISTRATIVA = date(
  'DATA_INIZIO_AMMINISTRATIVA',
  'Data di decorrenza amministrativa',
  'Administrative start date',
  {
    guide: { it: 'Primo giorno della nuova situazione.', en: 'First day of the new state.' },
  },
);
export const PROVVEDIMENTO = text('PROVVEDIMENTO', 'Provvedimento', 'Act', { note: unknownAct });
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
export const DENOMINAZIONE_PREC = text('DENOMINAZIONE_PREC', 'Denominazione precedente', 'Former name');
