import type { Language } from '@territori/contract';
import type { PromemoriaPage, ReportListItem } from '@territori/contract/wire';
import { formatDate, SEARCH_PLACE, today } from '@territori/kit';
import en from '@territori/languages/en/mf-home.json';
import { type FakeAnswers, failure, renderPage } from '@territori/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import it_ from '../messages/it.json';
import HomePage from './HomePage.tsx';

const messages = { it: it_, en };
const report: ReportListItem = {
  id_funzione: 61,
  titolo_report: 'Elenco dei comuni',
  descrizione_report: '',
  periodo_dati: '',
  periodo_dati_da: '1948-01-01',
  periodo_dati_a: '9999-12-31',
  pdata: today(),
  pdataa: null,
  rule_showhide: 'ABILITATO',
  motivo: null,
  avviso: null,
  tipo_analisi_temporale: 'DATA',
  ambito: 'Unità amministrative',
  unita: 'Comune',
  modo: 'DATA',
};
const news: PromemoriaPage = {
  body: [
    {
      idPromemoria: 7,
      tipoPromemoria: 'evento',
      titolo: 'Nasce il comune di Sovizzo',
      sottotitolo: 'Da Sovizzo e Gambugliano',
      testo: 'Primo paragrafo.\n\nSecondo paragrafo.',
      dataInizioValidita: '2024-01-22',
      dataFineValidita: null,
      dataInserimento: '2024-01-23',
      idProvvedimento: '12',
      testoProvvedimento: '05/01/2024\nTesto: Legge regionale 5 gennaio 2024, n. 1',
      variazioniDel: '2024-01-22',
    },
  ],
  info: { pageNumber: 1, pageSize: 5, totalPages: 1, totalItems: 1 },
  additionalInfo: { countValidate: 8026, countValidateComuni: 7896, countValidateUts: 110, countValidateRegioni: 20 },
};
const answers: FakeAnswers = {
  'GET /api/Promemoria': news,
  'GET /api/serie/comune': [
    { data: '1861-03-17', numero: 7720 },
    { data: '2024-01-22', numero: 7896 },
  ],
  homepage_report_evidenza: { items: [report] },
  homepage_report_consultati: {
    items: [{ ...report, id_funzione: 99, titolo_report: 'Traslazione', pdata: '1991-01-01', pdataa: '2026-01-01' }],
  },
};
const open = (api: FakeAnswers = answers, language: Language = 'it') => renderPage(HomePage, { messages, route: '/home', api, language });

