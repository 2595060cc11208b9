import type { ReportListItem } from '@territori/contract/wire';
import { formatDate, today } from '@territori/kit';
import { useLocation } from '@territori/kit/router';
import { delayed, type FakeAnswers, failure, never, renderPage } from '@territori/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SearchPage, type SearchPageProps } from './SearchPage.tsx';

// a whole page is rendered and searched by role: slow where many tests share a machine
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });

const report: ReportListItem = {
  id_funzione: 61,
  titolo_report: 'Elenco dei comuni',
  descrizione_report: 'I comuni in vigore alla data.',
  periodo_dati: 'Periodo di consultazione del report: 01/01/1948 - 31/12/9999',
  periodo_dati_da: '1948-01-01',
  periodo_dati_a: '9999-12-31',
  pdata: today(),
  pdataa: null,
  rule_showhide: 'ABILITATO',
  motivo: null,
  tipo_analisi_temporale: 'DATA',
  ambito: 'Unità amministrative',
  unita: 'Comune',
  modo: 'DATA',
};
const disabled: ReportListItem = {
  ...report,
  id_funzione: 75,
  titolo_report: 'Comuni - Aree di policy',
  rule_showhide: 'NON_ABILITATO',
  motivo: 'I dati di questo report non sono caricati.',
};
const scopes = [
  { key: 1, value: 'Unità amministrative' },
  { key: 2, value: 'Unità statistiche' },
];
const units = [
  { key: 1, value: 'Comune' },
  { key: 2, value: 'Provincia/Uts' },
];
const description = {
  descrizionePagina: 'Testo della pagina.',
  unita: [{ titolo: 'Comuni', sottotitolo: 'In vigore', elencoReport: ['Elenco'] }],
  noteFondoPagina: 'Nota.',
};

const answers: FakeAnswers = {
  'GET /api/Report/AmbitiGeografici/1': scopes,
  'GET /api/Report/AmbitiGeografici/2': scopes,
  'GET /api/Report/DescrizionePagina/1': description,
  'GET /api/Report/DescrizionePagina/2': description,
  anagrafica_report_ambito_ua: { items: [report, disabled] },
};
/** Whatever is asked of the units. */
const otherwise = ({ name }: { name: string }) => (name.includes('UnitaAmministrative') ? units : failure(404));

