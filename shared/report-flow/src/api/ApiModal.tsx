import type { ReportListItem } from '@territori/contract/wire';
import { useApi, useLanguage } from '@territori/kit';
import { useQuery } from '@territori/kit/query';
import { Modal } from '@territori/ui/dialog';
import { EmptyState, ErrorState, SkeletonText } from '@territori/ui/feedback';
import { Panel, Stack } from '@territori/ui/layout';
import { Text } from '@territori/ui/text';
import type { ReportDates } from '../data/reportDates.ts';
import { serviceQuery } from '../data/serviceQuery.ts';
import { ExternalLink } from '../ExternalLink.tsx';
import { useFlowMessages } from '../flowMessages.ts';
import { CodeSamples } from './CodeSamples.tsx';
import { ServiceAddresses } from './ServiceAddresses.tsx';
import { ServiceParameters } from './ServiceParameters.tsx';
import { serviceLinks } from './serviceLinks.ts';

export interface ApiModalProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly report: Pick<ReportListItem, 'id_funzione' | 'titolo_report'>;
  readonly dates: ReportDates;
  /** The address of every row of the report on screen, with its filters and order; absent where no report is on screen. */
  readonly view?: string;
  /** True on pages that show failures themselves. */
  readonly silent: boolean;
}

/** How a program reads a report: the call for all rows of this view, its published services and their parameters, and sample code. */
export function ApiModal({ open, onClose, ...content }: ApiModalProps) {
  const t = useFlowMessages();
  return (
    <Modal
      open={open}
      onClose={onClose}
      size="large"
      title={t('api.titolo', { titolo: content.report.titolo_report })}
      labels={{ close: t('chiudi') }}
    >
      {open && <ApiContent {...content} />}
    </Modal>
  );
}

function ApiContent({ report, dates, view, silent }: Omit<ApiModalProps, 'open' | 'onClose'>) {
  const t = useFlowMessages();
  const api = useApi();
  const language = useLanguage();
  const service = useQuery(serviceQuery(api, language, report.id_funzione, silent));
  const links = service.data && serviceLinks(service.data, dates);
  const address = view ?? links?.rows;
  return (
    <Stack>
      {view && (
        <Panel look="plain" level={3} title={t('api.vista')}>
          <Text as="p">{t('api.vistaSpiegazione')}</Text>
          <ExternalLink href={view} />
        </Panel>
      )}
      {service.isPending && <SkeletonText lines={6} />}
      {service.isError && (
        <ErrorState
          title={t('errore.servizi')}
          cause={silent ? null : service.error}
          onRetry={() => service.refetch()}
          labels={{ retry: t('riprova') }}
        />
      )}
      {service.data === null && <EmptyState title={t('api.nessuna')} />}
      {service.data && links && (
        <>
          <ServiceAddresses links={links} />
          <ServiceParameters service={service.data} />
        </>
      )}
      {address && <CodeSamples call={{ method: 'GET', address, answer: 'json' }} />}
    </Stack>
  );
}
