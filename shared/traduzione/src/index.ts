export type {
  AggregatedRow,
  Aggregation,
  Balance,
  Comparability,
  Figure,
  UnreadCells,
  WholeUnit,
} from './aggregate/Aggregation.ts';
export { aggregate } from './aggregate/aggregate.ts';
export { type FigureFault, figureFaults } from './aggregate/figureFaults.ts';
export { looksLikeRate, numbersOf } from './aggregate/numbersOf.ts';
export { unitsThatAre } from './aggregate/unitsThatAre.ts';
export { shortName } from './fold.ts';
export { ListError, type ListProblem } from './ListError.ts';
export { columnPlace, columnsOf, type ListChoice, type OpenedList, openList } from './openList.ts';
export type { Phrase } from './Phrase.ts';
export { problemText } from './problemText.ts';
export type { DayAnswer, DayQuestion, Example, LevelQuestion, Question } from './question/Question.ts';
export { questionOf } from './question/questionOf.ts';
export { dayAnswerText, levelAnswerText, questionText } from './question/questionText.ts';
export type { Grid } from './read/Grid.ts';
export { LARGEST_FILE, readGrids, readText } from './read/readGrids.ts';
export { columnName, type Table } from './read/Table.ts';
export { bareName, placeBehind } from './recognise/bareName.ts';
export {
  type Decision,
  type DecisionsFile,
  isSameValue,
  readDecisions,
  withDecision,
  writeDecisions,
} from './recognise/Decision.ts';
export type { AppliedDecision } from './recognise/decideValues.ts';
export { differingYears } from './recognise/differingYears.ts';
export type { Epoch, Verdict } from './recognise/Epoch.ts';
export { officialName } from './recognise/findCurrentName.ts';
export type { Kind } from './recognise/Kind.ts';
export { KINDS } from './recognise/kinds.ts';
export type { Recognition } from './recognise/Recognition.ts';
export { type KnownKind, recogniseAs } from './recognise/recogniseAs.ts';
export { BLANK, writtenValue } from './recognise/Values.ts';
export { versionsOf } from './recognise/versionsOf.ts';
export { type Discordant, discordantValues, type Reason } from './translate/discordantValues.ts';
export {
  type Notice,
  type Origin,
  OUTCOMES,
  type Outcome,
  type OutcomeKind,
  type Reading,
  type Relation,
  type Target,
} from './translate/Outcome.ts';
export type { Translation } from './translate/Translation.ts';
export { type SourceDay, Translator } from './translate/Translator.ts';
export { type ListDay, translateList } from './translate/translateList.ts';
export type { Weighting } from './translate/weights.ts';
export { delimitedText } from './write/delimitedText.ts';
export { listNotices } from './write/listNotices.ts';
export { candidatesText, cellsOf, NEW_COLUMNS, namesFor, noticesOf } from './write/newColumns.ts';
export type { Report } from './write/Report.ts';
export { type ReportedQuestion, reportedQuestion } from './write/reportedQuestion.ts';
export { type Findings, reportOf } from './write/reportOf.ts';
export { type Sheet, textRows } from './write/sheets.ts';
export { aggregatedSheet, needsALook, translatedRows, translationSheets, withWholeRows } from './write/translationSheets.ts';
