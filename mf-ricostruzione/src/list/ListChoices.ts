import type { Decision, Figure, Weighting } from '@territori/traduzione';

/** What a visitor decides about a list. Sheets and columns are places from 0; null leaves the decision to the recognition. */
export interface ListChoices {
  readonly sheet: number | null;
  readonly column: number | null;
  readonly province: number | null;
  readonly level: 'comune' | 'uts' | null;
  /** The day of which the values are (YYYY-MM-DD), or `ultimo`: for each value the last day on which it was in force. */
  readonly from: string | null;
  /** The day to translate to (YYYY-MM-DD); null for the last day of the edition. */
  readonly to: string | null;
  readonly figures: readonly Figure[];
  /** By what divided rows are distributed; null leaves them unassigned. */
  readonly weighting: Weighting | null;
  /** What the visitor decided of single values. It holds values of the file, and is in no address. */
  readonly decisions: readonly Decision[];
}

export const NO_CHOICES: ListChoices = {
  sheet: null,
  column: null,
  province: null,
  level: null,
  from: null,
  to: null,
  figures: [],
  weighting: null,
  decisions: [],
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function place(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) - 1 : null;
}

const oneOf = <T extends string>(text: string | null, known: readonly T[]): T | null => known.find((word) => word === text) ?? null;

function figuresIn(parameters: URLSearchParams): Figure[] {
  const listed = (name: string) => (parameters.get(name) ?? '').split(',');
  const counts = listed('conteggi').flatMap((text): Figure[] => {
    const column = place(text);
    return column === null ? [] : [{ kind: 'conteggio', column }];
  });
  const rates = listed('tassi').flatMap((text): Figure[] => {
    const [first = null, second = null] = text.split(':');
    const column = place(first);
    const weight = second === 'popolazione' ? second : place(second);
    return column === null || weight === null ? [] : [{ kind: 'tasso', column, weight }];
  });
  return [...counts, ...rates].sort((a, b) => a.column - b.column);
}

/** The choices in an address. It names columns by their number, so that nothing of the file is in it. What is malformed is not chosen. */
export function readChoices(parameters: URLSearchParams): ListChoices {
  const day = (name: string, ...words: string[]) => {
    const text = parameters.get(name);
    return text !== null && (DAY.test(text) || words.includes(text)) ? text : null;
  };
  return {
    sheet: place(parameters.get('foglio')),
    column: place(parameters.get('colonna')),
    province: place(parameters.get('provincia')),
    level: oneOf(parameters.get('livello'), ['comune', 'uts']),
    from: day('dal', 'ultimo'),
    to: day('al'),
    figures: figuresIn(parameters),
    weighting: oneOf(parameters.get('pesi'), ['popolazione', 'superficie']),
    decisions: [],
  };
}

/** The parameters that hold the choices; those that leave the decision to the recognition have none. */
export function writeChoices({ sheet, column, province, level, from, to, figures, weighting }: ListChoices): Record<string, string> {
  const number = (chosen: number) => String(chosen + 1);
  const counts = figures.filter(({ kind }) => kind === 'conteggio').map((figure) => number(figure.column));
  const rates = figures.flatMap((figure) =>
    figure.kind === 'tasso' ? [`${number(figure.column)}:${figure.weight === 'popolazione' ? figure.weight : number(figure.weight)}`] : [],
  );
  const all: Record<string, string | null> = {
    foglio: sheet === null ? null : number(sheet),
    livello: level,
    colonna: column === null ? null : number(column),
    provincia: province === null ? null : number(province),
    dal: from,
    al: to,
    conteggi: counts.join(',') || null,
    tassi: rates.join(',') || null,
    pesi: weighting,
  };
  return Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== null));
}
