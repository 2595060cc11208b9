import { type Column, DataTable, type DataTableProps } from '@territori/ui/table';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

interface Row {
  codice: string;
  nome: string;
  nota: string | null;
}

const rows: Row[] = [
  { codice: '001001', nome: 'Agliè', nota: '' },
  { codice: '022229', nome: 'Ledro', nota: 'x'.repeat(101) },
];

const columns: Column<Row>[] = [
  { name: 'codice', label: 'Codice' },
  { name: 'nome', label: 'Denominazione', rowHeader: true, lang: 'it' },
  { name: 'nota', label: 'Nota', sortable: false },
];

const labels = {
  noData: 'nessun dato',
  readMore: 'Leggi di più',
  close: 'Chiudi',
  empty: 'Nessun risultato trovato',
  loading: 'Caricamento',
  retry: 'Riprova',
};

const show = (props: Partial<DataTableProps<Row>> = {}) =>
  render(<DataTable caption="Comuni" columns={columns} rows={rows} rowKey={(row) => row.codice} labels={labels} {...props} />);

describe('DataTable', () => {
  it('has a caption, column headers, row headers and scrolls in a group of the same name', () => {
    show();
    expect(screen.getByRole('table', { name: 'Comuni' })).toBeInstanceOf(HTMLTableElement);
    expect(screen.getByRole('group', { name: 'Comuni' }).tabIndex).toBe(0);
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Codice', 'Denominazione', 'Nota']);
    expect(screen.getAllByRole('rowheader').map((cell) => [cell.textContent, cell.lang])).toEqual([
      ['Agliè', 'it'],
      ['Ledro', 'it'],
    ]);
  });

  it('has a text for screen readers in an empty cell', () => {
    show();
    const [, first] = screen.getAllByRole('row');
    expect(within(first as HTMLElement).getByText('nessun dato')).toBeInstanceOf(HTMLTableCellElement);
  });

  it('cuts a cell over 100 characters and reads it whole in a modal', async () => {
    show();
    expect(screen.queryByText('x'.repeat(101))).toBeNull();
    const more = screen.getByRole('button', { name: 'Leggi di più' });
    await userEvent.click(more);
    expect(within(screen.getByRole('dialog', { name: 'Nota' })).getByText('x'.repeat(101))).toBeInstanceOf(HTMLElement);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(more);
  });

  it('shows a cell of exactly 100 characters whole', () => {
    show({ rows: [{ codice: '1', nome: 'A', nota: 'y'.repeat(100) }] });
    expect(screen.getByText('y'.repeat(100))).toBeInstanceOf(HTMLTableCellElement);
  });

  it('reports a pressed header, and says direction and place of each sort', async () => {
    const onSort = vi.fn();
    show({
      onSort,
      sort: [
        { column: 'nome', direction: 'DESC' },
        { column: 'codice', direction: 'ASC' },
      ],
    });
    const [codice, nome, nota] = screen.getAllByRole('columnheader');
    expect(codice?.getAttribute('aria-sort')).toBe('ascending');
    expect(codice?.textContent).toBe('Codice2');
    expect(nome?.getAttribute('aria-sort')).toBe('descending');
    expect(nome?.textContent).toBe('Denominazione1');
    expect(within(nota as HTMLElement).queryByRole('button')).toBeNull();
    await userEvent.click(within(nome as HTMLElement).getByRole('button'));
    expect(onSort).toHaveBeenCalledExactlyOnceWith('nome');
  });

  it('chooses a row by a click anywhere in it, and by a button with its name and state', async () => {
    const onSelect = vi.fn();
    show({ onSelect, selected: '022229' });
    const ledro = screen.getByRole('button', { name: 'Ledro', pressed: true });
    expect(screen.getByRole('button', { name: 'Agliè', pressed: false })).toBeDefined();
    await userEvent.click(screen.getByText('001001'));
    ledro.focus();
    await userEvent.keyboard('{Enter}');
    expect(onSelect.mock.calls.map(([row, index]) => [row.nome, index])).toEqual([
      ['Agliè', 0],
      ['Ledro', 1],
    ]);
  });

  it('a button in a row does not choose the row', async () => {
    const onSelect = vi.fn();
    show({ onSelect });
    await userEvent.click(screen.getByRole('button', { name: 'Leggi di più' }));
    expect(onSelect).not.toHaveBeenCalled();
  });

  it('keeps the rows while new ones are on their way', () => {
    show({ refreshing: true });
    expect(screen.getByRole('group').getAttribute('aria-busy')).toBe('true');
    expect(screen.getByText('Ledro')).toBeInstanceOf(HTMLElement);
  });

  it('shows a message for no rows, which is not an error', () => {
    show({ rows: [] });
    expect(screen.getByText('Nessun risultato trovato')).toBeInstanceOf(HTMLElement);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that loading failed, and offers a retry', async () => {
    const onRetry = vi.fn();
    show({ rows: [], error: { title: 'Dati non caricati', onRetry } });
    expect(screen.getByRole('alert').textContent).toContain('Dati non caricati');
    expect(screen.queryByText('Nessun risultato trovato')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('shows rows of skeleton at first, and says that it loads', () => {
    show({ rows: [], loading: true, skeletonRows: 3 });
    expect(screen.getAllByRole('row')).toHaveLength(4);
    expect(screen.getByRole('status').textContent).toBe('Caricamento');
  });
});

describe('a table on a narrow screen', () => {
  const narrow = () => {
    const wide = window.matchMedia;
    onTestFinished(() => {
      window.matchMedia = wide;
    });
    window.matchMedia = (query) => ({ ...wide(query), matches: query.includes('max-width') });
  };

  it('has cards for rows: each value beside the name of its column', () => {
    narrow();
    show();
    const table = screen.getByRole('table', { name: 'Comuni' });
    expect(within(table).getAllByRole('columnheader', { hidden: true })).toHaveLength(3);
    const [, first, second] = within(table).getAllByRole('row');
    expect(first?.textContent).toBe('Codice001001DenominazioneAglièNotanessun dato');
    expect(
      within(first as HTMLElement)
        .getByRole('rowheader', { name: 'Agliè' })
        .getAttribute('aria-colindex'),
    ).toBe('2');
    expect(
      within(second as HTMLElement)
        .getByRole('cell', { name: /^xxx/ })
        .getAttribute('aria-colindex'),
    ).toBe('3');
    expect(screen.getByRole('group', { name: 'Comuni' }).tabIndex, 'nothing scrolls').toBe(-1);
  });

  it('leaves out the lines in which a table would have dashes', () => {
    narrow();
    show({ labels: { ...labels, noData: '–' } });
    expect(screen.getAllByRole('row')[1]?.textContent).toBe('Codice001001DenominazioneAgliè');
  });

  it('remains a table where its headers sort it', () => {
    narrow();
    show({ onSort: vi.fn() });
    expect(screen.getByRole('button', { name: 'Codice' })).toBeDefined();
    expect(screen.getByRole('group', { name: 'Comuni' }).tabIndex).toBe(0);
  });
});
