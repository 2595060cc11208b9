import type { Draft } from './changes.ts';
import { groupBy } from './group-by.ts';
import type { Act, ChangeKind } from './model.ts';
import type { DeclaredChange } from './sources.ts';
import type { Timeline } from './timeline.ts';

const dayBefore = (date: string): string => new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);

/** Kinds whose municipality begins on the day: its code is in force from then on. The others had theirs until the day before. */
const BEGINS: ReadonlySet<ChangeKind> = new Set(['CS', 'PV', 'AQ', 'AQES']);
/** Kinds that versions do not show: an event file alone knows them. */
const OF_TERRITORY: ReadonlySet<ChangeKind> = new Set(['AQ', 'CE', 'AQES', 'CECS']);
/** The related code is the new code of the same municipality. */
const OF_CODE: ReadonlySet<ChangeKind> = new Set(['AP', 'RN', 'CD']);

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
 * and kind, or to one of unknown kind on that day. A second row of the same kind, for one more related unit, is a change of its own. Cessions and
 * acquisitions of territory are added; a beginning, end, rename or recode that the versions do not show is not.
 */
export function withDeclaredChanges(drafts: readonly Draft[], declared: readonly DeclaredChange[], municipal: Timeline): Joined {
  const acts = new Acts();
  const result: Draft[] = [...drafts];
  const positions = groupBy(result.keys(), (index) => `${result[index]?.unitId} ${result[index]?.date}`);
  const taken = new Set<number>();
  const unmatched: DeclaredChange[] = [];

  for (const change of declared) {
    const begins = BEGINS.has(change.kind);
    const unitId = unitAround(municipal, change.code, change.date, begins);
    const sameDay = unitId === undefined ? [] : (positions.get(`${unitId} ${change.date}`) ?? []);
    const related =
      change.relatedCode === null || OF_CODE.has(change.kind) ? undefined : unitAround(municipal, change.relatedCode, change.date, !begins);
    const facts = () => ({ actId: acts.idOf(change), certainty: 'dichiarato' as const, split: change.split });
    const relation = related === undefined || related === unitId ? {} : { relatedId: related, relatedCertainty: 'dichiarato' as const };
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
  return { drafts: result, acts: acts.all, unmatched };
}
