import type { ReportListItem } from '@territori/contract/wire';
import { today, useKit, useLanguage } from '@territori/kit';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useAddress } from '../useAddress.ts';
import { correctDates, type ReportDates, type ReportPeriod } from './reportDates.ts';
import { type ReportView, readViewerAddress, viewerSearch } from './viewerAddress.ts';

export function reportPeriod(report: ReportListItem): ReportPeriod {
  return { from: report.periodo_dati_da, to: report.periodo_dati_a, kind: report.tipo_analisi_temporale };
}

/** The view of an open report. The address is its only home: `show` replaces the address, with the navigation state as it was. */
export function useReportView(report: ReportListItem) {
  const { pathname, search, state, change } = useAddress();
  const language = useLanguage();
  const address = useMemo(() => readViewerAddress(search), [search]);
  const dates = useMemo(
    () => correctDates({ from: address.dateFrom, to: address.dateTo }, reportPeriod(report), today()),
    [address, report],
  );
  const view: ReportView = useMemo(
    () => ({ filters: address.filters, sorts: address.sorts, page: address.page, size: address.size }),
    [address],
  );
  useLanguageOfLink(address.language);

  const show = useCallback(
    ({ dates: applied = dates, ...seen }: Partial<ReportView> & { readonly dates?: ReportDates | undefined }) =>
      change({ search: viewerSearch(report.id_funzione, applied, { ...view, ...seen }, language), state }, { replace: true }),
    [change, state, report, dates, view, language],
  );

  /** The address of exactly this view, language included. */
  const link = `${document.location.href.split('#')[0]}#${pathname}${viewerSearch(report.id_funzione, dates, view, language)}`;
  return { dates, view, show, link };
}

/** A link opens in its own language; after that the visitor's choice holds, and the next change of the view writes it into the address. */
function useLanguageOfLink(language: 'it' | 'en' | undefined): void {
  const kit = useKit();
  const followed = useRef(false);
  useEffect(() => {
    if (followed.current) return;
    followed.current = true;
    if (language && language !== kit.language) kit.setLanguage(language);
  }, [kit, language]);
}
