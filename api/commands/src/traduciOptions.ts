import { extname } from 'node:path';
import { parseArgs } from 'node:util';
import type { Weighting } from '@territori/traduzione';
import { parseDay } from '@territori/traduzione/storia';
import type { Language, Localized } from '@territori/wire/language';
import { UsageError } from './UsageError.ts';

export const USAGE: Localized = {
  it: `npm run -s traduci -- FILE --al DATA [opzioni]

  FILE                CSV, TSV, XLSX, XLS, ODS, DBF, Parquet, JSON, GeoJSON o testo, anche .gz o come sola tabella di uno .zip
  --al DATA           il giorno al quale tradurre (AAAA-MM-GG)
  --dal DATA          il giorno dei valori, quando non deve valere quello riconosciuto; "ultimo": l’ultimo giorno di ciascun valore
  --colonna COLONNA   la colonna dei codici o dei nomi; una COLONNA è un nome, o un numero da 1
  --provincia COLONNA la colonna delle province che va insieme
  --livello comune|uts   di che cosa è l’elenco, quando i nomi sono sia di comuni sia di province
  --foglio NOME       il foglio di un XLSX, XLS o ODS
  --conteggi A,B      colonne di quantità che si sommano (abitanti, voti, scuole)
  --tassi C:PESO      colonne di rapporti o medie, che non si sommano (percentuali, redditi medi), ciascuna con il peso: una colonna,
                      o "popolazione"
  --pesi popolazione|superficie   distribuisce le cifre di un territorio che è in più unità, dove una fonte ha la misura di ogni parte;
                      senza, quelle cifre restano intere e sono segnate non_comparabile
  --decisioni FILE    le decisioni salvate dalla pagina: refusi, omonimi e valori che non sono unità
  --uscita FILE       dove va l’elenco tradotto: .csv o .xlsx
  --rapporto FILE     dove va il rapporto (JSON)
  --storia FILE       una storia.json al posto di quella dell’edizione in servizio, con le misure della dimensioni.json accanto: un file,
                      o un indirizzo come https://territori.example/api/v1/archivio/ultima/storia.json
  --lingua it|en      la lingua dei messaggi, di norma en
  --help              mostra queste righe

Codice di uscita 0: ogni riga ha un esito; 2: il file o la sua epoca non si riconosce; 1: ogni altro errore.
`,
  en: `npm run -s traduci -- FILE --al DATE [options]

  FILE                CSV, TSV, XLSX, XLS, ODS, DBF, Parquet, JSON, GeoJSON or text, also as .gz or as the only table of a .zip
  --al DATE           the day to translate to (YYYY-MM-DD)
  --dal DATE          the day of the values, where the recognised one is not to hold; "ultimo": each value's last day in force
  --colonna COLUMN    the column of codes or names; a COLUMN is a name, or a number from 1
  --provincia COLUMN  the column of provinces that belongs to it
  --livello comune|uts   what the list is of, where its names are those of municipalities and of provinces alike
  --foglio NAME       the sheet of an XLSX, XLS or ODS file
  --conteggi A,B      columns of quantities that add up (inhabitants, votes, schools)
  --tassi C:WEIGHT    columns of ratios or means, which do not add up (percentages, mean incomes), each with its weight: a column,
                      or "popolazione"
  --pesi popolazione|superficie   distributes the figures of a territory that is in several units, where a source has the size of every part;
                      without it these figures stay whole and are marked non_comparabile
  --decisioni FILE    the decisions that the page saved: typing errors, homonyms and values that do not name a unit
  --uscita FILE       where the translated list goes: .csv or .xlsx
  --rapporto FILE     where the report goes (JSON)
  --storia FILE       a storia.json in place of that of the edition in service, with the sizes of the dimensioni.json beside it: a file,
                      or an address such as https://territori.example/api/v1/archivio/ultima/storia.json
  --lingua it|en      language of the messages, by default en
  --help              shows these lines

Exit code 0: every row has an outcome; 2: the file or its epoch was not recognised; 1: any other failure.
`,
};

export const HINT: Localized = {
  it: 'npm run -s traduci -- --help --lingua it elenca le opzioni.',
  en: 'npm run -s traduci -- --help lists the options.',
};

