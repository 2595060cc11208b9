import type { Aggregation } from '../aggregate/Aggregation.ts';
import { unitsThatAre } from '../aggregate/unitsThatAre.ts';
import type { ListError } from '../ListError.ts';
import { questionOf } from '../question/questionOf.ts';
import { columnName, type Table } from '../read/Table.ts';
import type { Epoch } from '../recognise/Epoch.ts';
import type { Recognition } from '../recognise/Recognition.ts';
import { BLANK, usedValues, writtenValue } from '../recognise/Values.ts';
import { isoDay, isoEnd } from '../storia/dayNumber.ts';
import type { Discordant } from '../translate/discordantValues.ts';
import type { Translation } from '../translate/Translation.ts';
import type { Weighting } from '../translate/weights.ts';
import type { Report, ReportedColumn, ReportedEpoch, ReportedUnit } from './Report.ts';
import { reportedQuestion } from './reportedQuestion.ts';

const reportedEpoch = ({ from, to, share, verdict, alternatives }: Epoch): ReportedEpoch => ({
  dal: from === null ? null : isoDay(from),
  al: to === null ? null : isoEnd(to),
  quota: share,
  verdetto: verdict,
  alternative: alternatives.map((other) => ({ dal: isoDay(other.from), al: isoEnd(other.to), quota: other.share })),
});

export const UNRECOGNISED_EPOCH: Epoch = { from: null, to: null, share: 0, verdict: 'non_riconosciuta', alternatives: [], candidates: [] };

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

const reportedConservation = (table: Table, { balances }: Aggregation): NonNullable<Report['conservazione']> =>
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
      epoca: reportedEpoch(epoch),
    })),
    epoca: {
      ...reportedEpoch(recognition?.epoch ?? UNRECOGNISED_EPOCH),
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
          conservazione: reportedConservation(table, aggregation),
          cifre: reportedFigures(aggregation, weighting),
        }
      : {}),
    avvisi: notices,
    problema: problem ? { codice: problem.problem, parametri: problem.parameters } : null,
  };
}
