import { listPhrases } from '@territori/history/listPhrases';
import type { Language } from '@territori/languages';
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
import { type DayNumber, type HistoryIndex, isoDay, OPEN } from '@territori/traduzione/storia';
import { numeral, say } from './commandTexts.ts';

/** Values that a sentence names at most. */
const EXAMPLES = 5;

const dayInSentence = (day: DayNumber) => isoDay(day).split('-').reverse().join('/');

/** An interval as its first and last day: "dal 31/05/2019 al 10/10/2019". */
const periodInWords = (from: DayNumber, to: DayNumber, language: Language) =>
  to === OPEN
    ? say('sentence.daAllora', language, { dal: dayInSentence(from) })
    : say('sentence.dalAl', language, { dal: dayInSentence(from), al: dayInSentence(to - 1) });

/** A share in percent; anything less than all stays below 100 %. */
const percentInSentence = (share: number, language: Language) => `${numeral(Math.floor(share * 10_000) / 100, language)} %`;

function discordantSentence(discordant: readonly Discordant[], language: Language): string {
  const named = discordant.slice(0, EXAMPLES).map(({ value, suggestion }) => {
    const text = value.trim();
    return suggestion === null ? text : say('sentence.conSuggerimento', language, { valore: text, suggerimento: suggestion });
  });
  const rest = discordant.length - named.length;
  return rest === 0 ? named.join(', ') : say('sentence.eAltri', language, { esempi: named.join(', '), resto: rest });
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
  const subject = say(`subject.${chosen.kind}`, language);
  const known = timeOf(epoch);
  const best = known ?? epoch.alternatives[0];
  const unfit = discordantValues(index, recognition, table, best);
  const years = differingYears(table, file, epoch, index.updatedTo);
  return [
    known
      ? say('sentence.epoca', language, {
          colonna: column,
          quota: percentInSentence(epoch.share, language),
          soggetto: subject,
          periodo: periodInWords(known.from, known.to, language),
          verdetto: say(`verdict.${epoch.verdict}`, language),
        })
      : say('sentence.senzaEpoca', language, {
          colonna: column,
          soggetto: subject,
          adatti: Math.round(epoch.share * chosen.distinct),
          distinti: chosen.distinct,
        }),
    ...(best && unfit.length > 0
      ? [
          say('sentence.nonAdatti', language, {
            count: unfit.length,
            periodo: periodInWords(best.from, best.to, language),
            esempi: discordantSentence(unfit, language),
          }),
        ]
      : []),
    ...(known && from === undefined
      ? epoch.alternatives
          .filter(({ share }) => share >= epoch.share)
          .map((other) => say('sentence.altraEpoca', language, { periodo: periodInWords(other.from, other.to, language) }))
      : []),
    ...others.map(({ candidate, epoch: other }) => {
      const time = timeOf(other);
      const name = columnName(table, candidate.column);
      return time
        ? say('sentence.altraColonna', language, { colonna: name, periodo: periodInWords(time.from, time.to, language) })
        : say('sentence.altraColonnaSenzaEpoca', language, { colonna: name });
    }),
    ...(otherSheets.length > 0
      ? [say('sentence.altriFogli', language, { foglio: table.sheet ?? '', fogli: otherSheets.map((sheet) => `"${sheet}"`).join(', ') })]
      : []),
    ...(years.length > 0 ? [say('sentence.anniDiversi', language, { anni: years.join(', ') })] : []),
    ...(from === undefined
      ? known
        ? []
        : [say('sentence.indicaData', language)]
      : [
          from === 'ultimo'
            ? say('sentence.ultimoGiorno', language)
            : say('sentence.dataIndicata', language, { data: dayInSentence(from) }),
        ]),
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
    say('sentence.esiti', language, { count: report.righe, al: dayInSentence(day), esiti: counts.join(', ') }),
    ...(rows.length > 0 ? [say('sentence.contraddette', language, { count: rows.length, avvisi: contradicted.join(', ') })] : []),
    ...(learnt > 0 ? [say('sentence.chiaveImparata', language, { count: learnt, colonna: report.colonna_provincia?.nome ?? '' })] : []),
    ...(nameless > 0 ? [say('sentence.senzaValore', language, { count: nameless })] : []),
    ...(outcomes.some(({ namedOn }) => namedOn !== null) ? [say('sentence.candidati', language)] : []),
    ...(beyondEdition ? [say('sentence.oltreEdizione', language, { data: dayInSentence(index.updatedTo) })] : []),
    ...(beforeHistory ? [say('sentence.primaDellaStoria', language, { data: dayInSentence(index.since) })] : []),
  ];
}