const territorio: SearchPageProps = {
  mode: 'DATA',
  pageId: 1,
  path: '/territorio',
  silent: true,
  texts: { title: 'Unità territoriali', dateFrom: 'Report disponibili alla data', noReports: 'Nessun report presente' },
};
const variazioni: SearchPageProps = {
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

function open(props: SearchPageProps, { search = '', api = answers, state }: { search?: string; api?: FakeAnswers; state?: unknown } = {}) {
  // the harness keeps the page on screen wherever it goes
  const Page = () => (useLocation().pathname === props.path ? <SearchPage {...props} /> : null);
  return renderPage(Page, { messages: { it: {}, en: {} }, route: `${props.path}${search}`, api, otherwise, state });
}
const choose = async ({ user }: ReturnType<typeof open>, name: string) => user.click(await screen.findByRole('radio', { name }));
const write = async ({ user }: ReturnType<typeof open>, label: string, date: string) => {
  await user.clear(screen.getByLabelText(label));
  await user.type(screen.getByLabelText(label), date);
  await user.tab();
};

describe('from a date to a report', () => {
  it('starts at today, with the page description, and asks for a scope', async () => {
    open(territorio);
    expect(screen.getByRole('heading', { name: 'Criteri di ricerca' })).toBeDefined();
    expect(screen.getByLabelText('Report disponibili alla data')).toHaveProperty('value', formatDate(today()));
    expect(await screen.findByRole('radiogroup', { name: 'Ambiti geografici' })).toBeDefined();
    expect(await screen.findByText('Testo della pagina.')).toBeDefined();
    expect(screen.getByText('Nota.')).toBeDefined();
  });

  it('offers the units of a scope under its name, and asks to choose one', async () => {
    const page = open(territorio);
    await choose(page, 'Unità amministrative');
    expect(await screen.findByRole('radiogroup', { name: 'Unità amministrative' })).toBeDefined();
    expect(screen.getByText('Si prega di selezionare 1 Unità amministrative')).toBeDefined();
    expect(page.location().search).toBe(`?dateFrom=${today()}&ambito=1`);
  });

  it('finds the reports of a unit and says how many', async () => {
    const page = open(territorio);
    await choose(page, 'Unità amministrative');
    await choose(page, 'Comune');
    expect(await screen.findByRole('heading', { name: 'Risultati della ricerca' })).toBeDefined();
    expect(screen.getByText('2 report')).toBeDefined();
    expect(screen.getAllByText(`Periodo dei dati: 01/01/1948 - ${formatDate(today())}`)).toHaveLength(2);
    await waitFor(() => expect(page.kit.announcement.text).toBe('Risultati della ricerca: 2 report'));
    expect(page.api.calls.find(({ name }) => name === 'anagrafica_report_ambito_ua')?.query).toEqual({
      pdata: today(),
      pambito: '1',
      ptab: 'DATA',
      punitamm: '1',
      plang: 'IT',
    });
    expect(screen.queryByText('Testo della pagina.')).toBeNull();
  });

  it('shows a report that is not enabled, disabled with its reason', async () => {
    const page = open(territorio, { search: '?ambito=1&unita=1' });
    const button = await screen.findByRole('button', { name: 'Visualizza report: Comuni - Aree di policy' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(disabled.motivo);
    await page.user.click(button);
    expect(page.location().pathname).toBe('/territorio');
  });

  it('opens a report with exactly the specified query and the state to come back with', async () => {
    const page = open(variazioni, { search: '?dateFrom=1991-01-01&dateTo=2020-01-01&ambito=1&unita=1' });
    await page.user.click(await screen.findByRole('button', { name: 'Visualizza report: Elenco dei comuni' }));
    expect(page.location()).toMatchObject({
      pathname: '/variazioni/body',
      search: '?id=61&dateFrom=1991-01-01&dateTo=2020-01-01',
      state: {
        date: '1991-01-01',
        dateTo: '2020-01-01',
        idFunzione: 61,
        title: report.titolo_report,
        description: report.descrizione_report,
        selections: { scope: 1, unit: 1 },
        periods: { from: '1948-01-01', to: '9999-12-31' },
        backPath: '/variazioni',
        caller: {
          search: '?dateFrom=1991-01-01&dateTo=2020-01-01&ambito=1&unita=1',
          language: 'it',
          scopes,
          units,
          reports: [report, disabled],
        },
      },
    });
  });

  it('comes back from a report without a new call', async () => {
    const search = '?dateFrom=2025-01-01&ambito=1&unita=1';
    const page = open(territorio, {
      search,
      api: { 'GET /api/Report/DescrizionePagina/1': description },
      state: { restored: { search, language: 'it', scopes, units, reports: [report] } },
    });
    expect(await screen.findByText('1 report')).toBeDefined();
    expect(screen.getByRole('radio', { name: 'Comune' })).toHaveProperty('checked', true);
    expect(page.api.calls.filter(({ name }) => !name.includes('DescrizionePagina'))).toEqual([]);
  });

  it('shows the info of a report and its API at the date', async () => {
    const api = {
      ...answers,
      anagrafica_report_metadato: {
        items: [{ COLNAME: 'COMUNE', LABEL: 'Comune', TYPE: 'VARCHAR', GUIDA: 'Il nome', NOTE: '', FONTE: 'Istat', LINK: '' }],
      },
    };
    const page = open(territorio, { search: '?dateFrom=2025-01-01&ambito=1&unita=1', api });
    await page.user.click(await screen.findByRole('button', { name: 'Info sul report: Elenco dei comuni' }));
    const modal = await screen.findByRole('dialog');
    expect(await within(modal).findByText('Il nome')).toBeDefined();
    expect(within(modal).getByText('A una data')).toBeDefined();
    expect(page.api.calls.find(({ name }) => name === 'anagrafica_report_metadato')?.query).toMatchObject({
      pfun: '61',
      pdata: '2025-01-01',
    });
  });
});

describe('what a change resets', () => {
  const results = '?dateFrom=2025-01-01&ambito=1&unita=1';

  it('another scope clears the unit and the results', async () => {
    const page = open(territorio, { search: results });
    await screen.findByText('2 report');
    await choose(page, 'Unità statistiche');
    expect(await screen.findByText('Si prega di selezionare 1 Unità statistiche')).toBeDefined();
    expect(page.location().search).toBe('?dateFrom=2025-01-01&ambito=2');
  });

  it('another date clears scope, unit and results', async () => {
    const page = open(territorio, { search: results });
    await screen.findByText('2 report');
    await write(page, 'Report disponibili alla data', '01/01/2000');
    expect(page.location().search).toBe('?dateFrom=2000-01-01');
    expect(await screen.findByRole('radio', { name: 'Unità amministrative' })).toHaveProperty('checked', false);
    expect(screen.queryByText('2 report')).toBeNull();
  });

  it('a new search clears everything', async () => {
    const page = open(territorio, { search: results });
    await page.user.click(await screen.findByRole('button', { name: 'Nuova ricerca' }));
    expect(page.location().search).toBe('');
    expect(screen.getByLabelText('Report disponibili alla data')).toHaveProperty('value', formatDate(today()));
    expect(screen.queryByRole('button', { name: 'Nuova ricerca' })).toBeNull();
  });
});

describe('wrong dates', () => {
  it.each([
    [
      'an impossible date',
      territorio,
      'Report disponibili alla data',
      '31/02/2020',
      'Data selezionata non compatibile con periodo di disponibilità.',
    ],
    [
      'a date before 17/03/1861',
      territorio,
      'Report disponibili alla data',
      '16/03/1861',
      'Data selezionata non compatibile con periodo di disponibilità.',
    ],
    ['a date after today', variazioni, 'Data fine periodo', '01/01/2999', 'Date selezionate non compatibili con periodo di disponibilità.'],
  ] as const)('%s', async (_, props, label, date, message) => {
    const page = open(props);
    await screen.findByRole('radiogroup');
    await write(page, label, date);
    expect(screen.getByText(message)).toBeDefined();
    expect(screen.getByLabelText(new RegExp(label)).getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByRole('radiogroup')).toBeNull();
  });

  it('says that the start cannot be after the end', async () => {
    const page = open(variazioni, { search: '?dateTo=1995-01-01' });
    await screen.findByRole('radiogroup');
    await write(page, 'Data inizio periodo', '01/01/2000');
    expect(screen.getAllByText('Data inizio non può essere più recente di data fine.')).toHaveLength(2);
    expect(screen.queryByRole('radiogroup')).toBeNull();
  });
});

describe('nothing, failures and waiting', () => {
  it.each([
    [territorio, 'Nessun report presente'],
    [variazioni, 'La ricerca non ha prodotto risultati'],
  ])('says in its own words that there are no reports', async (props, text) => {
    open(props, { search: '?ambito=1&unita=1', api: { ...answers, anagrafica_report_ambito_ua: { items: [] } } });
    expect(await screen.findByText(text)).toBeDefined();
  });

  it('has no reports when no scope is offered', async () => {
    open(territorio, { api: { ...answers, 'GET /api/Report/AmbitiGeografici/1': [] } });
    expect(await screen.findByText('Nessun report presente')).toBeDefined();
  });

  it('tells a failure in the page, without a notification, and lets it be tried again', async () => {
    let calls = 0;
    const api = { ...answers, anagrafica_report_ambito_ua: () => (++calls === 1 ? failure(500) : { items: [report] }) };
    const page = open(territorio, { search: '?ambito=1&unita=1', api });
    expect(await screen.findByText('Non è stato possibile caricare i report')).toBeDefined();
    expect(screen.queryByText('Nessun report presente')).toBeNull();
    expect(page.kit.notifications.state.items).toEqual([]);
    await page.user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText('1 report')).toBeDefined();
  });

  it('notifies a failure on the shared paths', async () => {
    const page = open(variazioni, { api: { ...answers, 'GET /api/Report/AmbitiGeografici/2': failure(500) } });
    expect(await screen.findByText('Non è stato possibile caricare gli ambiti geografici')).toBeDefined();
    expect(page.kit.notifications.state.items).toMatchObject([{ title: 'Errore non definito' }]);
  });

  it('goes on without a page description that fails', async () => {
    open(territorio, { api: { ...answers, 'GET /api/Report/DescrizionePagina/1': failure(500) } });
    expect(await screen.findByRole('radiogroup', { name: 'Ambiti geografici' })).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('covers the page while a call runs', async () => {
    const page = open(territorio, { search: '?ambito=1&unita=1', api: { ...answers, anagrafica_report_ambito_ua: never() } });
    expect(await screen.findByText('Caricamento in corso')).toBeDefined();
    expect(page.container.querySelector('[inert]')).not.toBeNull();
  });

  it('shows what was chosen last, whichever call answers first', async () => {
    const slow = { items: [{ ...report, titolo_report: 'Lento' }] };
    const api = {
      ...answers,
      anagrafica_report_ambito_ua: ({ query }: { query: Record<string, string> }) =>
        query.punitamm === '1' ? delayed(200, slow) : { items: [report] },
    };
    const page = open(territorio, { search: '?ambito=1&unita=2', api });
    await screen.findByText('1 report');
    page.user.click(screen.getByRole('radio', { name: 'Comune' }));
    await waitFor(() => expect(page.location().search).toContain('unita=1'));
    await page.user.click(screen.getByRole('radio', { name: 'Provincia/Uts' }));
    expect(await screen.findByRole('heading', { name: 'Elenco dei comuni' })).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Lento' })).toBeNull();
  });
});
