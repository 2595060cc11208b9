import { OPEN_END } from '@territori/history/dates/day';
import { fold } from '@territori/traduzione/storia';
import type { Livello } from '@territori/wire';
import type { UnitCard } from './UnitNames.ts';

const ORDER_OF_LEVELS: readonly Livello[] = ['comune', 'uts', 'regione', 'ripartizione'];

const isCardInForce = ({ validita_a }: UnitCard): boolean => validita_a === OPEN_END;

/** The place of each unit among those that fit a text equally well. */
export function placesInResults(cards: readonly UnitCard[], population: ReadonlyMap<number, number>): Map<number, number> {
  // what is compared is made once for each card, not at each comparison
  const order = cards.map((card) => ({
    id: card.id,
    name: fold(card.denominazione),
    inForce: isCardInForce(card),
    until: card.validita_a,
    level: ORDER_OF_LEVELS.indexOf(card.livello),
  }));
  const residents = new Map<string, number>();
  for (const { id, name, inForce } of order) {
    if (inForce) residents.set(name, Math.max(residents.get(name) ?? 0, population.get(id) ?? 0));
  }
  const weightOf = ({ name, inForce }: (typeof order)[number]) => (inForce ? (residents.get(name) ?? 0) : 0);
  order.sort(
    (a, b) =>
      Number(b.inForce) - Number(a.inForce) ||
      weightOf(b) - weightOf(a) ||
      (a.until === b.until ? 0 : a.until < b.until ? 1 : -1) ||
      (a.name === b.name ? 0 : a.name < b.name ? -1 : 1) ||
      a.level - b.level ||
      a.id - b.id,
  );
  return new Map(order.map(({ id }, place) => [id, place]));
}
