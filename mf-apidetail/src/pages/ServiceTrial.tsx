import type { Microservizio } from '@territori/contract/wire';
import { formatDate, useApi, useMessages } from '@territori/kit';
import { useQuery } from '@territori/kit/query';
import type { ReportDates, ReportPeriod } from '@territori/report-flow/dates';
import { useDateLabels } from '@territori/report-flow/labels';
import { Button } from '@territori/ui/button';
import { DateField, type TypedDate } from '@territori/ui/date';
import { ErrorState, InlineMessage, SkeletonText } from '@territori/ui/feedback';
import { Panel, Stack } from '@territori/ui/layout';
import { useState } from 'react';
import { serviceRowsQuery } from '../data/serviceRowsQuery.ts';
import type it from '../messages/it.json';
import { TrialRows } from './TrialRows.tsx';

export interface ServiceTrialProps {
  readonly service: Microservizio;
  readonly period: ReportPeriod;
  readonly dates: ReportDates;
  readonly onDates: (dates: ReportDates) => void;
}

/** Lets the visitor choose the dates of a call, makes the call, and shows the rows of the answer. */
export function ServiceTrial({ service, period, dates, onDates }: ServiceTrialProps) {
  const text = useMessages<typeof it>();
  const labels = useDateLabels();
  const [called, setCalled] = useState(false);
  const [wrong, setWrong] = useState<Partial<Record<keyof ReportDates, string>>>({});
  const { data, isFetching, isError, refetch } = useQuery({ ...serviceRowsQuery(useApi(), service, dates), enabled: called });
  const limits = { dal: formatDate(period.from), al: formatDate(period.to) };
  const invalid = Object.keys(wrong).length > 0;

  const choose = (end: keyof ReportDates, { iso, text: typed }: TypedDate) => {
    setCalled(false);
    const { [end]: _, ...others } = wrong;
    setWrong(iso ? others : { ...others, [end]: typed });
    if (iso) onDates({ ...dates, [end]: iso });
  };
  const field = (end: keyof ReportDates, label: string, min: string, max: string) => (
    <DateField
      label={label}
      value={end in wrong ? '' : (dates[end] ?? '')}
      text={wrong[end]}
      onChange={(typed) => choose(end, typed)}
      min={min}
      max={max}
      hint={text('prova.limiti', limits)}
      error={end in wrong ? text('prova.dataErrata', { dal: formatDate(min), al: formatDate(max) }) : undefined}
      labels={labels}
    />
  );
  return (
    <Panel look="filled" level={3} title={text('prova')}>
      <Stack>
        <Stack direction="row" align="start">
          {period.kind === 'DATA' ? (
            field('from', text('prova.data'), period.from, period.to)
          ) : (
            <>
              {field('from', text('prova.inizio'), period.from, dates.to ?? period.to)}
              {field('to', text('prova.fine'), dates.from, period.to)}
            </>
          )}
        </Stack>
        <div>
          <Button appearance="primary" disabled={invalid || isFetching} onClick={() => setCalled(true)}>
            {text('prova.chiama')}
          </Button>
        </div>
        <div role="status">
          {isFetching && text('caricamento')}
          {called && data === null && <InlineMessage intent="info" live={false} title={text('prova.nonDisponibile')} />}
        </div>
        {isFetching ? (
          <SkeletonText lines={4} />
        ) : called && isError ? (
          <ErrorState title={text('prova.errore')} onRetry={() => refetch()} labels={{ retry: text('riprova') }}>
            {text('errore.testo')}
          </ErrorState>
        ) : (
          called && data && <TrialRows rows={data} />
        )}
      </Stack>
    </Panel>
  );
}
