import type { ListProblem } from '@territori/traduzione';
import type { Language } from '../language/language.ts';

/** A sentence with `{parameters}`, in both languages. */
export type Texts = Readonly<Record<Language, string>>;

/** What each fault of a file is, and what to do about it. */
export const PROBLEMS: Readonly<Record<ListProblem, Texts>> = {
  vuoto: { it: 'Il file è vuoto.', en: 'The file is empty.' },
  troppo_grande: {
    it: 'Il file ha {byte} byte; il massimo è {limite}. Dividilo in più file.',
    en: 'The file has {byte} bytes; the most is {limite}. Split it into several files.',
  },
  pdf: {
    it: 'Il file è un PDF. Salva la tabella come CSV o XLSX.',
    en: 'The file is a PDF. Save the table as CSV or XLSX.',
  },
  immagine: {
    it: "Il file è un'immagine. Serve la tabella come CSV o XLSX.",
    en: 'The file is an image. The table is needed as CSV or XLSX.',
  },
  html: {
    it: 'Il file è una pagina web, forse con estensione xls. Aprilo con un foglio di calcolo e salvalo come XLSX.',
    en: 'The file is a web page, perhaps with the extension xls. Open it in a spreadsheet and save it as XLSX.',
  },
  xlsx_protetto: {
    it: 'Il file XLSX è protetto da una password. Toglila e riprova.',
    en: 'The XLSX file is protected by a password. Remove it and try again.',
  },
  xls_vecchio: {
    it: 'Il file è un XLS di prima del 2007. Salvalo come XLSX o CSV.',
    en: 'The file is an XLS of before 2007. Save it as XLSX or CSV.',
  },
  archivio: {
    it: 'Il file è un archivio ZIP o un altro documento. Estrai la tabella e salvala come CSV o XLSX.',
    en: 'The file is a ZIP archive or another document. Extract the table and save it as CSV or XLSX.',
  },
  illeggibile: {
    it: 'Il file non si legge: {motivo}.',
    en: 'The file cannot be read: {motivo}.',
  },
  senza_righe: {
    it: 'Il file JSON non contiene un elenco di oggetti.',
    en: 'The JSON file holds no array of objects.',
  },
  foglio_mancante: {
    it: 'Il foglio "{foglio}" non c\'è. I fogli sono: {fogli}.',
    en: 'There is no sheet "{foglio}". The sheets are: {fogli}.',
  },
  due_elenchi: {
    it: 'Il foglio contiene due elenchi. Mettili in due file o in due fogli.',
    en: 'The sheet holds two lists. Put them into two files or two sheets.',
  },
  piu_codici_in_cella: {
    it: 'La colonna "{colonna}" ha più codici in una cella, per esempio "{valore}" nella riga {riga}. Serve un codice per riga.',
    en: 'The column "{colonna}" has several codes in one cell, for instance "{valore}" in row {riga}. Each row needs one code.',
  },
  elenco_di_regioni: {
    it: 'È un elenco di regioni (colonna "{colonna}"). Si traducono elenchi di comuni e di province.',
    en: 'This is a list of regions (column "{colonna}"). Lists of municipalities and of provinces are translated.',
  },
  elenco_estero: {
    it: 'I codici della colonna "{colonna}" non sono italiani: i nomi accanto non sono di comuni italiani.',
    en: 'The codes of column "{colonna}" are not Italian: the names beside them are not of Italian municipalities.',
  },
  non_riconosciuto: {
    it: 'Nessuna colonna contiene codici o nomi di comuni o province italiani.',
    en: 'No column holds codes or names of Italian municipalities or provinces.',
  },
  colonna_mancante: {
    it: 'La colonna "{colonna}" non c\'è. Le colonne sono: {colonne}.',
    en: 'There is no column "{colonna}". The columns are: {colonne}.',
  },
};

/** What else the command says. */
export const SENTENCES = {
  senzaEpoca: {
    it: "L'epoca dei codici non si riconosce (quota {quota}). Indica la data con --dal, o --dal ultimo per l'ultimo giorno di ciascun valore.",
    en: 'The epoch of the codes is not recognised (share {quota}). Give the date with --dal, or --dal ultimo for the last day of each value.',
  },
  epoca: {
    it: 'Colonna "{colonna}": valori in vigore dal {dal} al {al} (escluso), verdetto {verdetto}, quota {quota}',
    en: 'Column "{colonna}": values in force from {dal} to {al} (not included), verdict {verdetto}, share {quota}',
  },
  esiti: { it: 'Tradotte {righe} righe al {al}: {esiti}', en: 'Translated {righe} rows to {al}: {esiti}' },
  oltreEdizione: {
    it: "L'edizione arriva al {data}: l'elenco è tradotto a quel giorno.",
    en: 'The edition reaches {data}: the list is translated to that day.',
  },
  sembraTasso: {
    it: 'La colonna "{colonna}" è dichiarata conteggio ma sembra un tasso.',
    en: 'The column "{colonna}" is declared a count but looks like a rate.',
  },
  conservazione: {
    it: '{colonna}: in entrata {entrata}, in uscita {uscita}, non assegnato {non_assegnata}',
    en: '{colonna}: in {entrata}, out {uscita}, not assigned {non_assegnata}',
  },
  ancoraInVigore: { it: 'oggi', en: 'today' },
} satisfies Record<string, Texts>;

/** The sentence in a language, with its parameters. */
export const say = (texts: Texts, language: Language, parameters: Readonly<Record<string, string | number>> = {}): string =>
  texts[language].replace(/\{(\w+)\}/g, (_, name: string) => String(parameters[name] ?? ''));
