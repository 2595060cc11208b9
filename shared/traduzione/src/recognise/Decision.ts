import { fold } from '../fold.ts';
import { ListError } from '../ListError.ts';
import type { Level } from '../storia/Storia.ts';

/** What a visitor decided of a value that the rules could not settle. */
export interface Decision {
  /** The value as it stood in the list. */
  readonly value: string;
  /** What stood beside it, such as a province, where the decision holds only beside the same; null where it holds whatever stands there. */
  readonly beside: string | null;
  readonly level: Level;
  /** The unit that the value means; null where it does not name a unit. */
  readonly unit: number | null;
  /** The code and name that the unit had, for a reader of the file; '' where there is no unit. */
  readonly code: string;
  readonly name: string;
}

/** A text as decisions compare it. */
const compared = (text: string): string => fold(text) || text.trim().toLowerCase();

const keyOf = (value: string, beside: string | null): string => `${compared(value)}\u001f${beside === null ? '*' : compared(beside)}`;

/** True for two decisions about the same value. */
export const isSameValue = (a: Decision, b: Decision): boolean =>
  a.level === b.level && keyOf(a.value, a.beside) === keyOf(b.value, b.beside);

/** Finds the decision about a value of a level; one about what stands beside it comes before one about all equal values. */
export function decisionsFor(decisions: readonly Decision[], level: Level): (value: string, beside: string) => Decision | undefined {
  const known = new Map(decisions.flatMap((one) => (one.level === level ? [[keyOf(one.value, one.beside), one]] : [])));
  return (value, beside) => known.get(keyOf(value, beside)) ?? known.get(keyOf(value, null));
}

interface WrittenDecision {
  readonly valore: string;
  readonly accanto: string | null;
  readonly livello: Level;
  readonly unita: number | null;
  readonly codice: string;
  readonly denominazione: string;
}

/** The file of decisions, which the page writes and the page, the command and the call read. */
export interface DecisionsFile {
  readonly formato: 1;
  readonly decisioni: readonly WrittenDecision[];
}

export const writeDecisions = (decisions: readonly Decision[]): DecisionsFile => ({
  formato: 1,
  decisioni: decisions.map(({ value, beside, level, unit, code, name }) => ({
    valore: value,
    accanto: beside,
    livello: level,
    unita: unit,
    codice: code,
    denominazione: name,
  })),
});

const LEVELS: ReadonlySet<unknown> = new Set<Level>(['comune', 'uts', 'regione']);

function isWritten(one: unknown): one is WrittenDecision {
  if (typeof one !== 'object' || one === null) return false;
  const { valore, accanto, livello, unita } = one as Record<string, unknown>;
  const isUnit = unita === null || (typeof unita === 'number' && Number.isInteger(unita));
  return typeof valore === 'string' && (accanto === null || typeof accanto === 'string') && LEVELS.has(livello) && isUnit;
}

/** The decisions that a file holds, parsed from its JSON. Throws ListError for anything else. */
export function readDecisions(file: unknown): Decision[] {
  const { formato, decisioni } = (typeof file === 'object' && file !== null ? file : {}) as Partial<Record<string, unknown>>;
  if (formato !== 1 || !Array.isArray(decisioni) || !decisioni.every(isWritten)) throw new ListError('decisioni_non_valide');
  return decisioni.map(({ valore, accanto, livello, unita, codice, denominazione }) => ({
    value: valore,
    beside: accanto,
    level: livello,
    unit: unita,
    code: String(codice ?? ''),
    name: String(denominazione ?? ''),
  }));
}

/** The decisions with one more, in place of an earlier one about the same value. */
export const withDecision = (decisions: readonly Decision[], decision: Decision): Decision[] => [
  ...decisions.filter((other) => !isSameValue(other, decision)),
  decision,
];
