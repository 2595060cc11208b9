import {
  type Aggregation,
  type Comparability,
  columnName,
  type Discordant,
  dayAnswerText,
  differingYears,
  discordantValues,
  type Epoch,
  levelAnswerText,
  type Notice,
  needsALook,
  type OpenedList,
  questionOf,
  questionText,
  type Report,
  type SourceDay,
  type Translation,
  unitsThatAre,
  type Weighting,
} from '@territori/traduzione';
import { type Day, type HistoryIndex, isoDay, OPEN } from '@territori/traduzione/storia';
import type { Language } from '@territori/wire/language';
import { numeral, SENTENCES, SUBJECTS, say, VERDICTS, WEIGHTINGS } from './commandTexts.ts';

/** Values that a sentence names at most. */
const EXAMPLES = 5;

const written = (day: Day) => isoDay(day).split('-').reverse().join('/');

/** An interval as its first and last day: "dal 31/05/2019 al 10/10/2019". */
const period = (from: Day, to: Day, language: Language) =>
  to === OPEN
    ? say(SENTENCES.daAllora, language, { dal: written(from) })
    : say(SENTENCES.dalAl, language, { dal: written(from), al: written(to - 1) });

/** A share in percent; anything less than all stays below 100 %. */
const percent = (share: number, language: Language) => `${numeral(Math.floor(share * 10_000) / 100, language)} %`;

function examples(discordant: readonly Discordant[], language: Language): string {
  const named = discordant.slice(0, EXAMPLES).map(({ value, suggestion }) => {
    const text = value.trim();
    return suggestion === null ? text : say(SENTENCES.conSuggerimento, language, { valore: text, suggerimento: suggestion });
  });
  const rest = discordant.length - named.length;
  return rest === 0 ? named.join(', ') : say(SENTENCES.eAltri, language, { esempi: named.join(', '), resto: rest });
}

/**
 * What the command says of the recognition: the column and its time, the values of other times, the other columns and sheets.
 * @param from the day that `--dal` gives
 */
export function recognitionSentences(
  index: HistoryIndex,
  { table, recognition, otherSheets }: OpenedList,
  { file, from, language }: { readonly file: string; readonly from: SourceDay | undefined; readonly language: Language },
): string[] {
  const { chosen, epoch, others } = recognition;
  const column = columnName(table, chosen.column);
  const subject = say(SUBJECTS[chosen.kind], language);
  const known = timeOf(epoch);
  const best = known ?? epoch.alternatives[0];
  const unfit = discordantValues(index, recognition, table, best);
  const years = differingYears(table, file, epoch, index.updatedTo);
  return [
    known
      ? say(SENTENCES.epoca, language, {
          colonna: column,
          quota: percent(epoch.share, language),
          soggetto: subject,
          periodo: period(known.from, known.to, language),
          verdetto: say(VERDICTS[epoch.verdict], language),
        })
      : say(SENTENCES.senzaEpoca, language, {
          colonna: column,
          soggetto: subject,
          adatti: Math.round(epoch.share * chosen.distinct),
          distinti: chosen.distinct,
        }),
    ...(best && unfit.length > 0
      ? [
          say(SENTENCES.nonAdatti, language, {
            valori: unfit.length,
            periodo: period(best.from, best.to, language),
            esempi: examples(unfit, language),
          }),
        ]
      : []),
    ...(known && from === undefined
      ? epoch.alternatives
          .filter(({ share }) => share >= epoch.share)
          .map((other) => say(SENTENCES.altraEpoca, language, { periodo: period(other.from, other.to, language) }))
      : []),
    ...others.map(({ candidate, epoch: other }) => {
      const time = timeOf(other);
      const name = columnName(table, candidate.column);
      return time
        ? say(SENTENCES.altraColonna, language, { colonna: name, periodo: period(time.from, time.to, language) })
        : say(SENTENCES.altraColonnaSenzaEpoca, language, { colonna: name });
    }),
    ...(otherSheets.length > 0
      ? [say(SENTENCES.altriFogli, language, { foglio: table.sheet ?? '', fogli: otherSheets.map((sheet) => `"${sheet}"`).join(', ') })]
      : []),
    ...(years.length > 0 ? [say(SENTENCES.anniDiversi, language, { anni: years.join(', ') })] : []),
    ...(from === undefined
      ? known
        ? []
        : [say(SENTENCES.indicaData, language)]
      : [from === 'ultimo' ? say(SENTENCES.ultimoGiorno, language) : say(SENTENCES.dataIndicata, language, { data: written(from) })]),
  ];
}

const timeOf = ({ from, to }: Epoch) => (from === null || to === null ? undefined : { from, to });

