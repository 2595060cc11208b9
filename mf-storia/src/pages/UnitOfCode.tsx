import { useApi, useLanguage, useMessages } from '@territori/kit';
import { useQuery } from '@territori/kit/query';
import type { UnitType } from '@territori/report-flow/pick';
import { ErrorState, InlineMessage, SkeletonText } from '@territori/ui/feedback';
import { LoadingOverlay } from '@territori/ui/progress';
import { useEffect } from 'react';
import type { UnitOption } from '../data/unitOption.ts';
import { codedVersionsQuery } from '../data/unitOptionsQuery.ts';
import { versionAt } from '../data/versionAt.ts';
import type it from '../messages/it.json';

export interface UnitOfCodeProps {
  readonly type: UnitType;
  readonly code: string;
  /** `YYYY-MM-DD`: codes were given to other units in the course of time. */
  readonly day: string;
  readonly onFound: (unit: UnitOption) => void;
}

/** Finds the unit that a table names by its code and a day. */
export function UnitOfCode({ type, code, day, onFound }: UnitOfCodeProps) {
  const text = useMessages<typeof it>();
  const { data, isError, refetch } = useQuery(codedVersionsQuery(useApi(), useLanguage(), type, code));
  const found = data && versionAt(data, code, day);
  useEffect(() => {
    if (found) onFound(found);
  }, [found, onFound]);
  if (isError)
    return (
      <ErrorState title={text('linea.errore')} onRetry={() => refetch()} labels={{ retry: text('riprova') }}>
        {text('errore.testo')}
      </ErrorState>
    );
  if (data && !found) return <InlineMessage intent="warning">{text('unita.sconosciuta')}</InlineMessage>;
  return (
    <LoadingOverlay busy label={text('caricamento')}>
      <SkeletonText title lines={6} />
    </LoadingOverlay>
  );
}
