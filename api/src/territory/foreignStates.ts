import type { Draft } from './changes.ts';
import { ABROAD, NONE, type Version } from './model.ts';

/**
 * A first validity after the first day of the history is an annexation: the other side is a foreign state. On the first
 * day there is none.
 */
export function withAnnexations(drafts: readonly Draft[], firstDay: string): Draft[] {
  return drafts.map((draft) => {
    if (draft.kind !== 'PV') return draft;
    const annexed = draft.date > firstDay && (draft.level === 'comune' || draft.level === 'uts');
    return { ...draft, related: annexed ? ABROAD : NONE };
  });
}

/**
 * A province that ends on the day on which municipalities of it pass to a foreign state passes there as well: what
 * Italy keeps of it goes to others.
 */
export function withCededProvinces(drafts: readonly Draft[], municipal: readonly Draft[], versions: readonly Version[]): Draft[] {
  const byId = new Map(versions.map((version) => [version.id, version]));
  const ceded = new Set(
    municipal.flatMap(({ kind, date, beforeId }) => (kind === 'AS' && beforeId !== null ? `${byId.get(beforeId)?.utsId} ${date}` : [])),
  );
  return drafts.map((draft) =>
    draft.level === 'uts' && draft.kind === 'ES' && ceded.has(`${draft.unitId} ${draft.date}`)
      ? { ...draft, kind: 'AS', related: ABROAD }
      : draft,
  );
}