/** What the command says of the translation: the outcomes, and what to look at. */
export function translationSentences(
  index: HistoryIndex,
  { day, outcomes, beyondEdition, beforeHistory }: Translation,
  report: Report,
  language: Language,
): string[] {
  const counts = Object.entries(report.esiti).map(([kind, count]) => `${kind} ${numeral(count, language)}`);
  const contradicted = (['nome_diverso', 'provincia_diversa'] as const).filter((notice) =>
    outcomes.some(({ notices }) => notices.includes(notice)),
  );
  const rows = outcomes.filter((outcome) => needsALook(outcome) && contradicted.some((notice) => outcome.notices.includes(notice)));
  const rowsWith = (notice: Notice) => outcomes.filter(({ notices }) => notices.includes(notice)).length;
  const [nameless, learnt] = [rowsWith('senza_valore'), rowsWith('chiave_imparata')];
  return [
    say(SENTENCES.esiti, language, { righe: report.righe, al: written(day), esiti: counts.join(', ') }),
    ...(rows.length > 0 ? [say(SENTENCES.contraddette, language, { righe: rows.length, avvisi: contradicted.join(', ') })] : []),
    ...(learnt > 0 ? [say(SENTENCES.chiaveImparata, language, { righe: learnt, colonna: report.colonna_provincia?.nome ?? '' })] : []),
    ...(nameless > 0 ? [say(SENTENCES.senzaValore, language, { righe: nameless })] : []),
    ...(outcomes.some(({ namedOn }) => namedOn !== null) ? [say(SENTENCES.candidati, language)] : []),
    ...(beyondEdition ? [say(SENTENCES.oltreEdizione, language, { data: written(index.updatedTo) })] : []),
    ...(beforeHistory ? [say(SENTENCES.primaDellaStoria, language, { data: written(index.since) })] : []),
  ];
}

/** Which of the given decisions the list had a value for, and how many rows each settled. */
export function decisionSentences({ recognition: { applied } }: OpenedList, given: number, language: Language): string[] {
  if (given === 0) return [];
  const each = applied.map(({ decision: { value, unit, code, name }, rows }) =>
    say(unit === null ? SENTENCES.decisaNessuna : SENTENCES.decisa, language, { valore: value, unita: `${code} ${name}`, righe: rows }),
  );
  return [say(SENTENCES.decisioni, language, { usate: applied.length, date: given }), ...each];
}

/** What the list leaves open: the question, and each answer with the option that gives it. */
export function questionSentences({ recognition }: OpenedList, { outcomes }: Translation, language: Language): string[] {
  const question = questionOf(recognition, outcomes);
  if (!question) return [];
  const answers =
    question.kind === 'data'
      ? question.answers.map((answer) => `  --dal ${answer.from}   ${dayAnswerText(answer, language)}`)
      : question.answers.map((answer) => `  --livello ${answer.level}   ${levelAnswerText(answer, language)}`);
  return [questionText(question, recognition.chosen.kind, language), ...answers];
}

/** Units that a sentence names at most. */
const NAMED = 25;

function named(names: readonly string[], language: Language): string {
  const first = names.slice(0, NAMED).join(', ');
  return names.length > NAMED ? say(SENTENCES.eAltri, language, { esempi: first, resto: names.length - NAMED }) : first;
}

/** What the command says of the declared figures: doubts, rows whose territory several units hold, and that nothing is lost. */
export function figureSentences(
  { table }: OpenedList,
  aggregation: Aggregation,
  weighting: Weighting | undefined,
  language: Language,
): string[] {
  const { questioned, unread, divided, distributable, balances, whole, weightYears, exchanged } = aggregation;
  const name = (column: number) => columnName(table, column);
  const measure = weighting === undefined ? '' : say(WEIGHTINGS[weighting], language);
  const weights = weightYears.length === 0 ? measure : say(SENTENCES.pesiDi, language, { pesi: measure, anni: weightYears.join(', ') });
  const distribution = weighting === undefined ? 'divise' : divided === distributable ? 'tutteDistribuite' : 'distribuite';
  const intact = whole.map(({ origin, territory }) =>
    say(SENTENCES.intera, language, { unita: origin.name, territorio: territory.map((unit) => unit.name).join(', ') }),
  );
  const units = (comparability: Comparability) => unitsThatAre(aggregation, comparability).map((unit) => unit.name);
  const lists = { intere: intact, nulle: units('nulla'), parziali: units('parziale') } as const;
  return [
    ...questioned.map((column) => say(SENTENCES.sembraTasso, language, { colonna: name(column) })),
    ...unread.map(({ column, cells, example }) =>
      say(SENTENCES.senzaNumero, language, { colonna: name(column), celle: cells, esempio: example.trim() }),
    ),
    ...(divided > 0 ? [say(SENTENCES[distribution], language, { divise: divided, note: distributable, pesi: weights })] : []),
    ...(['intere', 'nulle', 'parziali'] as const).flatMap((list) =>
      lists[list].length > 0 ? [say(SENTENCES[list], language, { unita: named(lists[list], language) })] : [],
    ),
    ...(exchanged > 0 ? [say(SENTENCES.scambi, language, { scambi: exchanged })] : []),
    ...[...balances].map(([column, { entered, left, unassigned, withoutUnit }]) =>
      say(withoutUnit === 0 ? SENTENCES.conservazione : SENTENCES.conservazioneConTotali, language, {
        colonna: name(column),
        entrata: entered,
        uscita: left,
        resto: unassigned,
        vuote: withoutUnit,
      }),
    ),
  ];
}
