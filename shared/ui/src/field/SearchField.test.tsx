import { SearchField } from '@territori/ui/field';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';

function setUp() {
  const onSearch = vi.fn();
  function Page() {
    const [value, setValue] = useState('');
    return (
      <SearchField
        label="Termine"
        hint="Almeno 2 caratteri."
        value={value}
        onChange={setValue}
        onSearch={onSearch}
        labels={{ search: 'Cerca', clear: 'Svuota' }}
      />
    );
  }
  render(<Page />);
  return { onSearch, box: screen.getByRole<HTMLInputElement>('searchbox', { name: 'Termine' }) };
}

describe('SearchField', () => {
  it('cannot search for an empty text, by button or by Enter', async () => {
    const { onSearch, box } = setUp();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cerca' }).disabled).toBe(true);
    await userEvent.type(box, '  {Enter}');
    expect(onSearch).not.toHaveBeenCalled();
  });

  it('is described by its hint once', () => {
    const { box } = setUp();
    const described = (box.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
    expect(described).toEqual(['Almeno 2 caratteri.']);
  });

  it('searches on Enter and on the button, without the spaces around', async () => {
    const { onSearch, box } = setUp();
    await userEvent.type(box, ' comune {Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Cerca' }));
    expect(onSearch.mock.calls).toEqual([['comune'], ['comune']]);
  });

  it('is cleared by its button', async () => {
    const { box } = setUp();
    await userEvent.type(box, 'comune');
    await userEvent.click(screen.getByRole('button', { name: 'Svuota' }));
    expect(box.value).toBe('');
  });
});
