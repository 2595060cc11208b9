/** The part of react-query that sections use. The kit holds the client. */

export type { UseInfiniteQueryResult, UseMutationResult, UseQueryResult } from '@tanstack/react-query';
export {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
