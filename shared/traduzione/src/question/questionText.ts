import type { Kind } from '../recognise/kinds.ts';
import type { Level } from '../storia/Storia.ts';
import type { DayAnswer, Example, LevelQuestion, Question } from './Question.ts';

type Language = 'it' | 'en';

/** What values are called, one of them and several. */
const WORDS: Readonly<Record<Language, Readonly<Record<'code' | 'name' | 'plate', readonly [string, string]>>>> = {
  it: { code: ['codice', 'codici'], name: ['nome', 'nomi'], plate: ['sigla', 'sigle'] },
  en: { code: ['code', 'codes'], name: ['name', 'names'], plate: ['plate', 'plates'] },
};

const UNITS: Readonly<Record<Language, Readonly<Record<Level, string>>>> = {
  it: { comune: 'comuni', uts: 'province', regione: 'regioni' },
  en: { comune: 'municipalities', uts: 'provinces', regione: 'regions' },
};

const wordOf = (kind: Kind) => (kind.startsWith('nome') ? 'name' : kind === 'sigla' ? 'plate' : 'code');

const day = (iso: string) => iso.split('-').reverse().join('/');
/** The last day of a time by the first one out of it. */
const dayBefore = (iso: string) => day(new Date(Date.parse(iso) - 86_400_000).toISOString().slice(0, 10));

/** `5 codici (030110, 030071, …)`, or the only one. */
function subject({ values, examples }: Question, kind: Kind, language: Language): string {
  const [one, several] = WORDS[language][wordOf(kind)];
  const named = `${examples.join(', ')}${values > examples.length ? ', …' : ''}`;
  return `${values} ${values === 1 ? one : several} (${named})`;
}

/**
 * A question as a sentence.
 * @param kind the kind of the column read
 */
export function questionText(question: Question, kind: Kind, language: Language): string {
  const who = subject(question, question.kind === 'livello' ? 'nome' : kind, language);
  const one = question.values === 1;
  if (question.kind === 'livello') {
    return language === 'it'
      ? `${who} ${one ? 'può essere di un comune o di una provincia' : 'possono essere di comuni o di province'}. Di che cosa è l’elenco?`
      : `${who} can be ${one ? 'of a municipality or of a province' : 'of municipalities or of provinces'}. What is the list of?`;
  }
  const { level } = question;
  const units = language === 'it' ? `${UNITS.it[level]} ${level === 'comune' ? 'diversi' : 'diverse'}` : UNITS.en[level];
  return language === 'it'
    ? `${who} ${one ? 'indica' : 'indicano'} ${units} secondo la data. Di quando è l’elenco?`
    : `${who} ${one ? 'means' : 'mean'} different ${units} at different times. What is the date of the list?`;
}

/** `030110 Socchieve`, `TO Torino`; for a name its code follows: `Samone 001235`. */
const exampleText = ({ value, code, name }: Example): string => `${value} ${/\d|^\s*[A-Z]{2}\s*$/.test(value) ? name : code}`;

const withExamples = (text: string, examples: readonly Example[]) =>
  examples.length === 0 ? text : `${text}: ${examples.map(exampleText).join(', ')}`;

/** An answer to the question about the day: "Dal 06/04/1968 a oggi: 030110 Socchieve". */
export function dayAnswerText({ from, to, examples }: DayAnswer, language: Language): string {
  const period =
    language === 'it'
      ? `Dal ${day(from)} ${to === null ? 'a oggi' : `al ${dayBefore(to)}`}`
      : `From ${day(from)} ${to === null ? 'until today' : `to ${dayBefore(to)}`}`;
  return withExamples(period, examples);
}

/** An answer to the question about the level: "Comuni: Torino 001272". */
export function levelAnswerText({ level, examples }: LevelQuestion['answers'][number], language: Language): string {
  const units = UNITS[language][level];
  return withExamples(units.charAt(0).toUpperCase() + units.slice(1), examples);
}
