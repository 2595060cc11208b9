import type { Target } from '../translate/Outcome.ts';
import type { Aggregation, Comparability } from './Aggregation.ts';

/** The units of an aggregation whose figures are comparable in one way. */
export const unitsThatAre = ({ rows }: Pick<Aggregation, 'rows'>, comparability: Comparability): Target[] =>
  rows.filter((row) => row.comparability === comparability).map(({ target }) => target);
