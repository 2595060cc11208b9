import en from '@territori/languages/en/mf-apidetail.json';
import { type FakeAnswers, failure, renderPage } from '@territori/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import itMessages from '../../messages/it.json';
import { ArchivePanel } from './ArchivePanel.tsx';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

const fileOf = (nome: string, byte: number, righe: number | null) => ({
  nome,
  formato: 'csv',
  tabella: null,
  url: `https://api.test/api/v1/archivio/7-ab/${nome}`,
  byte,
  righe,
  sha256: nome.padEnd(64, '0'),
});
const archive = {
  edizione: '7-ab',
  aggiornata_al: '2026-01-01',
  file: [fileOf('unita.csv', 2_345_678, 17_000), fileOf('territori.sqlite', 9_000_000, null)],
  confini: 'pronti',
  datapackage: 'https://api.test/api/v1/archivio/7-ab/datapackage.json',
  come_citare: 'https://api.test/api/v1/archivio/7-ab/come_citare.txt',
  edizioni: ['7-ab'],
};
const open = async (answer: unknown) => {
  const page = renderPage(ArchivePanel, { messages: { it: itMessages, en }, api: { 'GET /api/v1/archivio': answer } as FakeAnswers });
  expect(page.api.calls).toEqual([]);
  await page.user.click(screen.getByRole('button', { name: 'Mostra i file' }));
  return page;
};

describe('the archive', () => {
  it('lists its files with rows, size and digest, each a download', async () => {
    await open(archive);
    const table = within(await screen.findByRole('table', { name: 'File dell’archivio' }));
    expect(table.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['File', 'Formato', 'Righe', 'Dimensione', 'SHA-256'],
      ['unita.csv', 'csv', '17.000', '2,35 MB', archive.file[0]?.sha256],
      ['territori.sqlite', 'csv', 'non si applica', '9 MB', archive.file[1]?.sha256],
    ]);
    expect(table.getByRole('link', { name: 'unita.csv' }).getAttribute('href')).toBe(archive.file[0]?.url);
    expect(screen.getByRole('link', { name: 'Come citare' }).getAttribute('href')).toBe(archive.come_citare);
  });

  it('has the code that verifies the chosen file', async () => {
    const { user } = await open(archive);
    expect(await screen.findByText(/echo 'unita\.csv0+ unita\.csv' \| sha256sum -c/)).toBeDefined();
    await user.selectOptions(screen.getByRole('combobox', { name: 'File' }), 'territori.sqlite');
    expect(screen.getByText(/curl -o 'territori\.sqlite'/)).toBeDefined();
  });

  it('says that the files are being written, and looks again', async () => {
    const replies = [failure(503), archive];
    const { user } = await open(() => replies.shift());
    expect(await screen.findByText('I file dell’edizione sono in preparazione')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('table', { name: 'File dell’archivio' })).toBeDefined();
  });

  it.each([
    [failure(404), 'Questo servizio non conserva l’archivio'],
    [failure(500), 'L’elenco dei file non si è potuto caricare'],
    [{ ...archive, file: [] }, 'L’archivio non contiene file'],
  ])('says why there are no files', async (answer, text) => {
    const { kit } = await open(answer);
    expect(await screen.findByText(text)).toBeDefined();
    expect(kit.notifications.state.items).toEqual([]);
  });
});
