import type { ReportListItem } from '@territori/contract/wire';
import { formatDate, isOpenEnd, useMessages } from '@territori/kit';
import { useCallback } from 'react';
import { HOME_ADDRESS } from '../../data/homeAddresses.ts';
import type it from '../../messages/it.json';
import type { SearchResult } from './ResultGroup.tsx';

/** A report as a result that opens it; one without data has no link and says so. */
export function useReportResult(): (report: ReportListItem) => SearchResult {
  const t = useMessages<typeof it>();
  return useCallback(
    ({ id_funzione, titolo_report, descrizione_report, rule_showhide, pdata, pdataa, tipo_analisi_temporale }) => {
      const query = new URLSearchParams({ id: String(id_funzione), dateFrom: pdata });
      const period = tipo_analisi_temporale === 'PERIODO' && pdataa !== null;
      if (period && !isOpenEnd(pdataa)) query.set('dateTo', pdataa);
      const enabled = rule_showhide === 'ABILITATO';
      const dates = period
        ? t('cerca.periodo', { dal: formatDate(pdata), al: formatDate(pdataa) })
        : t('report.al', { data: formatDate(pdata) });
      return {
        id: `report-${id_funzione}`,
        label: titolo_report,
        detail: [enabled ? dates : t('cerca.nonDisponibile'), descrizione_report].filter(Boolean).join(' · '),
        href: enabled ? `${HOME_ADDRESS}/link?${query}` : undefined,
      };
    },
    [t],
  );
}
