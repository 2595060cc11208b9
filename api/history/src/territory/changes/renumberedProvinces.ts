import { groupBy } from '@territori/traduzione/groupBy';
import type { Attributes } from '../model.ts';
import { covers, endOf } from '../period.ts';
import type { Draft } from './draftChanges.ts';

/**
 * Where a province has a boundary without any difference between its versions, but another statistical code from that
 * day, the change is that of the code: the province became a metropolitan city.
 */
export function withRenumberedProvinces(drafts: readonly Draft[], attributes: readonly Attributes[]): Draft[] {
  const byUnit = groupBy(attributes, (row) => row.unitId);
  return drafts.map((draft) => {
    if (draft.level !== 'uts' || draft.kind !== null) return draft;
    const known = byUnit.get(draft.unitId) ?? [];
    const before = known.find((row) => row.from < draft.date && endOf(row) >= draft.date)?.utsCode;
    const after = known.find((row) => covers(row, draft.date))?.utsCode;
    return before && after && before !== after ? { ...draft, kind: 'RN', certainty: 'dedotto' } : draft;
  });
}
