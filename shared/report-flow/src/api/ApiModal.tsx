import type { ReportListItem } from '@territori/contract/wire';
import { useApi, useLanguage } from '@territori/kit';
import { useQuery } from '@territori/kit/query';
import { Modal } from '@territori/ui/dialog';
import { EmptyState, ErrorState, SkeletonText } from '@territori/ui/feedback';
import { Panel, Stack } from '@territori/ui/layout';
import { DataTable } from '@territori/ui/table';
import { Text } from '@territori/ui/text';
import { serviceQuery } from '../data/reports.ts';
import { ExternalLink } from '../ExternalLink.tsx';
import { useFlowMessages } from '../flowMessages.ts';
import type { ReportDates } from '../viewer/reportDates.ts';
import { CodeSample } from './CodeSample.tsx';
import { codeSamples } from './codeSamples.ts';
import { serviceLinks, serviceParameters } from './serviceLinks.ts';

export interface ApiModalProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly report: Pick<ReportListItem, 'id_funzione' | 'titolo_report'>;
  readonly dates: ReportDates;
  /** The address that answers with the rows on screen, filters and sorts included; absent where no rows are on screen. */
  readonly view?: string;
  /** True on pages that show failures themselves. */
  readonly silent: boolean;
}

/** How a program reads a report: the call for this view, the published services at the dates chosen, their parameters, and code. */
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
      {service.isError && <ErrorState title={t('errore.servizi')} onRetry={() => service.refetch()} labels={{ retry: t('riprova') }} />}
      {service.data === null && <EmptyState title={t('api.nessuna')} />}
      {service.data && links && (
        <>
          <Panel look="plain" level={3} title={t('api.servizi')}>
            <DataTable
              caption={t('api.servizi')}
              captionHidden
              columns={[
                { name: 'name', label: t('api.servizio'), rowHeader: true },
                { name: 'href', label: t('api.indirizzo'), cell: ({ href }) => <ExternalLink href={href} /> },
              ]}
              rows={[
                { name: t('api.righe'), href: links.rows },
                { name: t('api.conteggio'), href: links.count },
                { name: t('api.metadati'), href: links.info },
              ]}
              labels={{
                empty: '',
                loading: t('caricamento'),
                noData: t('tabella.nessunDato'),
                readMore: t('leggiDiPiu'),
                close: t('chiudi'),
              }}
            />
          </Panel>
          <Panel look="plain" level={3} title={t('api.parametri')}>
            <DataTable
              caption={t('api.parametri')}
              captionHidden
              columns={[
                { name: 'NomeParametro', label: t('api.parametro'), rowHeader: true },
                { name: 'DescrizioneParametro', label: t('metadati.descrizione') },
              ]}
              rows={serviceParameters(service.data)}
              labels={{
                empty: t('tabella.vuota'),
                loading: t('caricamento'),
                noData: t('tabella.nessunDato'),
                readMore: t('leggiDiPiu'),
                close: t('chiudi'),
              }}
            />
          </Panel>
        </>
      )}
      {address && (
        <Panel look="plain" level={3} title={t('api.esempi')}>
          {codeSamples(address).map((sample) => (
            <CodeSample key={sample.name} {...sample} />
          ))}
        </Panel>
      )}
    </Stack>
  );
}
