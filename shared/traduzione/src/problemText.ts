import type { ListProblem } from './ListError.ts';

/** Each problem of a file, and what to do about it, with `{parameters}`. */
const TEXTS: Readonly<Record<ListProblem, Readonly<Record<'it' | 'en', string>>>> = {
  vuoto: { it: 'Il file è vuoto. Controlla di aver scelto quello giusto.', en: 'The file is empty. Check that it is the right one.' },
  troppo_grande: {
    it: 'Il file è di {mega} MB; il massimo è {massimo} MB. Dividilo in più file, o lascia soltanto le colonne dei codici e delle cifre.',
    en: 'The file has {mega} MB; the largest accepted is {massimo} MB. Split it into several files, or keep only the columns of codes and figures.',
  },
  pdf: {
    it: 'Il file è un PDF. Salva la tabella come CSV o XLSX.',
    en: 'The file is a PDF. Save the table as CSV or XLSX.',
  },
  immagine: {
    it: 'Il file è un’immagine. Serve la tabella come CSV o XLSX.',
    en: 'The file is an image. The table is needed as CSV or XLSX.',
  },
  html: {
    it: 'Il file è una pagina web o un altro documento XML, forse con estensione xls. Aprilo con un foglio di calcolo e salvalo come XLSX.',
    en: 'The file is a web page or another XML document, perhaps with the extension xls. Open it in a spreadsheet and save it as XLSX.',
  },
  xlsx_protetto: {
    it: 'Il file è protetto da una password. Toglila e riprova.',
    en: 'The file is protected by a password. Remove it and try again.',
  },
  archivio: {
    it: 'Il file è un archivio senza una tabella, o un documento di un altro programma. Serve la tabella come CSV o XLSX.',
    en: 'The file is an archive without a table, or a document of another program. The table is needed as CSV or XLSX.',
  },
  piu_tabelle: {
    it: 'L’archivio contiene più tabelle: {file}. Estrai quella che serve.',
    en: 'The archive holds several tables: {file}. Extract the one that is needed.',
  },
  illeggibile: {
    it: 'Il file non si legge ({motivo}). Aprilo con il programma che lo ha creato e salvalo di nuovo come CSV o XLSX.',
    en: 'The file cannot be read ({motivo}). Open it with the program that made it and save it again as CSV or XLSX.',
  },
  decisioni_non_valide: {
    it: 'Questo non è un file di decisioni salvato da questa pagina. Scegline un altro, o decidi di nuovo.',
    en: 'This is not a file of decisions that this page has saved. Choose another one, or decide again.',
  },
  senza_righe: {
    it: 'Il file JSON non contiene un elenco di oggetti. Serve un vettore con un oggetto per riga.',
    en: 'The JSON file has no array of objects. It needs an array with one object for each row.',
  },
  foglio_mancante: {
    it: 'Il foglio "{foglio}" non c’è. I fogli sono: {fogli}.',
    en: 'There is no sheet "{foglio}". The sheets are: {fogli}.',
  },
  senza_fogli: {
    it: 'Il file non ha fogli: il foglio "{foglio}" non si può scegliere. Togli la scelta del foglio.',
    en: 'The file has no sheets: the sheet "{foglio}" cannot be chosen. Remove the choice of the sheet.',
  },
  due_elenchi: {
    it: 'Il foglio contiene due elenchi. Mettili in due file o in due fogli.',
    en: 'The sheet holds two lists. Put them into two files or two sheets.',
  },
  piu_codici_in_cella: {
    it: 'La colonna "{colonna}" ha più codici o nomi in una cella, per esempio "{valore}" nella riga {riga}. Scrivine uno per riga.',
    en: 'The column "{colonna}" has several codes or names in one cell, for instance "{valore}" in row {riga}. Write one in each row.',
  },
  elenco_di_regioni: {
    it: 'È un elenco di regioni (colonna "{colonna}"). Si traducono elenchi di comuni e di province.',
    en: 'This is a list of regions (column "{colonna}"). Lists of municipalities and of provinces are translated.',
  },
  elenco_estero: {
    it: 'I codici della colonna "{colonna}" non sono italiani: i nomi accanto non sono di comuni italiani. Serve un elenco di unità italiane; se questo lo è, indica la colonna dei codici.',
    en: 'The codes of column "{colonna}" are not Italian: the names beside them are not of Italian municipalities. A list of Italian units is needed; if this is one, choose the column of the codes.',
  },
  non_riconosciuto: {
    it: 'Nessuna colonna contiene codici o nomi di comuni o province italiani. Serve una colonna con codici Istat o catastali, sigle, codici NUTS o nomi; se il file ce l’ha, indica quale.',
    en: 'No column holds codes or names of Italian municipalities or provinces. A column of Istat or cadastral codes, plates, NUTS codes or names is needed; if the file has one, choose it.',
  },
  colonna_mancante: {
    it: 'La colonna "{colonna}" non c’è. Le colonne sono: {colonne}.',
    en: 'There is no column "{colonna}". The columns are: {colonne}.',
  },
};

const MEGABYTE = 1024 * 1024;
const megabytes = (bytes: string | number | undefined) => Math.ceil(Number(bytes ?? 0) / MEGABYTE);

/** A problem of a file as a sentence: what the file is, and what to do. */
export function problemText(
  { problem, parameters }: { readonly problem: ListProblem; readonly parameters: Readonly<Record<string, string | number>> },
  language: 'it' | 'en',
): string {
  const values: Readonly<Record<string, string | number>> = {
    ...parameters,
    mega: megabytes(parameters.byte),
    massimo: megabytes(parameters.limite),
  };
  return TEXTS[problem][language].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
