import type { ReportListItem } from '@territori/contract/wire';
import { today, useLanguage } from '@territori/kit';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ReportView } from '../data/ReportView.ts';
import { correctDates, type DateCorrection, dateCorrections, type ReportDates, type ReportPeriod } from '../data/reportDates.ts';
import { useAddress } from '../useAddress.ts';
import { useLanguageOfLink } from './useLanguageOfLink.ts';
import { readViewerAddress, viewerSearch } from './viewerAddress.ts';

export function reportPeriod(report: ReportListItem): ReportPeriod {
  return { from: report.periodo_dati_da, to: report.periodo_dati_a, kind: report.tipo_analisi_temporale };
}

interface Corrected {
  readonly dates: ReportDates;
  readonly corrections: readonly DateCorrection[];
}

/**
 * The view of an open report. Only the address holds it: `show` replaces the address and keeps the navigation state. Dates of a link that
 * the report does not have are corrected in the address too; `corrections` names them as long as the corrected dates are shown.
 */
export function useReportView(report: ReportListItem) {
  const { pathname, search, state, change } = useAddress();
  const language = useLanguage();
  const address = useMemo(() => readViewerAddress(search), [search]);
  const dates = useMemo(
    () => correctDates({ from: address.dateFrom, to: address.dateTo }, reportPeriod(report), today()),
    [address, report],
  );
  const view: ReportView = useMemo(
    () => ({
      filters: address.filters,
      sorts: address.sorts,
      page: address.page,
      size: address.size,
      columns: address.columns,
      map: address.map,
    }),
    [address],
  );
  const show = useCallback(
    ({ dates: applied = dates, ...seen }: Partial<ReportView> & { readonly dates?: ReportDates | undefined }) =>
      change({ search: viewerSearch(report.id_funzione, applied, { ...view, ...seen }, language), state }, { replace: true }),
    [change, state, report, dates, view, language],
  );
  const [corrected, setCorrected] = useState<Corrected>();
  useEffect(() => {
    const corrections = dateCorrections({ from: address.dateFrom, to: address.dateTo }, reportPeriod(report), today());
    // a report of one day takes no second date, which is no fault of the visitor's
    const needless = dates.to === undefined && address.dateTo !== null;
    if (corrections.length === 0 && !needless) return;
    if (corrections.length > 0) setCorrected({ dates, corrections });
    // the language of a link is followed below
    change({ search: viewerSearch(report.id_funzione, dates, view, address.language ?? language), state }, { replace: true });
  }, [address, report, dates, view, change, state, language]);
  useLanguageOfLink(address.language, show);
  const sameDates = corrected?.dates.from === dates.from && corrected.dates.to === dates.to;

  /** The address of exactly this view, language included. */
  const link = `${document.location.href.split('#')[0]}#${pathname}${viewerSearch(report.id_funzione, dates, view, language)}`;
  return { dates, view, show, link, corrections: corrected && sameDates ? corrected.corrections : [] };
}
