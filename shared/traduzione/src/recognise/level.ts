import type { Table } from '../read/Table.ts';
import type { HistoryIndex } from '../storia/HistoryIndex.ts';
import type { Level } from '../storia/Storia.ts';
import type { Candidate } from './Candidate.ts';
import { levelOf } from './candidates.ts';
import { BLANK, usedValues, writtenValue } from './Values.ts';

export const LEVELS: readonly Level[] = ['comune', 'uts', 'regione'];
/** A list with this many provinces is one of provinces, also when each has a municipality beside it. */
const MOST_PROVINCES = 90;

const CAPITALS = /capoluogo|capital/i;
const MUNICIPALITIES = /comun|municip|citt/i;
const PROVINCES = /prov|uts/i;
/** Shares of known values from which a column of NUTS codes says the level. */
const KNOWN = 0.9;

/** A value that shows what an answer means: what it is then. */
export interface Example {
  readonly value: string;
  readonly code: string;
  readonly name: string;
}

/** The values are names of municipalities and of provinces alike, and nothing else in the list says which. */
export interface LevelQuestion {
  readonly kind: 'livello';
  /** Distinct values. */
  readonly values: number;
  /** Some of them, as the list has them. */
  readonly examples: readonly string[];
  /** The level that is proposed comes first. */
  readonly answers: readonly { readonly level: Level; readonly examples: readonly Example[] }[];
}

/** The level of a list, and the candidate of another level that fits as well; null where the list itself decides. */
export interface LevelDecision {
  readonly level: Level;
  readonly rival: Candidate | null;
}

const headerOf = ({ header, hasHeader }: Table, column: number) => (hasHeader ? (header[column] ?? '') : '');

/** True for a column that its header calls one of provinces, and whose names are all those of provinces: they are not read as towns. */
export function isCalledProvinces(table: Table, { column, known }: Candidate, candidates: readonly Candidate[]): boolean {
  const header = headerOf(table, column);
  if (!PROVINCES.test(header) || MUNICIPALITIES.test(header) || CAPITALS.test(header)) return false;
  return candidates.some((other) => other.kind === 'nome_provincia' && other.column === column && other.known >= known);
}

/** The level that the list is about: the finest whose column knows more values than the coarser ones. */
export function levelFor(best: ReadonlyMap<Level, Candidate>, table: Table, candidates: readonly Candidate[]): LevelDecision | undefined {
  const decided = (level: Level): LevelDecision => ({ level, rival: null });
  const [comune, uts, regione] = LEVELS.map((level) => best.get(level));
  const above = (uts?.known ?? 0) >= (regione?.known ?? 0) && uts ? uts : regione;
  if (!comune) return above && decided(levelOf(above));
  if (!above) return decided('comune');
  const upper = levelOf(above);
  if (comune.known !== above.known) return decided(comune.known > above.known ? 'comune' : upper);
  const header = headerOf(table, comune.column);
  if (CAPITALS.test(header)) return decided(upper);
  if (comune.column === above.column && /prov|uts|regi/i.test(header)) return decided(upper);
  const alike = candidates.find(
    ({ kind, column, known }) => kind === 'nome_provincia' && column === comune.column && known >= comune.known,
  );
  if (comune.kind !== 'nome' || upper !== 'uts' || !alike) {
    return decided(comune.kind === 'nome' && above.column !== comune.column && above.known >= MOST_PROVINCES ? upper : 'comune');
  }
  if (alike.known >= MOST_PROVINCES) return decided('uts');
  if (MUNICIPALITIES.test(header)) return decided('comune');
  if (candidates.some(({ kind, share, known }) => kind === 'nuts' && share >= KNOWN && known >= comune.known)) return decided('uts');
  // a plate before the name counts provinces, a plate behind it says where a town is
  return above.column < comune.column ? { level: 'uts', rival: comune } : { level: 'comune', rival: above };
}

const EXAMPLES = 2;

/** What the visitor is asked where two levels fit: the level that was taken, and the other. */
export function levelQuestion(index: HistoryIndex, taken: Candidate, rival: Candidate): LevelQuestion {
  // the names are what the two levels share
  const { values } = levelOf(taken) === 'comune' ? taken : rival;
  const places = usedValues(values).filter((place) => (values.versions[place] as readonly number[]).length > 0);
  const shown = places
    .slice(0, EXAMPLES)
    .map((place) => ({ row: values.ofRow.indexOf(place), value: writtenValue(values.texts[place] as string) }));
  const answerOf = (candidate: Candidate) => {
    const { version } = index.level(levelOf(candidate));
    const examples = shown.flatMap(({ row, value }): Example[] => {
      const last = (candidate.values.versions[candidate.values.ofRow[row] ?? BLANK] ?? []).map(version).at(-1);
      return last ? [{ value, code: last.code, name: last.name }] : [];
    });
    return { level: levelOf(candidate), examples };
  };
  return { kind: 'livello', values: places.length, examples: shown.map(({ value }) => value), answers: [answerOf(taken), answerOf(rival)] };
}
