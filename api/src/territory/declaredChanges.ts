import type { ChangeKind } from './changeKind.ts';
import type { Draft } from './changes.ts';
import { groupBy } from './groupBy.ts';
import type { Act } from './model.ts';
import type { DeclaredChange } from './sources.ts';
import type { Timeline } from './timeline.ts';

const dayBefore = (date: string): string => new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);

/** Kinds whose municipality begins on the day: its code is in force from then on. The others had theirs until the day before. */
const BEGINS: ReadonlySet<ChangeKind> = new Set(['CS', 'PV', 'AQ', 'AQES']);
/** Kinds that versions do not show: an event file alone knows them. */
const OF_TERRITORY: ReadonlySet<ChangeKind> = new Set(['AQ', 'CE', 'AQES', 'CECS']);
/** The related code is the new code of the same municipality. */
const OF_CODE: ReadonlySet<ChangeKind> = new Set(['AP', 'RN', 'CD']);

/**
 * What a row that names both sides says of the other one, which came to its end or its beginning by it: a constitution from a unit says who took
 * over that unit, the end of a unit in one that begins says where that came from.
 */
const OTHER_SIDE: Partial<Record<ChangeKind, 'ES' | 'CS'>> = { CS: 'ES', AQES: 'ES', ES: 'CS', CECS: 'CS' };

interface Relation {
  kind: 'ES' | 'CS';
  unitId: number;
  date: string;
  relatedId: number;
}

/** Gives the other side of declared changes its relation too, one change for each related unit, unless rows of its own declare it. */
function withOtherSides(drafts: readonly Draft[], relations: readonly Relation[]): Draft[] {
  const keyOf = ({ unitId, date, kind }: Pick<Draft, 'unitId' | 'date' | 'kind'>) => `${unitId} ${date} ${kind}`;
  const bySide = groupBy(relations, keyOf);
  const declared = new Set(drafts.filter((draft) => draft.relatedCertainty === 'dichiarato').map(keyOf));
  const done = new Set<string>();
  return drafts.flatMap((draft) => {
    const key = keyOf(draft);
    const related = new Set(bySide.get(key)?.map(({ relatedId }) => relatedId));
    if (related.size === 0 || declared.has(key)) return [draft];
    if (done.has(key)) return [];
    done.add(key);
    return [...related].map((relatedId) => ({ ...draft, relatedId, relatedCertainty: 'dichiarato' as const }));
  });
}

class Acts {
  readonly all: Act[] = [];
  readonly #ids = new Map<string, number>();

  idOf({ act, content }: DeclaredChange): number | null {
    if (act === null && content === null) return null;
    const key = JSON.stringify([act, content]);
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    const id = this.all.length + 1;
    this.#ids.set(key, id);
    this.all.push({ id, text: act ?? '', content, url: null });
    return id;
  }
}

/** The municipality that has a code around a day. */
function unitAround(municipal: Timeline, code: string, date: string, begins: boolean): number | undefined {
  const after = municipal.at(code, date)?.unitId;
  const before = municipal.at(code, dayBefore(date))?.unitId;
  return begins ? (after ?? before) : (before ?? after);
}

export interface Joined {
  drafts: Draft[];
  acts: Act[];
  /** Declared changes that no boundary of the history answers to; they are left out. */
  unmatched: DeclaredChange[];
}

/**
 * Joins what event files declare to the changes that the versions show: act, related unit and certainty come to the change of the same unit, day
 * and kind, or to one of unknown kind on that day. A second row of the same kind, for one more related unit, is a change of its own. A row that names
 * a unit which ends or begins by it tells that unit's relation as well. Cessions and acquisitions of territory are added; a beginning, end, rename or
 * recode that the versions do not show is not.
 */
export function withDeclaredChanges(drafts: readonly Draft[], declared: readonly DeclaredChange[], municipal: Timeline): Joined {
  const acts = new Acts();
  const result: Draft[] = [...drafts];
  const positions = groupBy(result.keys(), (index) => `${result[index]?.unitId} ${result[index]?.date}`);
  const taken = new Set<number>();
  const unmatched: DeclaredChange[] = [];
  const otherSides: Relation[] = [];

  for (const change of declared) {
    const begins = BEGINS.has(change.kind);
    const unitId = unitAround(municipal, change.code, change.date, begins);
    const sameDay = unitId === undefined ? [] : (positions.get(`${unitId} ${change.date}`) ?? []);
    const related =
      change.relatedCode === null || OF_CODE.has(change.kind) ? undefined : unitAround(municipal, change.relatedCode, change.date, !begins);
    const facts = () => ({ actId: acts.idOf(change), certainty: 'dichiarato' as const, split: change.split });
    const relation = related === undefined || related === unitId ? {} : { relatedId: related, relatedCertainty: 'dichiarato' as const };
    const otherSide = OTHER_SIDE[change.kind];
    if (otherSide && unitId !== undefined && relation.relatedId !== undefined)
      otherSides.push({ kind: otherSide, unitId: relation.relatedId, date: change.date, relatedId: unitId });
    const ofKind = sameDay.filter((index) => result[index]?.kind === change.kind);
    const recode = OF_CODE.has(change.kind)
      ? sameDay.filter((index) => ['AP', 'RN'].includes(result[index]?.kind ?? '') && change.kind !== 'CD')
      : [];
    const unknown = sameDay.filter((index) => result[index]?.kind === null);
    const position = [...ofKind, ...recode, ...unknown].find((index) => !taken.has(index));
    const model = result[position ?? ofKind[0] ?? -1];

    if (position !== undefined && model) {
      taken.add(position);
      result[position] = { ...model, ...facts(), ...relation, kind: change.kind };
    } else if (model) {
      result.push({ ...model, ...facts(), relatedId: null, relatedCertainty: null, ...relation });
    } else if (unitId !== undefined && OF_TERRITORY.has(change.kind)) {
      const version = municipal.at(change.code, change.date) ?? municipal.at(change.code, dayBefore(change.date));
      const name = version?.name ?? change.code;
      const blank = { relatedId: null, relatedCertainty: null, beforeId: null, afterId: null };
      result.push({
        ...blank,
        ...facts(),
        ...relation,
        unitId,
        level: 'comune',
        date: change.date,
        kind: change.kind,
        code: change.code,
        name,
      });
    } else {
      unmatched.push(change);
    }
  }
  return { drafts: withOtherSides(result, otherSides), acts: acts.all, unmatched };
}
