import { useApi, useLanguage } from '@territori/kit';
import { keepPreviousData, useQuery } from '@territori/kit/query';
import { unitQuery } from '../../data/unitQueries.ts';

/** The unit on a day, or in its last state where the day is ''. While another day loads, the one before it stays. */
export const useUnitOnDay = (id: number, iso: string) =>
  useQuery({ ...unitQuery(useApi(), useLanguage(), id, iso), placeholderData: keepPreviousData });
