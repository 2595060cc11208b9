import { useApi, useLanguage, useMessages } from '@territori/kit';
import { useQuery } from '@territori/kit/query';
import { useSearchParams } from '@territori/kit/router';
import { LaterPart } from '@territori/report-flow/LaterPart';
import { ErrorState, SkeletonText } from '@territori/ui/feedback';
import { Deferred, Page, PageHeader } from '@territori/ui/layout';
import { LoadingOverlay } from '@territori/ui/progress';
import { PageTitle, Prose } from '@territori/ui/text';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { pageDescriptionQuery } from '../data/pageDescriptionQuery.ts';
import { serviceOption } from '../data/service.ts';
import { servicesQuery } from '../data/servicesQuery.ts';
import type it from '../messages/it.json';
import { ArchivePanel } from './archive/ArchivePanel.tsx';
import { DefinitionsDownload } from './DefinitionsDownload.tsx';
import { DefinitionsPanel } from './DefinitionsPanel.tsx';
import { type ApiPart, Interfaces } from './Interfaces.tsx';
import { PagePart, type PagePartHandle } from './PagePart.tsx';
import { ReportPicker } from './ReportPicker.tsx';
import { ServiceModal } from './ServiceModal.tsx';
import { ServiceTable } from './ServiceTable.tsx';
import { UnitCards } from './UnitCards.tsx';

/** How programs read the data: the services of each report, the calls of `/api/v1`, the archive, the definitions, the editors' texts. */
export default function ApiDetailPage() {
  const text = useMessages<typeof it>();
  const api = useApi();
  const language = useLanguage();
  const services = useQuery(servicesQuery(api, language));
  const description = useQuery(pageDescriptionQuery(api, language));
  const [parameters, setParameters] = useSearchParams();
  const id = parameters.get('id');
  const parts: Readonly<Record<ApiPart, RefObject<PagePartHandle | null>>> = {
    calls: useRef<PagePartHandle>(null),
    reports: useRef<PagePartHandle>(null),
    archive: useRef<PagePartHandle>(null),
  };
  const [shown, setShown] = useState<number | null>(null);
  const options = useMemo(() => services.data?.map(serviceOption) ?? [], [services.data]);
  const filtered = id === null ? null : (options.find(({ value }) => value === id) ?? null);
  const rows = id === null ? options : filtered ? [filtered] : [];

  const loading = (
    <LoadingOverlay busy label={text('caricamento')}>
      <SkeletonText lines={16} />
    </LoadingOverlay>
  );
  return (
    <Page>
      <PageHeader actions={!description.isError && <DefinitionsDownload hidden={description.isPending} />}>
        <PageTitle>{text('titolo')}</PageTitle>
      </PageHeader>
      {description.isPending ? (
        // the rest appears together with the description, which would otherwise push it down
        loading
      ) : (
        <Deferred fallback={loading}>
          {description.data && <Prose>{description.data.descrizionePagina}</Prose>}
          <Interfaces onGo={(part) => parts[part].current?.show()} />
          <PagePart ref={parts.reports}>
            <ReportPicker
              options={options}
              loading={services.isFetching && !services.data}
              failed={services.isError}
              filtered={filtered}
              onSearch={(next) => setParameters({ id: next })}
              onClear={() => setParameters({})}
            />
          </PagePart>
          <Deferred>
            {services.isError && !services.isFetching ? (
              <ErrorState title={text('servizi.errore')} onRetry={() => services.refetch()} labels={{ retry: text('riprova') }}>
                {text('errore.testo')}
              </ErrorState>
            ) : (
              <ServiceTable
                key={id}
                services={rows.map(({ service }) => service)}
                only={filtered}
                loading={services.isPending || services.isError}
                onInfo={setShown}
              />
            )}
            <PagePart ref={parts.calls}>
              <LaterPart load={() => import('./v1/V1Calls.tsx')} props={{}} height={80} failure={text('dati.errore')} />
            </PagePart>
            <PagePart ref={parts.archive}>
              <ArchivePanel />
            </PagePart>
            <DefinitionsPanel />
            {description.data && <UnitCards description={description.data} />}
          </Deferred>
        </Deferred>
      )}
      <ServiceModal service={services.data?.find((service) => service['Id report'] === shown) ?? null} onClose={() => setShown(null)} />
    </Page>
  );
}
