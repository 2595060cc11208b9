import { useApi, useLanguage, useMessages, useProduct } from '@territori/kit';
import { useQuery } from '@territori/kit/query';
import { UnitForm } from '@territori/report-flow/pick';
import { InlineMessage, SkeletonText } from '@territori/ui/feedback';
import { Page, PageHeader } from '@territori/ui/layout';
import { LoadingOverlay } from '@territori/ui/progress';
import { PageTitle, Prose } from '@territori/ui/text';
import { useEffect, useMemo, useState } from 'react';
import { codeAndName } from '../data/codeAndName.ts';
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
  // asked for beside the list of all units, which is long, and shown before it is there
  const codes = useQuery({ ...unitCodesQuery(api, language, type ?? '1', value ?? ''), enabled: type !== null && value !== null });
  const newest = codes.data?.[0] && codeAndName(codes.data[0]);
  const asked = useMemo(() => {
    const names = list.data?.filter(({ unit }) => unit === value) ?? [];
    return names.find(({ label }) => label === newest) ?? names[0] ?? null;
  }, [list.data, value, newest]);
  /** What the visitor picked, null after clearing; undefined where the field shows the unit of the address. */
  const [own, setOwn] = useState<UnitValue | null>();
  const picked = own === undefined ? asked : own;
  // another unit in the address takes the place of what was picked before, which may be any name of a unit
  useEffect(() => setOwn((current) => (current?.unit === value ? current : undefined)), [value]);
  const found = list.data ? asked !== null : newest !== undefined;

  return (
    <Page>
      <PageHeader lead={value === null && text('introduzione')}>
        <PageTitle>{text('titolo', { product })}</PageTitle>
      </PageHeader>
      <UnitForm
        type={type}
        onType={(next) => {
          setOwn(null);
          view.chooseType(next);
        }}
        ready={picked !== null}
        onSearch={() => type && picked && view.showUnit(type, picked.unit)}
        onClear={() => {
          setOwn(null);
          view.clear();
        }}
      >
        <UnitPicker
          type={type}
          units={type === null ? undefined : list.data}
          retry={list.isError && !list.isFetching ? () => list.refetch() : undefined}
          picked={picked}
          onPick={setOwn}
        />
      </UnitForm>
      {type && value !== null && found ? (
        <CodeTable key={value} codes={codes} unit={value} searched={picked?.unit === value ? picked.label : asked?.label} />
      ) : value !== null && (list.data || !type) ? (
        <InlineMessage intent="warning">{text('unita.sconosciuta')}</InlineMessage>
      ) : value !== null ? (
        list.isFetching && (
          <LoadingOverlay busy label={text('caricamento')}>
            <SkeletonText title lines={4} />
          </LoadingOverlay>
        )
      ) : (
        <Prose>{text('istruzioni')}</Prose>
      )}
    </Page>
  );
}
