import type { Phrase } from '../Phrase.ts';
import type { Kind } from '../recognise/Kind.ts';
import type { DayAnswer, Example, LevelQuestion, Question } from './Question.ts';

const wordOf = (kind: Kind) => (kind.startsWith('nome') ? 'name' : kind === 'sigla' ? 'plate' : 'code');

const questionDay = (iso: string) => iso.split('-').reverse().join('/');
/** The last day of a time by the first one out of it. */
const dayBefore = (iso: string) => questionDay(new Date(Date.parse(iso) - 86_400_000).toISOString().slice(0, 10));

/** `5 codici (030110, 030071, …)`, or the only one. */
const questionSubject = ({ values, examples }: Question, kind: Kind, phrase: Phrase): string =>
  phrase(`domanda.valori.${wordOf(kind)}`, { count: values, esempi: `${examples.join(', ')}${values > examples.length ? ', …' : ''}` });

/**
 * A question as a sentence.
 * @param kind the kind of the column read
 */
export function questionText(question: Question, kind: Kind, phrase: Phrase): string {
  const values = { count: question.values, valori: questionSubject(question, question.kind === 'livello' ? 'nome' : kind, phrase) };
  return question.kind === 'livello' ? phrase('domanda.livello', values) : phrase(`domanda.data.${question.level}`, values);
}

/** `030110 Socchieve`, `TO Torino`; for a name its code follows: `Samone 001235`. */
const exampleText = ({ value, code, name }: Example): string => `${value} ${/\d|^\s*[A-Z]{2}\s*$/.test(value) ? name : code}`;

const withExamples = (answer: string, examples: readonly Example[], phrase: Phrase) =>
  examples.length === 0 ? answer : phrase('risposta.conEsempi', { risposta: answer, esempi: examples.map(exampleText).join(', ') });

/** An answer to the question about the day: "Dal 06/04/1968 a oggi: 030110 Socchieve". */
export function dayAnswerText({ from, to, examples }: DayAnswer, phrase: Phrase): string {
  const dal = questionDay(from);
  const period = to === null ? phrase('risposta.daAllora', { dal }) : phrase('risposta.periodo', { dal, al: dayBefore(to) });
  return withExamples(period, examples, phrase);
}

/** An answer to the question about the level: "Comuni: Torino 001272". */
export const levelAnswerText = ({ level, examples }: LevelQuestion['answers'][number], phrase: Phrase): string =>
  withExamples(phrase(`risposta.livello.${level}`), examples, phrase);
