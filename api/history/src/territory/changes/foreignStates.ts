import { ABROAD, NONE, type Version } from '../model.ts';
import type { Draft } from './draftChanges.ts';

/**
 * A municipality or province whose first validity (PV) is later than the first day of the history was annexed: it came
 * from a foreign state. A unit that existed on the first day came from no other unit.
 */
export function withAnnexations(drafts: readonly Draft[], firstDay: string): Draft[] {
  return drafts.map((draft) => {
    if (draft.kind !== 'PV') return draft;
    const annexed = draft.date > firstDay && (draft.level === 'comune' || draft.level === 'uts');
    return { ...draft, related: annexed ? ABROAD : NONE };
  });
}

/**
 * A province that ends on the day on which some of its municipalities are ceded to a foreign state (AS) is ceded as
 * well. Its other municipalities, which Italy keeps, pass to other provinces.
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
