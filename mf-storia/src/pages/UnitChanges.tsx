import type { EventoUnita } from '@territori/contract/wire';
import { useApi, useLanguage, useMessages } from '@territori/kit';
import { useQuery } from '@territori/kit/query';
import type { UnitType } from '@territori/report-flow/pick';
import { ErrorState } from '@territori/ui/feedback';
import { LoadingOverlay } from '@territori/ui/progress';
import { changesQuery } from '../data/changesQuery.ts';
import type { UnitOption } from '../data/unitOption.ts';
import type it from '../messages/it.json';
import { ChangeDetails } from './ChangeDetails.tsx';
import { ChangeSummary } from './ChangeSummary.tsx';

export interface UnitChangesProps {
  readonly type: UnitType;
  readonly unit: UnitOption;
  readonly events: readonly EventoUnita[];
  /** Position in the list, from 1, of the change whose details are shown. */
  readonly chosen: number | null;
  readonly onChoose: (place: number) => void;
}

/** The changes of a unit, and the details of the chosen one. */
export function UnitChanges({ type, unit: { id, code, name, form }, events, chosen, onChoose }: UnitChangesProps) {
  const text = useMessages<typeof it>();
  const query = changesQuery(useApi(), useLanguage(), { type, id, code, name, form });
  const { data: changes, isPending, isError, isFetching, refetch } = useQuery(query);
  const change = changes?.find(({ orderr }) => orderr === chosen);
  return (
    <>
      <LoadingOverlay busy={isFetching} label={text('caricamento')}>
        {isError && !isFetching ? (
          <ErrorState title={text('variazioni.errore')} onRetry={() => refetch()} labels={{ retry: text('riprova') }}>
            {text('errore.testo')}
          </ErrorState>
        ) : (
          <ChangeSummary changes={changes ?? []} events={events} loading={isPending || isError} chosen={change} onChoose={onChoose} />
        )}
      </LoadingOverlay>
      {change && (
        <ChangeDetails
          key={change.orderr}
          type={type}
          change={change}
          hints={events.find(({ id }) => id === change.id_evento)?.indizi ?? []}
        />
      )}
    </>
  );
}
