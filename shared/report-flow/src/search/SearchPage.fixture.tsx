import type { ReportListItem } from '@territori/contract/wire';
import { today } from '@territori/kit';
import { useLocation } from '@territori/kit/router';
import { type FakeAnswers, failure, renderPage } from '@territori/testing';
import { screen } from '@testing-library/react';
import { report as anyReport } from '../report.fixture.ts';
import { SearchPage, type SearchPageProps } from './SearchPage.tsx';

export const report: ReportListItem = {
  ...anyReport,
  titolo_report: 'Elenco dei comuni',
  periodo_dati: 'Periodo di consultazione del report: 01/01/1948 - 31/12/9999',
  periodo_dati_a: '9999-12-31',
  pdata: today(),
};
export const disabled: ReportListItem = {
  ...report,
  id_funzione: 75,
  titolo_report: 'Comuni - Aree di policy',
  rule_showhide: 'NON_ABILITATO',
  motivo: 'I dati di questo report non sono caricati.',
};
export const scopes = [
  { key: 1, value: 'Unità amministrative' },
  { key: 2, value: 'Unità statistiche' },
];
export const units = [
  { key: 1, value: 'Comune' },
  { key: 2, value: 'Provincia/Uts' },
];
export const description = {
  descrizionePagina: 'Testo della pagina.',
  unita: [
    {
      titolo: 'Comuni',
      sottotitolo: 'In vigore',
      elencoReport: ['Elenco', 'Elenco', 'Superficie'],
      report: [
        { id_funzione: 62, titolo_report: 'Elenco', pdata: '1990-12-31', pdataa: null },
        { id_funzione: 61, titolo_report: 'Elenco', pdata: '2025-01-01', pdataa: null },
      ],
    },
  ],
  noteFondoPagina: 'Nota.',
};

export const answers: FakeAnswers = {
  'GET /api/Report/AmbitiGeografici/1': scopes,
  'GET /api/Report/AmbitiGeografici/2': scopes,
  'GET /api/Report/DescrizionePagina/1': description,
  'GET /api/Report/DescrizionePagina/2': description,
  anagrafica_report_ambito_ua: { items: [report, disabled] },
};
/** Every call for units. */
const otherwise = ({ name }: { name: string }) => (name.includes('UnitaAmministrative') ? units : failure(404));

export const territorio: SearchPageProps = {
  mode: 'DATA',
  pageId: 1,
  path: '/territorio',
  silent: true,
  texts: { title: 'Unità territoriali', dateFrom: 'Report disponibili alla data', noReports: 'Nessun report presente' },
};
export const variazioni: SearchPageProps = {
  mode: 'PERIODO',
  pageId: 2,
  path: '/variazioni',
  silent: false,
  texts: {
    title: 'Variazioni',
    dateFrom: 'Data inizio periodo',
    dateTo: 'Data fine periodo',
    noReports: 'La ricerca non ha prodotto risultati',
  },
};

/** Renders a search page over a fake API. */
export function open(
  props: SearchPageProps,
  { search = '', api = answers, state }: { search?: string; api?: FakeAnswers; state?: unknown } = {},
) {
  // the test keeps the page mounted when it navigates
  const Page = () => (useLocation().pathname === props.path ? <SearchPage {...props} /> : null);
  return renderPage(Page, { messages: { it: {}, en: {} }, route: `${props.path}${search}`, api, otherwise, state });
}
export const choose = async ({ user }: ReturnType<typeof open>, name: string) => user.click(await screen.findByRole('radio', { name }));
export const write = async ({ user }: ReturnType<typeof open>, label: string, date: string) => {
  const field = screen.getByRole('textbox', { name: new RegExp(`^${label}`) });
  await user.clear(field);
  await user.type(field, date);
  await user.tab();
};
