import { EARLIEST_DATE, useApi, useLanguage } from '@territori/kit';
import { useQuery } from '@territori/kit/query';
import { type TurningPoint, turningPoints } from '../../data/turningPoints.ts';
import { genealogyQuery, unitChangesQuery } from '../../data/unitQueries.ts';
import { USUAL_GENERATIONS } from './UnitGenealogy.tsx';

/** The turning points of a unit; undefined while they load, and none where an answer is missing. */
export function useTurningPoints(id: number): readonly TurningPoint[] | undefined {
  const [api, language] = [useApi(), useLanguage()];
  const genealogy = useQuery(genealogyQuery(api, language, id, USUAL_GENERATIONS));
  const changes = useQuery(unitChangesQuery(api, language, id));
  if (genealogy.isPending || changes.isPending) return undefined;
  return genealogy.data && changes.data ? turningPoints(genealogy.data, changes.data.dati, id, EARLIEST_DATE) : [];
}
