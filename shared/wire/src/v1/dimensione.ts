import { Type } from 'typebox';
import type { Wire } from '../wire/blocks.ts';
import { Day, OrNull, Shape, Whole } from './blocks.ts';

/** Population and area of a unit, for the days on which its territory was the one that was counted and measured. */
export const Dimensione = Shape('Dimensione', {
  valido_dal: OrNull(Day('First day on which the territory was the one counted and measured; null when the source sets no first day')),
  valido_al: OrNull(Day('First day on which it no longer was; null while it is')),
  popolazione: OrNull(Whole('Legal population at the census, null where not known')),
  anno_censimento: OrNull(Whole('Year of the census, null where not known')),
  superficie: OrNull(Type.Number({ description: 'Area in square kilometres, null where not known' })),
  anno_superficie: OrNull(Whole('Year of the area, null where not known')),
});
export type Dimensione = Wire<typeof Dimensione>;