describe('the home page', () => {
  it('shows the numbers of units in force today, and their history also as a table', async () => {
    const page = open();
    expect(await screen.findByText('7.896')).toBeDefined();
    expect(screen.getByText('110')).toBeDefined();
    expect(screen.getByText(`In vigore al ${formatDate(today())}`)).toBeDefined();
    await page.user.click(await screen.findByText('Mostra i dati in tabella'));
    const table = await screen.findByRole('table');
    expect(within(table).getByText('17/03/1861')).toBeDefined();
    expect(within(table).getByText('7.720')).toBeDefined();
  });

  it('links to highlights and most consulted reports at their dates, labelled Al for today and Dal otherwise', async () => {
    open();
    const highlight = await screen.findByRole('link', { name: /Elenco dei comuni/ });
    expect(highlight.getAttribute('href')).toBe(`#/home/in-evidenza?id=61&dateFrom=${today()}`);
    expect(within(highlight).getByText(`Al ${formatDate(today())}`)).toBeDefined();
    const consulted = await screen.findByRole('link', { name: /Traslazione/ });
    expect(consulted.getAttribute('href')).toBe('#/home/piu-consultati?id=99&dateFrom=1991-01-01&dateTo=2026-01-01');
    expect(within(consulted).getByText('Dal 01/01/1991')).toBeDefined();
  });

  it('offers the five usual tasks whose sections the portal has, and has a place for the search', async () => {
    const section = (id: string, path: `/${string}`, links = {}) => ({ id, routes: [path], title: { it: id, en: id }, links }) as const;
    const sections = [
      section('home', '/home', { cerca: '/home/cerca' }),
      section('storia', '/storia_ua'),
      section('ricostruzione', '/ricostruzione-codici'),
      section('territorio', '/territorio', { mappa: '/territorio/mappa' }),
      section('variazioni', '/variazioni', { tutte: '/variazioni/tutte' }),
    ];
    renderPage(HomePage, { messages, route: '/home', api: answers, sections });
    const tasks = within(screen.getByRole('list', { name: 'Che cosa puoi fare' })).getAllByRole('link');
    expect(tasks.map((link) => link.getAttribute('href'))).toEqual([
      '#/storia_ua',
      '#/ricostruzione-codici/elenco',
      `#/territorio/body?id=61&dateFrom=${today()}`,
      '#/variazioni/tutte',
      '#/territorio/mappa',
    ]);
    expect(document.getElementById(SEARCH_PLACE)).not.toBeNull();
  });

  it('has a search of its own in a page of another site, which leads to its results', async () => {
    const home = { id: 'home', routes: ['/home'], title: { it: 'Home', en: 'Home' }, links: { cerca: '/home/cerca' } } as const;
    const page = renderPage(HomePage, { messages, route: '/home', api: answers, sections: [home] });
    await page.user.type(screen.getByRole('searchbox', { name: /^Cerca un comune/ }), 'Baranzate{Enter}');
    expect(page.location()).toMatchObject({ pathname: '/home/cerca', search: '?q=Baranzate' });
    expect(document.getElementById(SEARCH_PLACE)).toBeNull();
  });

  it('opens a news item in full', async () => {
    const page = open();
    await page.user.click(await screen.findByRole('button', { name: /Nasce il comune di Sovizzo/ }));
    const modal = screen.getByRole('dialog');
    for (const text of ['Da Sovizzo e Gambugliano', 'Secondo paragrafo.', 'Provvedimento del 05/01/2024', 'Pubblicato il 23/01/2024']) {
      expect(within(modal).getByText(text)).toBeDefined();
    }
    expect(within(modal).getByText('Legge regionale 5 gennaio 2024, n. 1').closest('[lang]')?.getAttribute('lang')).toBe('it');
  });

  it('requests five news of today that may be published', async () => {
    const page = open();
    await screen.findByText('7.896');
    expect(page.api.calls.find(({ name }) => name === 'GET /api/Promemoria')?.query).toEqual({
      PageNum: '1',
      PageSize: '5',
      flagDiffusione: '1',
      dateTime: today(),
    });
  });

  it('links to all updates and to the four information pages', async () => {
    open();
    expect(screen.getByRole('link', { name: 'Tutti gli aggiornamenti' }).getAttribute('href')).toBe('#/home/aggiornamenti');
    const cards = [
      'Codifiche territoriali',
      'Caratteristiche e classificazioni',
      'Cambiamenti delle unità territoriali',
      'Classificazioni territoriali europee',
    ];
    for (const name of cards) expect(screen.getByRole('link', { name })).toBeDefined();
  });

  it('speaks English', async () => {
    open(answers, 'en');
    expect(await screen.findByText('7,896')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Most consulted' })).toBeDefined();
  });

  it('shows empty lists when the API has no content', async () => {
    open({ ...answers, homepage_report_evidenza: { items: [] }, 'GET /api/Promemoria': { ...news, body: [] } });
    expect(await screen.findByText('Nessun report presente')).toBeDefined();
    expect(await screen.findByText('Nessun aggiornamento')).toBeDefined();
  });

  it('offers a retry where a call fails, and shows the rest', async () => {
    open({ ...answers, 'GET /api/serie/comune': failure(500), homepage_report_evidenza: failure(500) });
    expect(await screen.findByText('Non è stato possibile caricare il grafico')).toBeDefined();
    expect(await screen.findByText('Non è stato possibile caricare i report')).toBeDefined();
    expect(await screen.findByText('7.896')).toBeDefined();
  });
});
