import { Pagination, type PaginationProps } from '@territori/ui/table';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

const labels = {
  navigation: 'Pagine',
  range: (from: number, to: number, total: number) => `${from}-${to} di ${total}`,
  first: 'Prima',
  previous: 'Precedente',
  next: 'Successiva',
  last: 'Ultima',
  pageSize: 'Righe per pagina',
};

function show(props: Partial<PaginationProps> = {}) {
  const onPage = vi.fn();
  const onPageSize = vi.fn();
  render(<Pagination page={2} pageSize={10} total={35} onPage={onPage} onPageSize={onPageSize} labels={labels} {...props} />);
  return { onPage, onPageSize };
}

describe('Pagination', () => {
  it.each([
    [{ page: 1 }, '1-10 di 35'],
    [{ page: 4 }, '31-35 di 35'],
    [{ page: 1, total: 0 }, '0-0 di 0'],
    [{ page: 1, pageSize: 100 }, '1-35 di 35'],
  ])('shows the range of rows: %o', (props, text) => {
    show(props);
    expect(screen.getByText(text)).toBeInstanceOf(HTMLElement);
  });

  it('leads to the first, previous, next and last page', async () => {
    const { onPage } = show();
    for (const name of ['Prima', 'Precedente', 'Successiva', 'Ultima']) await userEvent.click(screen.getByRole('button', { name }));
    expect(onPage.mock.calls.flat()).toEqual([1, 1, 3, 4]);
  });

  it('announces the range when the visitor turns a page, not when it comes or the table has other rows', async () => {
    const given = { page: 1, pageSize: 10, onPage: () => {}, onPageSize: () => {}, labels };
    const { rerender } = render(<Pagination {...given} total={35} />);
    const live = () => screen.getByText(/ di \d+$/).getAttribute('aria-live');
    expect(live()).toBe('off');
    await userEvent.click(screen.getByRole('button', { name: 'Successiva' }));
    expect(live()).toBe('polite');
    rerender(<Pagination {...given} total={66} />);
    expect(live()).toBe('off');
  });

  it('disables the buttons beyond the ends', async () => {
    const { onPage } = show({ page: 4 });
    await userEvent.click(screen.getByRole('button', { name: 'Successiva' }));
    await userEvent.click(screen.getByRole('button', { name: 'Ultima' }));
    expect(screen.getByRole('button', { name: 'Ultima' }).getAttribute('aria-disabled')).toBe('true');
    expect(onPage).not.toHaveBeenCalled();
  });

  it('offers 10, 20, 50 and 100 rows per page', async () => {
    const { onPageSize } = show();
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['10', '20', '50', '100']);
    await userEvent.selectOptions(screen.getByLabelText('Righe per pagina'), '50');
    expect(onPageSize).toHaveBeenCalledExactlyOnceWith(50);
  });
});
