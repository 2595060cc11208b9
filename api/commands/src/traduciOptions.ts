import { extname } from 'node:path';
import { parseArgs } from 'node:util';
import type { Language } from '@territori/languages';
import { knownLanguages } from '@territori/languages/translations';
import type { Weighting } from '@territori/traduzione';
import { dayNumber } from '@territori/traduzione/storia';
import { UsageError } from './UsageError.ts';

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

/** What Node says of an option, in our words. */
function parseMistake(error: Error & { code?: string }): UsageError {
  const [, option = ''] = /'(?:-\w, )?(--?[\w-]+)/.exec(error.message) ?? [];
  if (error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return new UsageError('mistake.sconosciuta', { opzione: option });
  return new UsageError(/does not take/.test(error.message) ? 'mistake.conValore' : 'mistake.senzaValore', { opzione: option });
}

function parseTraduci(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  } catch (error) {
    throw parseMistake(error as Error);
  }
}

function oneOfWords<Word extends string>(option: string, value: string, words: readonly [Word, Word]): Word {
  const word = words.find((known) => known === value);
  if (word === undefined) throw new UsageError('mistake.unaDiDue', { opzione: option, valore: value, una: words[0], altra: words[1] });
  return word;
}

function dayOfOption(option: string, value: string): number {
  const day = dayNumber(value);
  if (day === undefined) throw new UsageError('mistake.data', { opzione: option, valore: value });
  return day;
}

/** The language of the messages, also where the rest of the arguments is wrong. */
export const languageIn = (args: readonly string[]): Language =>
  knownLanguages().find((language) =>
    args.some((word, place) => word === `--lingua=${language}` || (word === '--lingua' && args[place + 1] === language)),
  ) ?? 'en';

function languageNamed(value: string): Language {
  if (knownLanguages().includes(value)) return value;
  throw new UsageError('mistake.lingua', { valore: value, lingue: knownLanguages().join(', ') });
}

/** True for a command that asks for its usage. */
export const asksForHelp = (args: readonly string[]): boolean => args.includes('--help') || args.includes('-h');

/** What `npm run -s traduci` was asked to do. Throws UsageError. */
export function traduciOptions(args: readonly string[]) {
  const { values, positionals } = parseTraduci(args);
  const { al, dal, livello, pesi, uscita } = values;
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new UsageError('mistake.unFile');
  if (al === undefined) throw new UsageError('mistake.senzaAl');
  if (uscita !== undefined && !['.csv', '.tsv', '.txt', '.xlsx'].includes(extname(uscita).toLowerCase())) {
    throw new UsageError('mistake.uscita', { valore: uscita });
  }
  const weighting: Weighting | undefined =
    pesi === undefined ? undefined : oneOfWords<Weighting>('--pesi', pesi, ['popolazione', 'superficie']);
  return {
    ...values,
    file,
    language: languageNamed(values.lingua),
    weighting,
    level: livello === undefined ? undefined : oneOfWords<'comune' | 'uts'>('--livello', livello, ['comune', 'uts']),
    to: dayOfOption('--al', al),
    from: dal === undefined ? undefined : dal === 'ultimo' ? ('ultimo' as const) : dayOfOption('--dal', dal),
  };
}

export type TraduciOptions = ReturnType<typeof traduciOptions>;
