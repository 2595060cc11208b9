/** Two days, the earlier one first; null where there is no other day than the one. */
export function comparedDays([one, other]: readonly [string, string | null]): readonly [string, string] | null {
  if (other === null || other === one) return null;
  return one < other ? [one, other] : [other, one];
}
