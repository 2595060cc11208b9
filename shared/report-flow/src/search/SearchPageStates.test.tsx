import { delayed, failure, never } from '@territori/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answers, open, report, territorio, variazioni, write } from './SearchPage.fixture.tsx';

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
    expect(screen.getByRole('textbox', { name: new RegExp(label) }).getAttribute('aria-invalid')).toBe('true');
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
  ])('shows the section’s text when there are no reports', async (props, text) => {
    open(props, { search: '?ambito=1&unita=1', api: { ...answers, anagrafica_report_ambito_ua: { items: [] } } });
    expect(await screen.findByText(text)).toBeDefined();
  });

  it('has no reports when no scope is offered', async () => {
    open(territorio, { api: { ...answers, 'GET /api/Report/AmbitiGeografici/1': [] } });
    expect(await screen.findByText('Nessun report presente')).toBeDefined();
  });

  it('shows a failure in the page, without a notification, and offers a retry', async () => {
    let calls = 0;
    const api = { ...answers, anagrafica_report_ambito_ua: () => (++calls === 1 ? failure(500) : { items: [report] }) };
    const page = open(territorio, { search: '?ambito=1&unita=1', api });
    expect(await screen.findByText('Non è stato possibile caricare i report')).toBeDefined();
    expect(screen.queryByText('Nessun report presente')).toBeNull();
    expect(screen.queryByText('Errore non definito')).toBeNull();
    expect(page.kit.notifications.state.items).toEqual([]);
    await page.user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText('1 report')).toBeDefined();
  });

  it('shows a failure on the shared paths in the page, in the words of the catalogue of errors', async () => {
    const page = open(variazioni, { api: { ...answers, 'GET /api/Report/AmbitiGeografici/2': failure(500) } });
    expect(await screen.findByText('Non è stato possibile caricare gli ambiti geografici')).toBeDefined();
    expect(screen.getByRole('alert').textContent).toContain("Errore non definitoContatta l'amministrazione per maggiori dettagli");
    expect(page.kit.notifications.state.items).toEqual([]);
  });

  it('works without the page description when it fails', async () => {
    open(territorio, { api: { ...answers, 'GET /api/Report/DescrizionePagina/1': failure(500) } });
    expect(await screen.findByRole('radiogroup', { name: 'Ambiti geografici' })).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('covers the page while a call runs', async () => {
    const page = open(territorio, { search: '?ambito=1&unita=1', api: { ...answers, anagrafica_report_ambito_ua: never() } });
    expect(await screen.findByText('Caricamento in corso')).toBeDefined();
    expect(page.container.querySelector('[inert]')).not.toBeNull();
  });

  it('shows the last choice, whichever call answers first', async () => {
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
