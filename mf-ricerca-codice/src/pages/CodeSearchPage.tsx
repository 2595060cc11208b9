import { useApi, useLanguage, useMessages, useProduct } from '@territori/kit';
import { useQuery } from '@territori/kit/query';
import { UnitForm } from '@territori/report-flow/pick';
import { InlineMessage, SkeletonText } from '@territori/ui/feedback';
import { Page, PageHeader } from '@territori/ui/layout';
import { LoadingOverlay } from '@territori/ui/progress';
import { PageTitle, Prose } from '@territori/ui/text';
import { useEffect, useMemo, useState } from 'react';
import { unitCodesQuery } from '../data/unitCodesQuery.ts';
import { type UnitValue, unitValuesQuery } from '../data/unitValuesQuery.ts';
import type it from '../messages/it.json';
import { CodeTable } from './CodeTable.tsx';
import { UnitPicker } from './UnitPicker.tsx';
import { useCodeSearchView } from './useCodeSearchView.ts';

/** Finds a unit by any present or former code or name, and shows all of them. */
export default function CodeSearchPage() {
  const text = useMessages<typeof it>();
  const product = useProduct();
  const view = useCodeSearchView();
  const { type, value } = view;
  const [api, language] = [useApi(), useLanguage()];
  const list = useQuery({ ...unitValuesQuery(api, language, type ?? '1'), enabled: type !== null });
  // asked for beside the list, which is long
  const codes = useQuery({ ...unitCodesQuery(api, language, type ?? '1', value ?? ''), enabled: type !== null && value !== null });
  const asked = useMemo(() => list.data?.find((option) => option.unit === value) ?? null, [list.data, value]);
  const [picked, setPicked] = useState<UnitValue | null>(null);
  // keeps the picked option, which may be any name of the unit
  useEffect(() => setPicked((current) => (asked && current?.unit === asked.unit ? current : asked)), [asked]);

  return (
    <Page>
      <PageHeader>
        <PageTitle>{text('titolo', { product })}</PageTitle>
      </PageHeader>
      <UnitForm
        type={type}
        onType={(next) => {
          setPicked(null);
          view.chooseType(next);
        }}
        ready={picked !== null}
        onSearch={() => type && picked && view.showUnit(type, picked.unit)}
        onClear={() => {
          setPicked(null);
          view.clear();
        }}
      >
        <UnitPicker
          type={type}
          units={type === null ? undefined : list.data}
          retry={list.isError && !list.isFetching ? () => list.refetch() : undefined}
          picked={picked}
          onPick={setPicked}
        />
      </UnitForm>
      {type && asked ? (
        <CodeTable key={asked.unit} codes={codes} unit={picked?.unit === asked.unit ? picked : asked} />
      ) : value !== null && (list.data || !type) ? (
        <InlineMessage intent="warning">{text('unita.sconosciuta')}</InlineMessage>
      ) : value !== null ? (
        list.isFetching && (
          <LoadingOverlay busy label={text('caricamento')}>
            <SkeletonText title lines={4} />
          </LoadingOverlay>
        )
      ) : (
        <Prose>{text('introduzione')}</Prose>
      )}
    </Page>
  );
}