/** Which of the given decisions the list had a value for, and how many rows each settled. */
export function decisionSentences({ recognition: { applied } }: OpenedList, given: number, language: Language): string[] {
  if (given === 0) return [];
  const each = applied.map(({ decision: { value, unit, code, name }, rows }) =>
    say(unit === null ? 'sentence.decisaNessuna' : 'sentence.decisa', language, { valore: value, unita: `${code} ${name}`, count: rows }),
  );
  return [say('sentence.decisioni', language, { usate: applied.length, date: given }), ...each];
}

/** What the list leaves open: the question, and each answer with the option that gives it. */
export function questionSentences({ recognition }: OpenedList, { outcomes }: Translation, language: Language): string[] {
  const phrase = listPhrases.in(language);
  const question = questionOf(recognition, outcomes);
  if (!question) return [];
  const answers =
    question.kind === 'data'
      ? question.answers.map((answer) => `  --dal ${answer.from}   ${dayAnswerText(answer, phrase)}`)
      : question.answers.map((answer) => `  --livello ${answer.level}   ${levelAnswerText(answer, phrase)}`);
  return [questionText(question, recognition.chosen.kind, phrase), ...answers];
}

/** Units that a sentence names at most. */
const NAMED = 25;

function namedUnits(names: readonly string[], language: Language): string {
  const first = names.slice(0, NAMED).join(', ');
  return names.length > NAMED ? say('sentence.eAltri', language, { esempi: first, resto: names.length - NAMED }) : first;
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
  const measure = weighting === undefined ? '' : say(`weighting.${weighting}`, language);
  const weights = weightYears.length === 0 ? measure : say('sentence.pesiDi', language, { pesi: measure, anni: weightYears.join(', ') });
  const distribution = weighting === undefined ? 'divise' : divided === distributable ? 'tutteDistribuite' : 'distribuite';
  const intact = whole.map(({ origin, territory }) =>
    say('sentence.intera', language, { unita: origin.name, territorio: territory.map((unit) => unit.name).join(', ') }),
  );
  const units = (comparability: Comparability) => unitsThatAre(aggregation, comparability).map((unit) => unit.name);
  const lists = { intere: intact, nulle: units('nulla'), parziali: units('parziale') } as const;
  return [
    ...questioned.map((column) => say('sentence.sembraTasso', language, { colonna: name(column) })),
    ...unread.map(({ column, cells, example }) =>
      say('sentence.senzaNumero', language, { colonna: name(column), count: cells, esempio: example.trim() }),
    ),
    ...(divided > 0 ? [say(`sentence.${distribution}`, language, { count: divided, note: distributable, pesi: weights })] : []),
    ...(['intere', 'nulle', 'parziali'] as const).flatMap((list) =>
      lists[list].length > 0 ? [say(`sentence.${list}`, language, { unita: namedUnits(lists[list], language) })] : [],
    ),
    ...(exchanged > 0 ? [say('sentence.scambi', language, { count: exchanged })] : []),
    ...[...balances].map(([column, { entered, left, unassigned, withoutUnit }]) =>
      say(withoutUnit === 0 ? 'sentence.conservazione' : 'sentence.conservazioneConTotali', language, {
        colonna: name(column),
        entrata: entered,
        uscita: left,
        resto: unassigned,
        vuote: withoutUnit,
      }),
    ),
  ];
}
