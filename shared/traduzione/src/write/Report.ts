import type { Aggregation } from '../aggregate/Aggregation.ts';
import { unitsThatAre } from '../aggregate/aggregate.ts';
import type { ListError } from '../ListError.ts';
import type { Question } from '../question/Question.ts';
import { questionOf } from '../question/questionOf.ts';
import { columnName, type Table } from '../read/Table.ts';
import type { Epoch, Verdict } from '../recognise/epoch.ts';
import type { Recognition } from '../recognise/recognise.ts';
import { BLANK, usedValues, writtenValue } from '../recognise/Values.ts';
import { isoDay, isoEnd } from '../storia/dayNumber.ts';
import type { Level } from '../storia/Storia.ts';
import type { Discordant, Translation } from '../translate/translateList.ts';
import type { Weighting } from '../translate/weights.ts';

interface ReportedEpoch {
  readonly dal: string | null;
  readonly al: string | null;
  readonly quota: number;
  readonly verdetto: Verdict;
  readonly alternative: readonly { readonly dal: string; readonly al: string | null; readonly quota: number }[];
}

interface ReportedColumn {
  readonly nome: string;
  /** Counted from 1. */
  readonly indice: number;
  readonly tipo: string;
}

interface ReportedUnit {
  readonly codice: string;
  readonly denominazione: string;
}

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

/** What `--rapporto` writes. */
export interface Report {
  readonly file: string;
  readonly foglio: string | null;
  readonly righe: number;
  /** Null when no column was recognised. */
  readonly colonna: ReportedColumn | null;
  /** The column of provinces with which the code or the name is put together. */
  readonly colonna_provincia: ReportedColumn | null;
  readonly colonna_nome: ReportedColumn | null;
  /** Other columns of codes, and the time of theirs. */
  readonly altre_colonne: readonly (ReportedColumn & { readonly epoca: ReportedEpoch })[];
  readonly epoca: ReportedEpoch & {
    readonly discordanti: readonly { readonly valore: string; readonly motivo: string; readonly suggerimento: string | null }[];
  };
  /** The day asked. */
  readonly al: string;
  readonly domanda: ReportedQuestion | null;
  /** The decisions of a file or of the page that were applied, each with its rows. */
  readonly decisioni: readonly {
    readonly valore: string;
    readonly accanto: string | null;
    readonly unita: number | null;
    readonly codice: string;
    readonly denominazione: string;
    readonly righe: number;
  }[];
  readonly esiti: Readonly<Record<string, number>>;
  readonly valori: { readonly distinti: number; readonly riconosciuti: number; readonly righe_senza_valore: number };
  readonly conservazione?: Readonly<Record<string, { readonly entrata: number; readonly uscita: number; readonly non_assegnata: number }>>;
  /** How declared figures came to the units of the day asked. */
  readonly cifre?: {
    /** By what rows whose territory several units hold were distributed; null where they stay whole. */
    readonly metodo: Weighting | null;
    /** Years of the figures by which they were distributed. */
    readonly anni: readonly number[];
    readonly righe_divise: number;
    readonly righe_distribuite: number;
    readonly non_comparabili: readonly (ReportedUnit & { readonly territorio: readonly ReportedUnit[] })[];
    readonly nulle: readonly ReportedUnit[];
    readonly parziali: readonly ReportedUnit[];
  };
  readonly avvisi: readonly string[];
  readonly problema: { readonly codice: string; readonly parametri: Readonly<Record<string, string | number>> } | null;
}

const epochOf = ({ from, to, share, verdict, alternatives }: Epoch): ReportedEpoch => ({
  dal: from === null ? null : isoDay(from),
  al: to === null ? null : isoEnd(to),
  quota: share,
  verdetto: verdict,
  alternative: alternatives.map((other) => ({ dal: isoDay(other.from), al: isoEnd(other.to), quota: other.share })),
});

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

export const UNRECOGNISED: Epoch = { from: null, to: null, share: 0, verdict: 'non_riconosciuta', alternatives: [], candidates: [] };

