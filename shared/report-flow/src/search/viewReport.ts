import type { Language } from '@territori/contract';
import type { ReportKind, ReportListItem } from '@territori/contract/wire';
import { today } from '@territori/kit';
import type { ReportNavigation } from '../navigation.ts';
import type { Flow } from './flow.ts';
import { flowSearch } from './flowAddress.ts';
import type { FlowScreen } from './flowScreen.ts';

interface Search {
  readonly flow: Flow;
  readonly screen: Extract<FlowScreen, { kind: 'results' }>;
  readonly mode: ReportKind;
  readonly path: string;
  readonly language: Language;
}

/** The target of "view report", with exactly the specified query, and the navigation state that restores the search page. */
export function viewReport(
  report: ReportListItem,
  { flow, screen, mode, path, language }: Search,
): { readonly to: string; readonly state: ReportNavigation } {
  const { scopes, units } = screen.offered;
  const date = flow.from.iso;
  const dateTo = flow.to?.iso;
  const query = new URLSearchParams({ id: String(report.id_funzione), dateFrom: date, ...(dateTo && { dateTo }) });
  return {
    to: `${path}/body?${query}`,
    state: {
      date,
      dateTo,
      idFunzione: report.id_funzione,
      title: report.titolo_report,
      description: report.descrizione_report,
      selections: { scope: flow.scope, unit: flow.unit },
      periods: { from: report.periodo_dati_da, to: report.periodo_dati_a },
      backPath: path,
      caller: { search: flowSearch(flow, mode, today()), language, scopes, units, reports: screen.reports },
    },
  };
}
