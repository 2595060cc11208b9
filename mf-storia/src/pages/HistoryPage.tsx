import { useMessages } from '@territori/kit';
import { useLocation, useNavigate } from '@territori/kit/router';
import { UnitField, type UnitFieldProps, UnitForm } from '@territori/report-flow/pick';
import { InlineMessage } from '@territori/ui/feedback';
import { Page, PageHeader } from '@territori/ui/layout';
import { PageTitle, Prose } from '@territori/ui/text';
import { useState } from 'react';
import type { UnitOption } from '../data/unitOption.ts';
import type it from '../messages/it.json';
import { UnitHistory } from './UnitHistory.tsx';
import { UnitOfCode } from './UnitOfCode.tsx';
import { useHistoryView } from './useHistoryView.ts';
import { useUnitSearch } from './useUnitSearch.ts';

/** The former names and codes of a unit, and its successors. */
export default function HistoryPage() {
  const text = useMessages<typeof it>();
  const { type, unit, coded, named, form, change, chooseType, showUnit, showChange, clear } = useHistoryView();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [picked, setPicked] = useState<UnitOption | null>(null);

  return (
    <Page>
      <PageHeader lead={unit === null && !coded && !named && text('introduzione')}>
        <PageTitle>{text('titolo')}</PageTitle>
      </PageHeader>
      <UnitForm
        type={type}
        onType={(next) => {
          setPicked(null);
          chooseType(next);
        }}
        ready={picked !== null}
        onSearch={() => type && picked && showUnit(type, picked)}
        onClear={() => {
          setPicked(null);
          clear();
        }}
      >
        <UnitPicker type={type} picked={picked} onPick={setPicked} />
      </UnitForm>
      {type && unit !== null ? (
        <UnitHistory
          key={`${unit} ${form}`}
          type={type}
          unit={unit}
          form={form}
          change={change}
          onChange={showChange}
          onFound={setPicked}
        />
      ) : type && coded ? (
        <UnitOfCode type={type} {...coded} onFound={({ id }) => navigate(`${pathname}/${id}?data=${coded.day}`, { replace: true })} />
      ) : named ? (
        <InlineMessage intent="warning">{text('unita.sconosciuta')}</InlineMessage>
      ) : (
        <Prose>{text('istruzioni')}</Prose>
      )}
    </Page>
  );
}

/** A field that picks one unit of a type by a present or former code or name; the API finds the matches. */
function UnitPicker({ type, ...field }: Omit<UnitFieldProps<UnitOption>, 'list'>) {
  return <UnitField type={type} list={useUnitSearch(type)} {...field} />;
}
