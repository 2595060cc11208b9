import type { Kind, Verdict } from '@territori/traduzione';
import type { Language, Localized } from '@territori/wire/language';

/**
 * What the command says, with `{parameters}`. `{righe:riga|righe}` is a number with its noun, in the singular or the plural.
 */
export const SENTENCES = {
  senzaEpoca: {
    it: 'L’epoca non si riconosce: {soggetto} della colonna "{colonna}" erano in vigore nello stesso momento al massimo {adatti} su {distinti}.',
    en: 'The epoch is not recognised: at most {adatti} {soggetto} in the column "{colonna}" (of {distinti}) were in force at the same time.',
  },
  indicaData: {
    it: 'Indica la data con --dal, o --dal ultimo per l’ultimo giorno di ciascun valore.',
    en: 'Give the date with --dal, or --dal ultimo for the last day of each value.',
  },
  dataIndicata: { it: 'I valori sono letti al {data}, come indica --dal.', en: 'The values are read as of {data}, as --dal says.' },
  ultimoGiorno: {
    it: 'Ogni valore è letto all’ultimo giorno in cui era in vigore, come indica --dal.',
    en: 'Each value is read as of the last day on which it was in force, as --dal says.',
  },
  epoca: {
    it: 'Colonna "{colonna}": {quota} {soggetto} in vigore {periodo}; verdetto {verdetto}.',
    en: 'Column "{colonna}": {quota} {soggetto} in force {periodo}; verdict {verdetto}.',
  },
  nonAdatti: {
    it: '{valori:valore sconosciuto o non in vigore|valori sconosciuti o non in vigore} {periodo}: {esempi}.',
    en: '{valori:value|values} unknown or not in force {periodo}: {esempi}.',
  },
  altraEpoca: {
    it: 'Altrettanti valori erano in vigore {periodo}: se l’elenco è di allora, indica la data con --dal.',
    en: 'As many values were in force {periodo}: if the list is of that time, give the date with --dal.',
  },
  altraColonna: {
    it: 'Altra colonna di codici: "{colonna}", in vigore {periodo}. Con --colonna si sceglie quella.',
    en: 'Another column of codes: "{colonna}", in force {periodo}. Choose it with --colonna.',
  },
  altraColonnaSenzaEpoca: {
    it: 'Altra colonna di codici: "{colonna}", di epoca non riconosciuta. Con --colonna si sceglie quella.',
    en: 'Another column of codes: "{colonna}", of an epoch that is not recognised. Choose it with --colonna.',
  },
  altriFogli: {
    it: 'È letto il foglio "{foglio}". Altri fogli con un elenco: {fogli}. Con --foglio se ne sceglie un altro.',
    en: 'The sheet "{foglio}" is read. Other sheets with a list: {fogli}. Choose another with --foglio.',
  },
  esiti: { it: 'Al {al}: {righe:riga|righe}; {esiti}.', en: 'On {al}: {righe:row|rows}; {esiti}.' },
  contraddette: {
    it: '{righe:riga ha|righe hanno} accanto al valore un nome o una provincia che non gli corrisponde ({avvisi}).',
    en: '{righe:row has|rows have} a name or a province beside the value that does not agree with it ({avvisi}).',
  },
  chiaveImparata: {
    it: '{righe:riga ha un nome|righe hanno un nome} di più unità: la colonna "{colonna}" indica quale (chiave_imparata), perché le altre righe dicono di quale provincia è ciascuna chiave.',
    en: '{righe:row has|rows have} a name of several units: the column "{colonna}" shows which one (chiave_imparata), because the other rows say of which province each key is.',
  },
  senzaValore: {
    it: '{righe:riga è vuota|righe sono vuote} nella colonna letta, ma accanto c’è il nome di un’unità (senza_valore). Il codice di quel nome, se allora esisteva, è tra i candidati.',
    en: '{righe:row is|rows are} empty in the column read, but the name of a unit stands beside it (senza_valore). The code of that name, if it existed then, is among the candidates.',
  },
  candidati: {
    it: 'I candidati delle righe ambigue hanno i codici del giorno scritto tra gli avvisi (candidati_al_…).',
    en: 'The candidates of ambiguous rows have their codes of the day that is among the notices (candidati_al_…).',
  },
  oltreEdizione: {
    it: 'I dati arrivano al {data}: l’elenco è tradotto a quel giorno.',
    en: 'The data reach {data}: the list is translated to that day.',
  },
  primaDellaStoria: {
    it: 'I dati cominciano il {data}: quel giorno vale al posto di una data precedente.',
    en: 'The data begin on {data}: that day stands for an earlier date.',
  },
  anniDiversi: {
    it: 'Nel nome del file o delle colonne si legge {anni}, ma i valori non erano in vigore allora. L’epoca viene dai valori.',
    en: 'The name of the file or of the columns mentions {anni}, but the values were not in force then. The epoch comes from the values.',
  },
  sembraTasso: {
    it: 'La colonna "{colonna}" è dichiarata conteggio, ma sembra un tasso: con --tassi se ne fa la media.',
    en: 'The column "{colonna}" is declared a count, but looks like a rate: --tassi makes its mean.',
  },
  senzaNumero: {
    it: 'Colonna "{colonna}": {celle:cella non è un numero e non entra|celle non sono numeri e non entrano} nei totali, per esempio "{esempio}".',
    en: 'Column "{colonna}": {celle:cell is not a number and counts|cells are not numbers and count} in no total, for instance "{esempio}".',
  },
  divise: {
    it: 'Il territorio di {divise:riga|righe} è in più unità: le loro cifre restano intere e non sono confrontabili. Con --pesi si distribuiscono quelle di cui una fonte ha la misura di ogni parte: {note}.',
    en: 'The territory of {divise:row|rows} is in several units: their figures stay whole and are not comparable. --pesi distributes those of which a source has the size of every part: {note}.',
  },
  distribuite: {
    it: 'Il territorio di {divise:riga|righe} è in più unità. Distribuite in proporzione alla {pesi}: {note}. Delle altre nessuna fonte ha la misura di ogni parte: restano intere e non sono confrontabili.',
    en: 'The territory of {divise:row|rows} is in several units. Distributed in proportion to {pesi}: {note}. No source has the size of every part of the others: they stay whole and are not comparable.',
  },
  tutteDistribuite: {
    it: 'Il territorio di {divise:riga|righe} è in più unità: le cifre sono distribuite in proporzione alla {pesi}.',
    en: 'The territory of {divise:row|rows} is in several units: the figures are distributed in proportion to {pesi}.',
  },
  decisioni: {
    it: 'Decisioni applicate: {usate} di {date}.',
    en: 'Decisions applied: {usate} of {date}.',
  },
  decisa: { it: '  "{valore}" è {unita}: {righe:riga|righe}', en: '  "{valore}" is {unita}: {righe:row|rows}' },
  decisaNessuna: { it: '  "{valore}" non indica un’unità: {righe:riga|righe}', en: '  "{valore}" does not name a unit: {righe:row|rows}' },
  pesiDi: { it: '{pesi} ({anni})', en: '{pesi} ({anni})' },
  intere: {
    it: 'Non confrontabili (non_comparabile), con le unità in cui è il loro territorio: {unita}.',
    en: 'Not comparable (non_comparabile), with the units that their territory is in: {unita}.',
  },
  intera: { it: '{unita} ({territorio})', en: '{unita} ({territorio})' },
  nulle: { it: 'Non ricevono niente: {unita}.', en: 'Receive nothing: {unita}.' },
  parziali: { it: 'Ricevono solo una parte: {unita}.', en: 'Receive only a part: {unita}.' },
  scambi: {
    it: 'Di unità che hanno ceduto territorio ad altre già esistenti: {scambi:riga|righe}. Contano intere, perché nessuna fonte dice quanto territorio è passato.',
    en: 'Of units that gave territory to units that existed before: {scambi:row|rows}. They count whole, because no source says how much territory passed.',
  },
  conservazione: {
    it: '{colonna}: {entrata} in entrata = {uscita} in uscita + {resto} non assegnato.',
    en: '{colonna}: {entrata} in = {uscita} out + {resto} not assigned.',
  },
  conservazioneConTotali: {
    it: '{colonna}: {entrata} in entrata = {uscita} in uscita + {resto} non assegnato, di cui {vuote} in righe senza unità (totali, note).',
    en: '{colonna}: {entrata} in = {uscita} out + {resto} not assigned, of which {vuote} in rows without a unit (totals, notes).',
  },
  dalAl: { it: 'dal {dal} al {al}', en: 'from {dal} to {al}' },
  daAllora: { it: 'dal {dal} a oggi', en: 'from {dal} until today' },
  conSuggerimento: { it: '{valore} (forse {suggerimento})', en: '{valore} (perhaps {suggerimento})' },
  eAltri: { it: '{esempi} e altri {resto}', en: '{esempi} and {resto} more' },
} satisfies Record<string, Localized>;