const OPTIONS = {
  al: { type: 'string' },
  dal: { type: 'string' },
  colonna: { type: 'string' },
  provincia: { type: 'string' },
  livello: { type: 'string' },
  foglio: { type: 'string' },
  conteggi: { type: 'string' },
  tassi: { type: 'string' },
  pesi: { type: 'string' },
  decisioni: { type: 'string' },
  uscita: { type: 'string' },
  rapporto: { type: 'string' },
  storia: { type: 'string' },
  lingua: { type: 'string', default: 'en' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const MISTAKES = {
  sconosciuta: { it: 'L’opzione {opzione} non esiste.', en: 'The option {opzione} does not exist.' },
  senzaValore: { it: 'L’opzione {opzione} è senza valore.', en: 'The option {opzione} has no value.' },
  conValore: { it: 'L’opzione {opzione} non accetta un valore.', en: 'The option {opzione} takes no value.' },
  unFile: { it: 'Indica un file, uno soltanto.', en: 'Name one file, and only one.' },
  senzaAl: { it: 'Manca --al, il giorno al quale tradurre.', en: '--al is missing, the day to translate to.' },
  data: {
    it: '{opzione}: "{valore}" non è una data. Scrivila come AAAA-MM-GG.',
    en: '{opzione}: "{valore}" is not a date. Write it as YYYY-MM-DD.',
  },
  unaDiDue: { it: '{opzione}: "{valore}" non è né {una} né {altra}.', en: '{opzione}: "{valore}" is neither {una} nor {altra}.' },
  uscita: {
    it: '--uscita: "{valore}" non finisce con .csv o .xlsx.',
    en: '--uscita: "{valore}" does not end with .csv or .xlsx.',
  },
} satisfies Record<string, Localized>;

/** What Node says of an option, in our words. */
function parseMistake(error: Error & { code?: string }): UsageError {
  const [, option = ''] = /'(?:-\w, )?(--?[\w-]+)/.exec(error.message) ?? [];
  if (error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return new UsageError(MISTAKES.sconosciuta, { opzione: option });
  return new UsageError(/does not take/.test(error.message) ? MISTAKES.conValore : MISTAKES.senzaValore, { opzione: option });
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  } catch (error) {
    throw parseMistake(error as Error);
  }
}

function oneOf<Word extends string>(option: string, value: string, words: readonly [Word, Word]): Word {
  const word = words.find((known) => known === value);
  if (word === undefined) throw new UsageError(MISTAKES.unaDiDue, { opzione: option, valore: value, una: words[0], altra: words[1] });
  return word;
}

function dayIn(option: string, value: string): number {
  const day = parseDay(value);
  if (day === undefined) throw new UsageError(MISTAKES.data, { opzione: option, valore: value });
  return day;
}

/** The language of the messages, also where the rest of the arguments is wrong. */
export const languageIn = (args: readonly string[]): Language =>
  args.some((word, place) => word === '--lingua=it' || (word === '--lingua' && args[place + 1] === 'it')) ? 'it' : 'en';

/** True for a command that asks for its usage. */
export const asksForHelp = (args: readonly string[]): boolean => args.includes('--help') || args.includes('-h');

/** What `npm run -s traduci` was asked to do. Throws UsageError. */
export function traduciOptions(args: readonly string[]) {
  const { values, positionals } = parse(args);
  const { al, dal, livello, pesi, uscita } = values;
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new UsageError(MISTAKES.unFile);
  if (al === undefined) throw new UsageError(MISTAKES.senzaAl);
  if (uscita !== undefined && !['.csv', '.tsv', '.txt', '.xlsx'].includes(extname(uscita).toLowerCase())) {
    throw new UsageError(MISTAKES.uscita, { valore: uscita });
  }
  const weighting: Weighting | undefined = pesi === undefined ? undefined : oneOf<Weighting>('--pesi', pesi, ['popolazione', 'superficie']);
  return {
    ...values,
    file,
    language: oneOf<Language>('--lingua', values.lingua, ['it', 'en']),
    weighting,
    level: livello === undefined ? undefined : oneOf<'comune' | 'uts'>('--livello', livello, ['comune', 'uts']),
    to: dayIn('--al', al),
    from: dal === undefined ? undefined : dal === 'ultimo' ? ('ultimo' as const) : dayIn('--dal', dal),
  };
}

export type TraduciOptions = ReturnType<typeof traduciOptions>;
