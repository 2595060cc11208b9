import { useApi, useLanguage, useMessages } from '@territori/kit';
import { useQuery } from '@territori/kit/query';
import { InlineMessage } from '@territori/ui/feedback';
import { Page, PageHeader } from '@territori/ui/layout';
import { PageTitle, Prose } from '@territori/ui/text';
import { useEffect, useMemo, useState } from 'react';
import { askedOption } from '../data/askedOption.ts';
import type { UnitOption } from '../data/unitOption.ts';
import { unitOptionsQuery } from '../data/unitOptionsQuery.ts';
import type it from '../messages/it.json';
import { UnitForm } from './UnitForm.tsx';
import { UnitHistory } from './UnitHistory.tsx';
import { useHistoryView } from './useHistoryView.ts';

/** Who a unit was before, and what became of it. */
export default function HistoryPage() {
  const text = useMessages<typeof it>();
  const view = useHistoryView();
  const { type, unit, form } = view;
  const list = useQuery({ ...unitOptionsQuery(useApi(), useLanguage(), type ?? '1'), enabled: type !== null });
  const asked = useMemo(() => askedOption(list.data ?? [], unit, form), [list.data, unit, form]);
  const [picked, setPicked] = useState<UnitOption | null>(null);
  useEffect(() => setPicked(asked), [asked]);

  return (
    <Page>
      <PageHeader>
        <PageTitle>{text('titolo')}</PageTitle>
      </PageHeader>
      <UnitForm
        type={type}
        onType={(next) => {
          setPicked(null);
          view.chooseType(next);
        }}
        options={type === null ? undefined : list.data}
        onRetryOptions={list.isError && !list.isFetching ? () => list.refetch() : undefined}
        picked={picked}
        onPick={setPicked}
        onSearch={() => type && picked && view.showUnit(type, picked)}
        onClear={() => {
          setPicked(null);
          view.clear();
        }}
      />
      {type && asked ? (
        <UnitHistory key={asked.value} type={type} unit={asked} change={view.change} onChange={view.showChange} />
      ) : unit !== null && list.data ? (
        <InlineMessage intent="warning">{text('unita.sconosciuta')}</InlineMessage>
      ) : (
        unit === null && <Prose>{text('introduzione')}</Prose>
      )}
    </Page>
  );
}
