import { Type } from 'typebox';
import type { Wire } from '../wire/blocks.ts';
import { Day, OrNull, Shape, Whole } from './blocks.ts';

/** Population and area of a unit, for the days on which its territory was the one that was counted and measured. */
export const Dimensione = Shape('Dimensione', {
  valido_dal: OrNull(Day('dimensione.valido_dal')),
  valido_al: OrNull(Day('dimensione.valido_al')),
  popolazione: OrNull(Whole('dimensione.popolazione')),
  anno_censimento: OrNull(Whole('dimensione.anno_censimento')),
  superficie: OrNull(Type.Number({ description: 'dimensione.superficie' })),
  anno_superficie: OrNull(Whole('dimensione.anno_superficie')),
});
export type Dimensione = Wire<typeof Dimensione>;
