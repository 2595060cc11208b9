import { useApi, useLanguage, useMessages } from '@territori/kit';
import { useQuery } from '@territori/kit/query';
import { ErrorState, LoadingOverlay } from '@territori/ui/feedback';
import { Stack } from '@territori/ui/layout';
import { SectionTitle } from '@territori/ui/text';
import { changesQuery } from '../data/changesQuery.ts';
import type { UnitOption } from '../data/unitOption.ts';
import type { UnitType } from '../data/unitType.ts';
import type it from '../messages/it.json';
import { ChangeDetails } from './ChangeDetails.tsx';
import { ChangeSummary } from './ChangeSummary.tsx';
import { UnitLineage } from './UnitLineage.tsx';

export interface UnitHistoryProps {
  readonly type: UnitType;
  readonly unit: UnitOption;
  /** Place in the list of the change whose details are shown, from 1. */
  readonly change: number | null;
  readonly onChange: (place: number) => void;
}

/** One unit: its lineage, the summary of its changes, and the details of the one that is chosen. */
export function UnitHistory({ type, unit, change, onChange }: UnitHistoryProps) {
  const text = useMessages<typeof it>();
  const { id, code, name, form } = unit;
  const {
    data: changes,
    isPending,
    isError,
    isFetching,
    refetch,
  } = useQuery(changesQuery(useApi(), useLanguage(), { type, id, code, name, form }));
  const chosen = changes?.find(({ orderr }) => orderr === change);
  return (
    <Stack gap="large">
      <SectionTitle>
        {name} - {code}
      </SectionTitle>
      <UnitLineage unit={id} />
      <LoadingOverlay busy={isFetching} label={text('caricamento')}>
        {isError && !isFetching ? (
          <ErrorState title={text('variazioni.errore')} onRetry={() => refetch()} labels={{ retry: text('riprova') }}>
            {text('errore.testo')}
          </ErrorState>
        ) : (
          <ChangeSummary changes={changes ?? []} loading={isPending || isError} chosen={chosen} onChoose={onChange} />
        )}
      </LoadingOverlay>
      {chosen && <ChangeDetails key={chosen.orderr} type={type} change={chosen} />}
    </Stack>
  );
}
