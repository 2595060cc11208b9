import { useApi, useLanguage, useMessages, usePageTitle } from '@territori/kit';
import { useQuery } from '@territori/kit/query';
import { useParams } from '@territori/kit/router';
import { readDay } from '@territori/report-flow/day';
import { useParameters } from '@territori/report-flow/useParameters';
import { LinkButton } from '@territori/ui/button';
import { EmptyState, ErrorState, SkeletonText } from '@territori/ui/feedback';
import { Page, PageHeader } from '@territori/ui/layout';
import { LoadingOverlay } from '@territori/ui/progress';
import { PageTitle } from '@territori/ui/text';
import { useDeferredValue } from 'react';
import { stateOn } from '../../data/stateOn.ts';
import { isMissing, statesQuery } from '../../data/unitQueries.ts';
import type it from '../../messages/it.json';
import { UnitLead } from './UnitLead.tsx';
import { UnitSections } from './UnitSections.tsx';
import { useTurningPoints } from './useTurningPoints.ts';
import { useUnitOnDay } from './useUnitOnDay.ts';

/** An id as the address has it: a positive whole number that the database can hold. */
const ID = /^[1-9]\d{0,8}$/;

/** The permanent page of a unit: who it is, was and became. */
export default function UnitPage() {
  const { id = '' } = useParams();
  return ID.test(id) ? <KnownUnit key={id} id={Number(id)} /> : <UnknownUnit />;
}

function KnownUnit({ id }: { readonly id: number }) {
  const text = useMessages<typeof it>();
  const { data, error, isPending, isFetching, refetch } = useQuery(statesQuery(useApi(), useLanguage(), id));
  const points = useTurningPoints(id);
  const { iso } = readDay(useParameters().parameters.get('data') ?? '');
  const onDay = useUnitOnDay(id, iso);
  // what the page says of the unit is of the day that it shows
  const shown = data && stateOn(data.dati, iso);
  const name = shown && (shown.codice ? `${shown.denominazione} (${shown.codice})` : shown.denominazione);
  usePageTitle(name ?? '');
  // sentences, facts and sections are shown together, because what comes later would move what is read below it
  const drawn = useDeferredValue(shown !== undefined && points !== undefined && !onDay.isPending, false);
  if (isMissing(error)) return <UnknownUnit />;
  return (
    <Page>
      <PageHeader
        // keeps its line while the level is not known
        above={shown ? text(`livello.${shown.livello}`) : '\u00A0'}
        lead={drawn && data && <UnitLead states={data.dati} shown={shown} points={points ?? []} />}
      >
        <PageTitle>{shown?.denominazione ?? text('unita.titolo')}</PageTitle>
      </PageHeader>
      {drawn && data ? (
        <UnitSections id={id} states={data.dati} shown={shown} day={iso} edition={data.edizione} notice={data.avviso} />
      ) : shown || isPending || isFetching ? (
        <LoadingOverlay busy label={text('caricamento')}>
          <SkeletonText title lines={8} />
        </LoadingOverlay>
      ) : (
        <ErrorState title={text('unita.errore')} onRetry={() => refetch()} labels={{ retry: text('riprova') }}>
          {text('errore.testo')}
        </ErrorState>
      )}
    </Page>
  );
}

/** No unit has the id of the address. */
function UnknownUnit() {
  const text = useMessages<typeof it>();
  return (
    <Page>
      <PageHeader>
        <PageTitle>{text('unita.titolo')}</PageTitle>
      </PageHeader>
      <EmptyState title={text('unita.sconosciuta')} action={<LinkButton href="#/storia_ua">{text('unita.cerca')}</LinkButton>}>
        {text('unita.sconosciuta.testo')}
      </EmptyState>
    </Page>
  );
}