/** What is known of a file, as far as its reading came. */
export interface Findings {
  readonly file: string;
  readonly table?: Table | undefined;
  readonly recognition?: Recognition | undefined;
  readonly discordant?: readonly Discordant[];
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly translation?: Translation | undefined;
  readonly aggregation?: Aggregation | undefined;
  /** By what figures are distributed. */
  readonly weighting?: Weighting | null | undefined;
  readonly notices?: readonly string[];
  readonly problem?: ListError | undefined;
}

const conservationOf = (table: Table, { balances }: Aggregation): NonNullable<Report['conservazione']> =>
  Object.fromEntries(
    [...balances].map(([column, { entered, left, unassigned }]) => [
      columnName(table, column),
      { entrata: entered, uscita: left, non_assegnata: unassigned },
    ]),
  );

const reportedUnit = ({ code, name }: { readonly code: string; readonly name: string }): ReportedUnit => ({
  codice: code,
  denominazione: name,
});

function reportedFigures(aggregation: Aggregation, weighting: Weighting | null): NonNullable<Report['cifre']> {
  const { divided, whole, wholeLines, weightYears } = aggregation;
  return {
    metodo: weighting,
    anni: weightYears,
    righe_divise: divided,
    righe_distribuite: divided - wholeLines.size,
    non_comparabili: whole.map(({ origin, territory }) => ({ ...reportedUnit(origin), territorio: territory.map(reportedUnit) })),
    nulle: unitsThatAre(aggregation, 'nulla').map(reportedUnit),
    parziali: unitsThatAre(aggregation, 'parziale').map(reportedUnit),
  };
}

/** The report of a translation, or of why there is none. */
export function reportOf({
  file,
  table,
  recognition,
  discordant = [],
  day,
  translation,
  aggregation,
  weighting = null,
  notices = [],
  problem,
}: Findings): Report {
  const columnOf = (column: number, kind: string): ReportedColumn => ({
    nome: table?.header[column] ?? '',
    indice: column + 1,
    tipo: kind,
  });
  const values = recognition?.chosen.values;
  const used = values ? usedValues(values) : [];
  const question = recognition && translation ? questionOf(recognition, translation.outcomes) : null;
  return {
    file,
    foglio: table?.sheet ?? null,
    righe: table?.rows.length ?? 0,
    colonna: recognition ? columnOf(recognition.chosen.column, recognition.chosen.kind) : null,
    colonna_provincia: recognition && recognition.chosen.province !== null ? columnOf(recognition.chosen.province, 'provincia') : null,
    colonna_nome: recognition?.names ? columnOf(recognition.names.column, 'nome') : null,
    altre_colonne: (recognition?.others ?? []).map(({ candidate, epoch }) => ({
      ...columnOf(candidate.column, candidate.kind),
      epoca: epochOf(epoch),
    })),
    epoca: {
      ...epochOf(recognition?.epoch ?? UNRECOGNISED),
      discordanti: discordant.map(({ value, reason, suggestion }) => ({
        valore: writtenValue(value),
        motivo: reason,
        suggerimento: suggestion,
      })),
    },
    al: day,
    domanda: question && reportedQuestion(question),
    decisioni: (recognition?.applied ?? []).map(({ decision: { value, beside, unit, code, name }, rows }) => ({
      valore: value,
      accanto: beside,
      unita: unit,
      codice: code,
      denominazione: name,
      righe: rows,
    })),
    esiti: translation?.counts ?? {},
    valori: {
      distinti: used.length,
      riconosciuti: recognition?.chosen.known ?? 0,
      righe_senza_valore: values?.ofRow.filter((place) => place === BLANK).length ?? 0,
    },
    ...(aggregation && table
      ? {
          conservazione: conservationOf(table, aggregation),
          cifre: reportedFigures(aggregation, weighting),
        }
      : {}),
    avvisi: notices,
    problema: problem ? { codice: problem.problem, parametri: problem.parameters } : null,
  };
}
