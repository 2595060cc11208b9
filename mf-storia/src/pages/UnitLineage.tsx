import { useApi, useLanguage, useMessages } from '@territori/kit';
import { useQuery } from '@territori/kit/query';
import { ErrorState, SkeletonText } from '@territori/ui/feedback';
import { Columns, Panel } from '@territori/ui/layout';
import { useMemo } from 'react';
import { lineage } from '../data/lineage.ts';
import { unitHistoryQuery } from '../data/unitHistoryQuery.ts';
import type it from '../messages/it.json';
import { LineageDrawing } from './LineageDrawing.tsx';
import { LineageList } from './LineageList.tsx';

/** The names and codes of a unit over time, as a list and as a drawing made from it. */
export function UnitLineage({ unit }: { unit: number }) {
  const text = useMessages<typeof it>();
  const { data, isPending, isError, isFetching, refetch } = useQuery(unitHistoryQuery(useApi(), useLanguage(), unit));
  const story = useMemo(() => data && lineage(data), [data]);
  return (
    <Panel title={text('linea')} level={3}>
      {story ? (
        <Columns minWidth="large">
          <LineageList lineage={story} />
          <LineageDrawing lineage={story} />
        </Columns>
      ) : isPending || isFetching ? (
        <div aria-busy="true">
          <SkeletonText lines={4} />
        </div>
      ) : (
        isError && (
          <ErrorState title={text('linea.errore')} onRetry={() => refetch()} labels={{ retry: text('riprova') }}>
            {text('errore.testo')}
          </ErrorState>
        )
      )}
    </Panel>
  );
}
