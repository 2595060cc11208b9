import type { Day } from '@territori/history/dates/day';
import { dayNumber, type HistoryIndex } from '@territori/traduzione/storia';
import type { Livello } from '@territori/wire/v1/values';

/** Whether a unit took territory over from others on a day, else gave some, as its passages say; null where it did neither. */
export function territoryOn(index: HistoryIndex, level: Livello, id: number, day: Day): 'acquisito' | 'ceduto' | null {
  if (level === 'ripartizione') return null;
  const number = dayNumber(day);
  const { stepsTo, stepsFrom } = index.succession[level];
  if (stepsTo(id).some((step) => step.day === number && step.from !== id)) return 'acquisito';
  return stepsFrom(id).some((step) => step.day === number && step.to !== id) ? 'ceduto' : null;
}
