import { FilterChips } from '@territori/ui/tag';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

const labels = { list: 'Filtri applicati', remove: (label: string) => `Togli ${label}` };

describe('FilterChips', () => {
  it('cuts a text at 56 characters and keeps the whole one in the button’s name', () => {
    const label = 'c'.repeat(57);
    render(<FilterChips chips={[{ id: 'a', label }]} onRemove={() => undefined} labels={labels} />);
    expect(screen.getByRole('button', { name: `Togli ${label}` }).textContent).toBe(`${'c'.repeat(56)}…`);
  });

  it('leaves a text of 56 characters whole', () => {
    render(<FilterChips chips={[{ id: 'a', label: 'c'.repeat(56) }]} onRemove={() => undefined} labels={labels} />);
    expect(screen.getByRole('button').textContent).toBe('c'.repeat(56));
  });

  it('removes the pressed one', async () => {
    const onRemove = vi.fn();
    const chips = [
      { id: 'a', label: 'Regione: Lazio' },
      { id: 'b', label: 'Provincia: Roma' },
    ];
    render(<FilterChips chips={chips} onRemove={onRemove} labels={labels} />);
    await userEvent.click(screen.getByRole('button', { name: 'Togli Provincia: Roma' }));
    expect(onRemove).toHaveBeenCalledExactlyOnceWith('b');
  });

  it('renders nothing without filters', () => {
    const { container } = render(<FilterChips chips={[]} onRemove={() => undefined} labels={labels} />);
    expect(container.childElementCount).toBe(0);
  });
});
