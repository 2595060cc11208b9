import { groupBy } from '@territori/traduzione/groupBy';
import { ABROAD, type Act, NOT_LOADED, type Related, relatedUnit, UNKNOWN } from '../model.ts';
import type { OfficialRecord } from '../OfficialRecord.ts';
import { dayBefore } from '../period.ts';
import type { ChangeKind } from '../sources/ChangeKind.ts';
import type { DeclaredChange } from '../sources/DeclaredChange.ts';
import type { Timeline } from '../Timeline.ts';
import { BLANK_DRAFT, type Draft } from './draftChanges.ts';

/** Kinds whose municipality is there from the day on: its code is the one in force then. The others have the code of the day before. */
const BEGINS: ReadonlySet<ChangeKind> = new Set(['CS', 'PV', 'AQ', 'AQES']);
/** Kinds that versions do not show: only a list knows them. */
const OF_TERRITORY: ReadonlySet<ChangeKind> = new Set(['AQ', 'CE', 'AQES', 'CECS']);
/** Kinds whose related code is the new code of the same municipality. */
const OF_CODE: ReadonlySet<ChangeKind> = new Set(['AP', 'RN', 'CD']);
/** Kinds that may stand for each other: a list may say AP where the versions show a new code, and AS where they show an end. */
const STANDS_FOR: Partial<Record<ChangeKind, ChangeKind>> = { AP: 'RN', RN: 'AP', AS: 'ES' };

/**
 * What a row that names both sides says of the other one, which came to its end or its beginning by it: a constitution
 * from a unit says who took over that unit, the end of a unit in one that begins says where that came from.
 */
const OTHER_SIDE: Partial<Record<ChangeKind, 'ES' | 'CS'>> = { CS: 'ES', AQES: 'ES', ES: 'CS', CECS: 'CS' };

interface Relation {
  kind: 'ES' | 'CS';
  unitId: number;
  date: string;
  relatedId: number;
}

type Keyed = Pick<Draft, 'unitId' | 'date' | 'kind'>;
const keyOf = ({ unitId, date, kind }: Keyed) => `${unitId} ${date} ${kind}`;
const isDeclared = ({ related }: Draft) => related.is === 'abroad' || (related.is === 'unit' && related.certainty === 'dichiarato');

/** Adds its other units to a declared change: one change for each of them that no other row declares. */
function withOtherSides(drafts: readonly Draft[], relations: readonly Relation[]): Draft[] {
  const bySide = groupBy(relations, keyOf);
  const declared = new Set(drafts.filter(isDeclared).map(keyOf));
  const done = new Set<string>();
  return drafts.flatMap((draft) => {
    const key = keyOf(draft);
    const related = new Set(bySide.get(key)?.map(({ relatedId }) => relatedId));
    if (related.size === 0 || declared.has(key)) return [draft];
    if (done.has(key)) return [];
    done.add(key);
    return [...related].map((relatedId) => ({ ...draft, related: relatedUnit(relatedId, 'dichiarato') }));
  });
}

