import type { Language } from '../language/language.ts';

/** A sentence with `{parameters}`, in both languages. */
export type Texts = Readonly<Record<Language, string>>;

/** What the command says. */
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
