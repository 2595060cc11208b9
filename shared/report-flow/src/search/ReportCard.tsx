import type { ReportListItem } from '@territori/contract/wire';
import { formatDate } from '@territori/kit';
import { Button } from '@territori/ui/button';
import { Card } from '@territori/ui/card';
import { TableRegular } from '@territori/ui/icon';
import { Link } from '@territori/ui/link';
import { Text } from '@territori/ui/text';
import { type MouseEvent, useId } from 'react';
import { useFlowMessages } from '../flowMessages.ts';

export interface ReportCardProps {
  readonly report: ReportListItem;
  /** Address of the report at the dates of the search, for its title. */
  readonly href: string;
  readonly onInfo: () => void;
  readonly onView: () => void;
  readonly onApi: () => void;
}

/** A click that opens the link elsewhere, such as in another tab, which is the browser's task. */
const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/**
 * The card of a report. It says which columns are empty at the date of the search, and when they are not. A report that is not enabled is
 * marked as such above its title and shows the reason; its information can be read, its other buttons have no effect.
 */
export function ReportCard({ report, href, onInfo, onView, onApi }: ReportCardProps) {
  const t = useFlowMessages();
  const reason = useId();
  const title = report.titolo_report;
  const enabled = report.rule_showhide === 'ABILITATO';
  // a disabled button keeps its place in the tab order, so that its reason can be read
  const state = enabled ? {} : { disabledFocusable: true, 'aria-describedby': reason };
  return (
    <Card
      title={
        enabled ? (
          <Link
            href={href}
            onClick={(event) => {
              if (opensElsewhere(event)) return;
              event.preventDefault();
              onView();
            }}
          >
            {title}
          </Link>
        ) : (
          title
        )
      }
      above={!enabled && t('ricerca.nonDisponibile')}
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
          <Button aria-label={t('ricerca.informazioniDi', { titolo: title })} aria-haspopup="dialog" onClick={onInfo}>
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
      {report.avviso && (
        <Text as="p" size="small">
          {report.avviso}
        </Text>
      )}
      {!enabled && (
        <Text as="p" size="small" weight="semibold" id={reason}>
          {report.motivo ?? t('ricerca.nonDisponibile')}
        </Text>
      )}
    </Card>
  );
}