/** Takes back a deduced origin where the lists say that the supposed origin ended in others that day. */
function withoutRefutedOrigins(drafts: readonly Draft[]): Draft[] {
  const ends = groupBy(
    drafts.filter((draft) => (draft.kind === 'ES' || draft.kind === 'AS') && isDeclared(draft)),
    ({ unitId, date }) => `${unitId} ${date}`,
  );
  return drafts.map((draft) => {
    const { related } = draft;
    if (draft.kind !== 'CS' || related.is !== 'unit' || related.certainty !== 'dedotto') return draft;
    const successors = ends.get(`${related.id} ${draft.date}`);
    const refuted = successors && !successors.some((end) => end.related.is === 'unit' && end.related.id === draft.unitId);
    return refuted ? { ...draft, related: UNKNOWN } : draft;
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
    this.all.push({ id, text: act?.text ?? '', journal: act?.journal ?? null, content, url: null });
    return id;
  }
}

export interface Joined {
  drafts: Draft[];
  acts: Act[];
  /** Declared changes that no boundary of the history answers to; they are left out. */
  unmatched: DeclaredChange[];
}

/**
 * Joins what the lists declare to the changes that the versions show: act, related unit and certainty come to the
 * change of the same unit, day and kind, or to one of unknown kind on that day. A second row of the same kind, for one
 * more related unit, is a separate change. A row that names a unit which ends or begins by it gives that unit's
 * relation as well. Cessions and acquisitions of territory are added; a beginning, end, rename or recode that the
 * versions do not show is not. On days for which a list is complete, a change of unknown kind that the list does not
 * explain is removed: the boundary has another reason than a change of the municipality.
 */
export function withDeclaredChanges(drafts: readonly Draft[], record: OfficialRecord, municipal: Timeline): Joined {
  const acts = new Acts();
  const result: Draft[] = [...drafts];
  const positions = groupBy(result.keys(), (index) => `${result[index]?.unitId} ${result[index]?.date}`);
  // also the codes that a municipality had for no day before it ended
  const endedWith = new Map(drafts.filter(({ kind }) => kind === 'ES').map((draft) => [`${draft.date} ${draft.code}`, draft.unitId]));
  const taken = new Set<number>();
  const unmatched: DeclaredChange[] = [];
  const otherSides: Relation[] = [];

  const unitAround = (code: string, date: string, begins: boolean): number | undefined => {
    const after = municipal.at(code, date)?.unitId;
    const before = municipal.at(code, dayBefore(date))?.unitId ?? endedWith.get(`${date} ${code}`);
    return begins ? (after ?? before) : (before ?? after);
  };

  for (const change of record.changes) {
    const { kind, date, code, relatedCode } = change;
    const begins = BEGINS.has(kind);
    const ends = kind === 'ES' || kind === 'AS';
    const unitId = (ends ? endedWith.get(`${date} ${code}`) : undefined) ?? unitAround(code, date, begins);
    const sameDay = unitId === undefined ? [] : (positions.get(`${unitId} ${date}`) ?? []);
    const relatedId = relatedCode === null || OF_CODE.has(kind) ? undefined : unitAround(relatedCode, date, !begins);
    const facts = () => ({
      actId: acts.idOf(change),
      certainty: 'dichiarato' as const,
      split: change.split,
      source: change.source ?? null,
    });
    const named: Related | undefined =
      kind === 'AS' ? ABROAD : relatedId === undefined || relatedId === unitId ? undefined : relatedUnit(relatedId, 'dichiarato');
    const otherSide = OTHER_SIDE[kind];
    if (otherSide && unitId !== undefined && named?.is === 'unit')
      otherSides.push({ kind: otherSide, unitId: named.id, date, relatedId: unitId });

    const ofKind = sameDay.filter((index) => result[index]?.kind === kind);
    const instead = sameDay.filter((index) => STANDS_FOR[kind] !== undefined && result[index]?.kind === STANDS_FOR[kind]);
    const unknown = sameDay.filter((index) => result[index]?.kind === null);
    const position = [...ofKind, ...instead, ...unknown].find((index) => !taken.has(index));
    const model = result[position ?? ofKind[0] ?? -1];

    if (position !== undefined && model) {
      taken.add(position);
      // a province that the versions show stays the other side of AP; a change that was of unknown kind has none until the row names it
      const related = named ?? (model.kind === null || ends ? UNKNOWN : model.related);
      result[position] = { ...model, ...facts(), related, kind };
    } else if (model) {
      result.push({ ...model, ...facts(), related: named ?? UNKNOWN });
    } else if (unitId !== undefined && OF_TERRITORY.has(kind)) {
      const version = municipal.at(code, date) ?? municipal.at(code, dayBefore(date));
      result.push({
        ...BLANK_DRAFT,
        ...facts(),
        unitId,
        level: 'comune',
        date,
        kind,
        code,
        name: version?.name ?? change.name,
        related: named ?? UNKNOWN,
        utsId: version?.utsId ?? null,
      });
    } else {
      unmatched.push(change);
    }
  }
  const explained = result
    .filter((draft) => draft.kind !== null || !record.holdsAllOf(draft.date))
    .map((draft) =>
      draft.kind === 'ES' && draft.related.is === 'unknown' && !record.listsFinalEnds ? { ...draft, related: NOT_LOADED } : draft,
    );
  return { drafts: withoutRefutedOrigins(withOtherSides(explained, otherSides)), acts: acts.all, unmatched };
}
