import type { ReportListItem } from '@territori/contract/wire';
import { useApi, useLanguage } from '@territori/kit';
import { useQuery } from '@territori/kit/query';
import { Modal } from '@territori/ui/dialog';
import { ErrorState, InlineMessage, SkeletonText } from '@territori/ui/feedback';
import { Panel, Stack } from '@territori/ui/layout';
import { DataTable } from '@territori/ui/table';
import { Prose, Text } from '@territori/ui/text';
import { columnsQuery } from '../data/columnsQuery.ts';
import { periodText } from '../data/periodText.ts';
import type { ReportDates } from '../data/reportDates.ts';
import { ExternalLink } from '../ExternalLink.tsx';
import { useFlowMessages } from '../flowMessages.ts';
import { useTableLabels } from '../labels/index.ts';

export interface ReportInfoModalProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly report: ReportListItem;
  readonly dates: ReportDates;
  /** True on pages that show failures themselves. */
  readonly silent: boolean;
}

/** The content of a report: description, kind, period and columns. */
export function ReportInfoModal({ open, onClose, ...content }: ReportInfoModalProps) {
  const t = useFlowMessages();
  return (
    <Modal open={open} onClose={onClose} size="large" title={content.report.titolo_report} labels={{ close: t('chiudi') }}>
      {open && <ReportInfo {...content} />}
    </Modal>
  );
}

function ReportInfo({ report, dates, silent }: Omit<ReportInfoModalProps, 'open' | 'onClose'>) {
  const t = useFlowMessages();
  const labels = useTableLabels();
  const enabled = report.rule_showhide === 'ABILITATO';
  const columns = useQuery({ ...columnsQuery(useApi(), useLanguage(), report.id_funzione, dates, silent), enabled });
  const fact = (name: string, value: string) => (
    <div>
      <Text as="dt" weight="semibold">
        {name}
      </Text>
      <dd style={{ margin: 0 }}>{value}</dd>
    </div>
  );
  return (
    <Stack>
      {!enabled && (
        <InlineMessage intent="info" live={false} title={t('ricerca.nonDisponibile')}>
          {report.motivo}
        </InlineMessage>
      )}
      {report.descrizione_report && <Prose>{report.descrizione_report}</Prose>}
      <dl style={{ display: 'flex', flexWrap: 'wrap', gap: '16px 40px', margin: 0 }}>
        {fact(t('info.tipo'), t(`info.tipo.${report.modo}`))}
        {fact(t('info.periodo'), periodText(report.periodo_dati))}
        {fact(t('info.ambito'), `${report.ambito}, ${report.unita}`)}
      </dl>
      {enabled && (
        <Panel look="plain" level={3} title={t('info.colonne')}>
          {columns.isPending && (
            <div aria-busy="true">
              <SkeletonText lines={6} />
            </div>
          )}
          {columns.isError && (
            <ErrorState
              title={t('info.errore')}
              cause={silent ? null : columns.error}
              onRetry={() => columns.refetch()}
              labels={{ retry: t('riprova') }}
            />
          )}
          {columns.data && (
            <DataTable
              caption={t('info.colonne')}
              captionHidden
              minWidth={1000}
              columns={[
                { name: 'LABEL', label: t('metadati.variabile'), rowHeader: true },
                { name: 'COLNAME', label: t('metadati.acronimo') },
                { name: 'GUIDA', label: t('info.guida') },
                { name: 'NOTE', label: t('metadati.note') },
                { name: 'FONTE', label: t('metadati.fonte') },
                {
                  name: 'LINK',
                  label: t('metadati.link'),
                  cell: ({ LINK }) => LINK && <ExternalLink href={LINK} />,
                },
              ]}
              rows={columns.data}
              rowKey={({ COLNAME }) => COLNAME}
              labels={labels}
            />
          )}
        </Panel>
      )}
    </Stack>
  );
}