/** What the values of a column are called, by its kind. */
export const SUBJECTS: Readonly<Record<Kind, Localized>> = {
  comune: { it: 'dei codici', en: 'of the codes' },
  progressivo: { it: 'dei codici', en: 'of the codes' },
  catastale: { it: 'dei codici catastali', en: 'of the cadastral codes' },
  nome: { it: 'dei nomi', en: 'of the names' },
  provincia: { it: 'dei codici', en: 'of the codes' },
  uts: { it: 'dei codici', en: 'of the codes' },
  sigla: { it: 'delle sigle', en: 'of the plates' },
  nome_provincia: { it: 'dei nomi', en: 'of the names' },
  nuts: { it: 'dei codici NUTS', en: 'of the NUTS codes' },
  regione: { it: 'dei codici', en: 'of the codes' },
  nome_regione: { it: 'dei nomi', en: 'of the names' },
  nuts_regione: { it: 'dei codici NUTS', en: 'of the NUTS codes' },
};

export const VERDICTS: Readonly<Record<Verdict, Localized>> = {
  certa: { it: 'certa', en: 'certain (certa)' },
  probabile: { it: 'probabile', en: 'probable (probabile)' },
  mista: { it: 'mista', en: 'mixed (mista)' },
  non_riconosciuta: { it: 'non riconosciuta', en: 'not recognised (non_riconosciuta)' },
};

export const WEIGHTINGS = {
  popolazione: { it: 'popolazione', en: 'population' },
  superficie: { it: 'superficie', en: 'area' },
} satisfies Record<string, Localized>;

/** A number as the language writes it. */
export const numeral = (number: number, language: Language): string =>
  number.toLocaleString(language === 'it' ? 'it-IT' : 'en-GB', { maximumFractionDigits: 6, useGrouping: 'always' });

/** The sentence in a language, with its parameters. */
export const say = (texts: Localized, language: Language, parameters: Readonly<Record<string, string | number>> = {}): string =>
  texts[language].replace(/\{(\w+)(?::([^|}]*)\|([^}]*))?\}/g, (_, name: string, one?: string, many?: string) => {
    const value = parameters[name] ?? '';
    const written = typeof value === 'number' ? numeral(value, language) : value;
    return one === undefined ? written : `${written} ${value === 1 ? one : many}`;
  });
