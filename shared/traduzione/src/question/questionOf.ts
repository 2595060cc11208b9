import type { Recognition } from '../recognise/Recognition.ts';
import { BLANK, writtenValue } from '../recognise/Values.ts';
import { isoDay, isoEnd } from '../storia/dayNumber.ts';
import type { Outcome, Reading } from '../translate/Outcome.ts';
import type { DayQuestion, Question } from './Question.ts';

/** Values that a question names, and that show what an answer means. */
const EXAMPLES = 2;

/** The values that depend on the day of the list, each with its readings. */
function dependentValues({ chosen }: Recognition, outcomes: readonly Outcome[]): ReadonlyMap<string, readonly Reading[]> {
  const found = new Map<string, readonly Reading[]>();
  for (const [line, { readings }] of outcomes.entries()) {
    const place = chosen.values.ofRow[line] ?? BLANK;
    if (readings.length > 0 && place !== BLANK) found.set(writtenValue(chosen.values.texts[place] as string), readings);
  }
  return found;
}

/** What a value comes to at a time, as far as answers differ by it. */
const resultOf = ({ outcome, targets }: Reading) => `${outcome} ${targets.map(({ code }) => code).join()}`;

function dayQuestion(recognition: Recognition, outcomes: readonly Outcome[]): DayQuestion | null {
  const dependent = dependentValues(recognition, outcomes);
  if (dependent.size === 0) return null;
  const values = [...dependent.keys()];
  const { candidates } = recognition.epoch;
  // times that give every value the same result are one answer: the newest of them
  const answers = new Map<string, number>();
  for (const place of candidates.keys()) {
    const key = [...dependent.values()].map((readings) => resultOf(readings[place] as Reading)).join('|');
    if (!answers.has(key)) answers.set(key, place);
  }
  const examplesAt = (place: number) => {
    const there = [...dependent].flatMap(([value, readings]) => {
      const { code, name } = readings[place] as Reading;
      return name === '' ? [] : [{ value, code, name }];
    });
    return there.slice(0, EXAMPLES);
  };
  return {
    kind: 'data',
    level: recognition.level,
    values: values.length,
    examples: values.slice(0, EXAMPLES),
    answers: [...answers.values()].map((place) => {
      const { from, to } = candidates[place] as (typeof candidates)[number];
      return { from: isoDay(from), to: isoEnd(to), examples: examplesAt(place) };
    }),
  };
}

/** The question that a list leaves open, null for none. The answer is a level, or the day from which the list comes. */
export const questionOf = (recognition: Recognition, outcomes: readonly Outcome[]): Question | null =>
  recognition.levels?.question ?? dayQuestion(recognition, outcomes);
