import type { ReportListItem } from '@territori/contract/wire';
import { formatDate } from '@territori/kit';
import { Button } from '@territori/ui/button';
import { Card } from '@territori/ui/card';
import { TableRegular } from '@territori/ui/icon';
import { Text } from '@territori/ui/text';
import { useId } from 'react';
import { useFlowMessages } from '../flowMessages.ts';

export interface ReportCardProps {
  readonly report: ReportListItem;
  readonly onInfo: () => void;
  readonly onView: () => void;
  readonly onApi: () => void;
}

/** The card of a report. A report that is not enabled shows the reason, and its buttons have no effect. */
export function ReportCard({ report, onInfo, onView, onApi }: ReportCardProps) {
  const t = useFlowMessages();
  const reason = useId();
  const title = report.titolo_report;
  const enabled = report.rule_showhide === 'ABILITATO';
  // a disabled button keeps its place in the tab order, so that its reason can be read
  const state = enabled ? {} : { disabledFocusable: true, 'aria-describedby': reason };
  return (
    <Card
      title={title}
      muted={!enabled}
      actions={
        <>
          <Button
            appearance="primary"
            icon={<TableRegular />}
            aria-label={t('ricerca.apriDi', { titolo: title })}
            onClick={onView}
            {...state}
          >
            {t('ricerca.apri')}
          </Button>
          <Button aria-label={t('ricerca.informazioniDi', { titolo: title })} aria-haspopup="dialog" onClick={onInfo} {...state}>
            {t('ricerca.informazioni')}
          </Button>
          <Button aria-label={t('ricerca.apiDi', { titolo: title })} aria-haspopup="dialog" onClick={onApi} {...state}>
            {t('api')}
          </Button>
        </>
      }
    >
      {report.descrizione_report && <Text as="p">{report.descrizione_report}</Text>}
      <Text as="p" size="small" tone="muted" numeric>
        {t('ricerca.periodoDati', { dal: formatDate(report.periodo_dati_da), al: formatDate(report.periodo_dati_a) })}
      </Text>
      {!enabled && (
        <Text as="p" size="small" weight="semibold" id={reason}>
          {report.motivo ?? t('ricerca.nonDisponibile')}
        </Text>
      )}
    </Card>
  );
}
