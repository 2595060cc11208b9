import { listPhrases } from '@territori/history/listPhrases';
import type { Language } from '@territori/languages';
import {
  type DayQuestion,
  type Decision,
  type Discordant,
  dayAnswerText,
  discordantValues,
  type Epoch,
  type Kind,
  type ListDay,
  noticesOf,
  type Outcome,
  questionOf,
  questionText,
  recogniseAs,
  reportedQuestion,
  type Table,
  type Translation,
  translateList,
} from '@territori/traduzione';
import { dayNumber, type HistoryIndex, isoDay, isoEnd } from '@territori/traduzione/storia';

/** What values can be said to be. */
export type ValueKind = 'comune' | 'catastale' | 'denominazione' | 'uts' | 'sigla' | 'nuts' | 'regione';

/** A value: a code or name, a name with its province, or null for none. */
export type Value = string | null | { readonly denominazione: string; readonly provincia?: string | undefined };

const KINDS: Readonly<Record<ValueKind, readonly [Kind, ...Kind[]]>> = {
  comune: ['comune'],
  catastale: ['catastale'],
  denominazione: ['nome'],
  // both systems of provinces: the one that knows more of the values
  uts: ['provincia', 'uts'],
  sigla: ['sigla'],
  nuts: ['nuts'],
  regione: ['regione'],
};

const nameIn = (value: Value): string => (value === null ? '' : typeof value === 'string' ? value : value.denominazione);
const provinceIn = (value: Value): string => (value !== null && typeof value === 'object' ? (value.provincia ?? '') : '');

/** Values that were translated, and their epoch where it had to be recognised. */
export interface TranslatedValues {
  /** The name or code of each value, as it was given. */
  readonly texts: readonly string[];
  /** Null where the epoch was not recognised. */
  readonly translation: Translation | null;
  /** What the caller has to say: the day of the values, where some of them depend on it. */
  readonly question: DayQuestion | null;
  /** As what the values were read. */
  readonly kind: Kind;
  readonly recognised: { readonly epoch: Epoch; readonly discordant: readonly Discordant[] } | null;
}

/**
 * Translates values of a kind that the caller names, as the page and the command translate a column.
 * @param from the day of the values, or `ultimo`; undefined where it is to be recognised
 */
export function translateValues(
  index: HistoryIndex,
  values: readonly Value[],
  kind: ValueKind,
  from: string | undefined,
  to: string,
  decisions: readonly Decision[] = [],
): TranslatedValues {
  const rows = values.map((value) => [nameIn(value), provinceIn(value)]);
  const table: Table = { sheet: null, separator: null, header: ['valore', 'provincia'], hasHeader: true, rows };
  const hasProvinces = rows.some(([, province]) => province !== '');
  const recognition = recogniseAs(index, table, { kinds: KINDS[kind], column: 0, decisions, ...(hasProvinces && { province: 1 }) });
  const { epoch } = recognition;
  const given: ListDay | undefined = from === 'ultimo' ? from : dayNumber(from ?? '');
  const source = given ?? (epoch.from === null ? null : 'epoca');
  const translation = source === null ? null : translateList(index, table, recognition, source, dayNumber(to) as number);
  const question = translation && questionOf(recognition, translation.outcomes);
  return {
    texts: rows.map(([text = '']) => text),
    translation,
    // the caller says the level, so that nothing but the day is left to ask
    question: question?.kind === 'data' ? question : null,
    kind: recognition.chosen.kind,
    recognised: given === undefined ? { epoch, discordant: discordantValues(index, recognition, table) } : null,
  };
}

/** The epoch as answers and reports write it. */
export const describedEpoch = ({ epoch, discordant }: NonNullable<TranslatedValues['recognised']>) => ({
  dal: epoch.from === null ? null : isoDay(epoch.from),
  al: epoch.to === null ? null : isoEnd(epoch.to),
  quota: epoch.share,
  verdetto: epoch.verdict,
  alternative: epoch.alternatives.map((other) => ({ dal: isoDay(other.from), al: isoEnd(other.to), quota: other.share })),
  discordanti: discordant.map(({ value, reason, suggestion }) => ({ valore: value, motivo: reason, suggerimento: suggestion })),
});

/** A question as an answer writes it, with its sentences in a language. */
export function describedQuestion(question: DayQuestion, kind: Kind, language: Language) {
  const phrase = listPhrases.in(language);
  const { valori, esempi, risposte } = reportedQuestion(question);
  return {
    testo: questionText(question, kind, phrase),
    valori,
    esempi: [...esempi],
    risposte: question.answers.map((answer, place) => ({
      dal: answer.from,
      al: answer.to,
      testo: dayAnswerText(answer, phrase),
      esempi: (risposte[place]?.esempi ?? []).map((example) => ({ ...example })),
    })),
  };
}

const joined = (texts: readonly string[]): string | null => texts.filter((text) => text !== '').join('|') || null;
const share = (weight: number) => Math.round(weight * 10_000) / 10_000;

/** An outcome as an answer writes it. */
export const describedOutcome = (text: string, row: Outcome) => {
  const { outcome, target, candidates, parts, weightYear, events, relation, certainty, suggestion } = row;
  return {
    valore: text,
    esito: outcome,
    codice_nuovo: target?.code ?? null,
    nome_nuovo: target?.name ?? null,
    unita: target?.unit ?? null,
    candidati:
      suggestion === null ? candidates.map(({ code, weight }) => (weight === null ? code : `${code}:${share(weight)}`)) : [suggestion],
    territorio: parts.map(({ code, name, weight }) => ({
      codice: code,
      denominazione: name,
      peso: weight === null ? null : share(weight),
      anno: weight === null ? null : weightYear,
    })),
    data_evento: joined(events.map(({ date }) => date)),
    tipo_evento: joined(events.map(({ kind }) => kind)),
    provvedimento: joined(events.map(({ act }) => act)),
    relazione: relation,
    certezza: certainty,
    avvisi: noticesOf(row),
  };
};
