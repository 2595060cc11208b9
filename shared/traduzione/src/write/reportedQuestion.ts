import type { Question } from '../question/Question.ts';
import type { Level } from '../storia/Storia.ts';

/** What only the visitor knows of the list, with the answers: a day to give as `dal`, or a level. */
export interface ReportedQuestion {
  readonly tipo: 'data' | 'livello';
  /** Distinct values that depend on the answer, and some of them. */
  readonly valori: number;
  readonly esempi: readonly string[];
  readonly risposte: readonly {
    /** The first day of the time, and the first one out of it, null when it is open; both are null for a level. */
    readonly dal: string | null;
    readonly al: string | null;
    readonly livello: Level | null;
    readonly esempi: readonly { readonly valore: string; readonly codice: string; readonly nome: string }[];
  }[];
}

/** A question as reports and answers write it. */
export const reportedQuestion = (question: Question): ReportedQuestion => ({
  tipo: question.kind,
  valori: question.values,
  esempi: question.examples,
  risposte: question.answers.map((answer) => ({
    dal: 'from' in answer ? answer.from : null,
    al: 'from' in answer ? answer.to : null,
    livello: 'level' in answer ? answer.level : null,
    esempi: answer.examples.map(({ value, code, name }) => ({ valore: value, codice: code, nome: name })),
  })),
});
