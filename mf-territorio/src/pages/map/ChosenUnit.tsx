import { memo } from 'react';
import type { MapContent } from './MapContent.ts';
import { UnitCard } from './UnitCard.tsx';

/** The unit that is chosen on the map. */
export const ChosenUnit = memo(function ChosenUnit({ content: { choice, day, comparison, expected } }: { readonly content: MapContent }) {
  const { data, livello, unita, con } = choice;
  const unit = unita === null ? undefined : day?.byKey.get(unita);
  if (!expected) return null;
  return (
    <UnitCard
      unit={unit}
      chosen={unita}
      day={day}
      date={data}
      level={livello}
      happened={unit ? comparison.happenedTo(unit.key) : []}
      other={con}
    />
  );
});
