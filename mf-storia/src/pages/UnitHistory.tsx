import type { Livello } from '@territori/contract/wire';
import { ApiError, useApi, useLanguage, useMessages, usePageTitle } from '@territori/kit';
import { useQuery } from '@territori/kit/query';
import type { UnitType } from '@territori/report-flow/pick';
import { ErrorState, InlineMessage, SkeletonText } from '@territori/ui/feedback';
import { Deferred, Stack } from '@territori/ui/layout';
import { LoadingOverlay } from '@territori/ui/progress';
import { SectionTitle } from '@territori/ui/text';
import { useEffect, useMemo } from 'react';
import { lineage } from '../data/lineage.ts';
import { unitHistoryQuery } from '../data/unitHistoryQuery.ts';
import { unitOfHistory } from '../data/unitOfHistory.ts';
import type { UnitOption } from '../data/unitOption.ts';
import type it from '../messages/it.json';
import { UnitChanges } from './UnitChanges.tsx';
import { UnitLineage } from './UnitLineage.tsx';
import { useUnitLink } from './unit/useUnitLink.tsx';

/** The level of each type of unit. */
const LEVELS: Readonly<Record<UnitType, Livello>> = { 1: 'comune', 2: 'uts', 3: 'regione' };

export interface UnitHistoryProps {
  readonly type: UnitType;
  /** Id of the unit. */
  readonly unit: number;
  readonly form: string | null;
  /** Position in the list, from 1, of the change whose details are shown. */
  readonly change: number | null;
  readonly onChange: (place: number) => void;
  /** Called with the unit under its last name, once it is known. */
  readonly onFound: (unit: UnitOption) => void;
}

/** One unit: its lineage, the summary of its changes, and the details of the chosen change. */
export function UnitHistory({ type, unit, form, change, onChange, onFound }: UnitHistoryProps) {
  const text = useMessages<typeof it>();
  const { data, error, isFetching, refetch } = useQuery(unitHistoryQuery(useApi(), useLanguage(), unit));
  const found = useMemo(() => (data?.livello === LEVELS[type] ? unitOfHistory(data, form) : null), [data, type, form]);
  const link = useUnitLink();
  const story = useMemo(() => data && lineage(data), [data]);
  useEffect(() => {
    if (found) onFound(found);
  }, [found, onFound]);
  const name = found && `${found.name} - ${found.code}`;
  usePageTitle(name ? `${name} - ${text('titolo')}` : '');

  const loading = (
    <LoadingOverlay busy label={text('caricamento')}>
      <SkeletonText title lines={6} />
    </LoadingOverlay>
  );
  if (isFetching && !data) return loading;
  if (found && story)
    return (
      <Deferred fallback={loading}>
        <Stack gap="large">
          <Stack gap="small">
            <SectionTitle>{name}</SectionTitle>
            <div>{link(found.id, text('unita.pagina'))}</div>
          </Stack>
          <UnitLineage type={type} lineage={story} />
          <UnitChanges type={type} unit={found} events={data?.eventi ?? []} chosen={change} onChoose={onChange} />
        </Stack>
      </Deferred>
    );
  if (data || (error instanceof ApiError && error.status === 404))
    return <InlineMessage intent="warning">{text('unita.sconosciuta')}</InlineMessage>;
  return (
    <ErrorState title={text('linea.errore')} onRetry={() => refetch()} labels={{ retry: text('riprova') }}>
      {text('errore.testo')}
    </ErrorState>
  );
}
