import type { Outcome, Reading, Target } from '../translate/Outcome.ts';

/** The columns that a translation adds, in their order. */
export const NEW_COLUMNS = [
  'esito',
  'codice_nuovo',
  'nome_nuovo',
  'unita',
  'candidati',
  'data_evento',
  'tipo_evento',
  'provvedimento',
  'relazione',
  'certezza',
  'avvisi',
] as const;

/** A column whose name the list has already gets `_2`, or the next number that is free. */
export function namesFor(header: readonly string[], added: readonly string[] = NEW_COLUMNS): string[] {
  const taken = new Set(header.map((name) => name.trim()));
  return added.map((name) => {
    let free = name;
    for (let number = 2; taken.has(free); number += 1) free = `${name}_${number}`;
    taken.add(free);
    return free;
  });
}

const share = (weight: number) => String(Math.round(weight * 10_000) / 10_000);

/** Codes separated by `|`, each followed by its weight where one is known. */
export const candidatesText = (candidates: readonly Target[]): string =>
  candidates.map(({ code, weight }) => (weight === null ? code : `${code}:${share(weight)}`)).join('|');

/** What a value comes to if its list is of a time: `se_dal_1968-02-13_030110`, with the outcome in place of the codes where it has none. */
const readingNotice = ({ from, outcome, targets }: Reading) => `se_dal_${from}_${targets.map(({ code }) => code).join('+') || outcome}`;

/** `non_comparabile_003 Novara+103 Verbano-Cusio-Ossola`: the units that hold the territory of a row whose figures stay whole. */
const wholeNotice = ({ parts, candidates }: Outcome) =>
  `non_comparabile_${(parts.length > 0 ? parts : candidates).map(({ code, name }) => `${code} ${name}`).join('+')}`;

/**
 * The notices of a row with their days: `se_dal_1968-02-13_030110` for each time of which the list may be, `tradotta_dal_2018-01-26` for a
 * value of another time, `candidati_al_2011-02-11` where the candidates have the codes and names of a day that was not asked for.
 */
export const noticesOf = (row: Outcome): string[] => [
  ...row.notices.map((notice) => (notice === 'non_comparabile' ? wholeNotice(row) : notice)),
  ...laterNotices(row),
];

const laterNotices = ({ readings, translatedFrom, namedOn }: Outcome): string[] => [
  ...readings.map(readingNotice),
  ...(translatedFrom === null ? [] : [`tradotta_dal_${translatedFrom}`]),
  ...(namedOn === null ? [] : [`candidati_al_${namedOn}`]),
];

/** What the new columns say of a row. An unknown value has its suggestion among the candidates. */
export function cellsOf(row: Outcome): string[] {
  const { outcome, target, candidates, events, relation, certainty, suggestion } = row;
  return [
    outcome,
    target?.code ?? '',
    target?.name ?? '',
    target ? String(target.unit) : '',
    suggestion ?? candidatesText(candidates),
    events.map(({ date }) => date).join('|'),
    events.map(({ kind }) => kind).join('|'),
    events
      .map(({ act }) => act)
      .filter((act) => act !== '')
      .join('|'),
    relation ?? '',
    certainty ?? '',
    noticesOf(row).join('|'),
  ];
}
