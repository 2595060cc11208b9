import { groupBy } from '@territori/traduzione/groupBy';
import type { Draft } from '../changes/draftChanges.ts';
import type { Certainty, Passage, PassageKind } from '../model.ts';
import { compareDays } from '../period.ts';

/** A passage before its weights are known. */
export type UnweightedPassage = Omit<Passage, 'population' | 'area'>;

/** Of the changes that state one passage, that of the unit from which it leads away names its kind. */
const KINDS: readonly PassageKind[] = ['ES', 'CECS', 'AQES', 'CS'];
const SUREST: readonly Certainty[] = ['dichiarato', 'derivato', 'dedotto'];

const isKind = (kind: Draft['kind']): kind is PassageKind => kind !== null && (KINDS as readonly string[]).includes(kind);

/** The passage that a change states; undefined for a change of another kind, or without a named other unit. */
function stated({ unitId, date, kind, related, actId }: Draft, ends: ReadonlySet<string>): UnweightedPassage | undefined {
  if (!isKind(kind) || related.is !== 'unit') return undefined;
  const [fromId, toId] = kind === 'ES' || kind === 'CECS' ? [unitId, related.id] : [related.id, unitId];
  const whole = kind === 'ES' || kind === 'AQES' || ends.has(`${fromId} ${date}`);
  return { level: 'comune', fromId, toId, date, kind, whole, certainty: related.certainty, actId };
}

/** The order of statements of one passage: the one that knows most first. */
const compareStatements = (a: UnweightedPassage, b: UnweightedPassage): number =>
  Number(b.whole) - Number(a.whole) ||
  SUREST.indexOf(a.certainty) - SUREST.indexOf(b.certainty) ||
  KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind);

/** The passages between municipalities that the changes state, each once, by day and unit. */
export function municipalPassages(changes: readonly Draft[]): UnweightedPassage[] {
  const ends = new Set(changes.flatMap(({ kind, unitId, date }) => (kind === 'ES' ? [`${unitId} ${date}`] : [])));
  const statements = changes.flatMap((change) => stated(change, ends) ?? []);
  const passages = [...groupBy(statements, ({ fromId, toId, date }) => `${fromId} ${toId} ${date}`).values()].flatMap((same) => {
    const [first] = same.sort(compareStatements);
    return first ? [{ ...first, actId: same.find(({ actId }) => actId !== null)?.actId ?? null }] : [];
  });
  return passages.sort((a, b) => compareDays(a.date, b.date) || a.fromId - b.fromId || a.toId - b.toId);
}
