import en from '@territori/languages/en/mf-home.json';
import { failure, renderPage } from '@territori/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import it_ from '../messages/it.json';
import UpdatesPage from './UpdatesPage.tsx';

const update = {
  idPromemoria: 1,
  titolo: 'Nuova edizione',
  sottotitolo: 'Dati al 01/01/2026',
  testo: 'x'.repeat(140),
  dataInizioValidita: '2026-01-01',
  dataInserimento: '2026-01-02',
};
const page = { body: [update], info: { pageNumber: 1, pageSize: 9999, totalPages: 1, totalItems: 1 }, additionalInfo: {} };
const open = (answer: unknown) =>
  renderPage(UpdatesPage, { messages: { it: it_, en }, route: '/home/aggiornamenti', api: { 'GET /api/Promemoria': answer } });

it('lists every update in the specified columns, and keeps the answer for the session', async () => {
  const { api, kit } = open(page);
  expect(await screen.findByText('02/01/2026')).toBeDefined();
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Evento',
    'Descrizione',
    'Note',
    'Data Pubblicazione',
  ]);
  expect(screen.getByRole('button', { name: 'Leggi di più' })).toBeDefined();
  expect(api.calls[0]?.query.PageSize).toBe('9999');
  expect(kit.session.aggiornamenti.body).toEqual([update]);
});

it('shows twenty updates at once, so that a phone is not forty screens long, and the others by pages', async () => {
  const body = Array.from({ length: 45 }, (_, index) => ({ ...update, idPromemoria: index, titolo: `Novità ${index + 1}` }));
  const { user } = open({ ...page, body });
  expect(await screen.findByText('1-20 di 45')).toBeDefined();
  expect(screen.getAllByRole('row')).toHaveLength(1 + 20);
  await user.click(screen.getByRole('button', { name: 'Pagina successiva' }));
  expect(screen.getByText('Novità 21')).toBeDefined();
});

it('separates the points of a list, which a cell shows in one line', async () => {
  open({ ...page, body: [{ ...update, testo: '- Costituzione: 1\n- Estinzione: 2' }] });
  expect((await screen.findByRole('cell', { name: /Costituzione/ })).textContent).toBe('• Costituzione: 1\n• Estinzione: 2');
});

it('shows a message when there are no updates', async () => {
  open({ ...page, body: [] });
  expect(await screen.findByText('Nessun aggiornamento')).toBeDefined();
});

it('shows a message when loading fails', async () => {
  open(failure(500));
  expect(await screen.findByText('Non è stato possibile caricare gli aggiornamenti')).toBeDefined();
});

it('shows a message when the download fails', async () => {
  const { user } = open(page);
  await user.click(screen.getByRole('button', { name: 'Scarica in Excel' }));
  expect(await screen.findByText('Il file non è stato scaricato. Riprova.')).toBeDefined();
});
