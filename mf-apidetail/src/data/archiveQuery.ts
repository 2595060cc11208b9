import type { Archivio } from '@territori/contract/v1';
import { type Api, ApiError } from '@territori/kit';
import { queryOptions } from '@territori/kit/query';

/** The bulk files of the edition in service; or the reason why there are none: they are being written, or this service keeps none. */
export type ArchiveState = { readonly kind: 'files'; readonly archive: Archivio } | { readonly kind: 'preparing' | 'absent' };

const REASONS: Readonly<Record<number, ArchiveState>> = { 404: { kind: 'absent' }, 503: { kind: 'preparing' } };

export function archiveQuery(api: Api) {
  return queryOptions({
    queryKey: ['apidetail', 'archivio'],
    queryFn: async ({ signal }): Promise<ArchiveState> => {
      try {
        return { kind: 'files', archive: await api.get<Archivio>('/api/v1/archivio', { signal, silent: true }) };
      } catch (error) {
        const reason = error instanceof ApiError ? REASONS[error.status] : undefined;
        if (reason) return reason;
        throw error;
      }
    },
  });
}
