import { Typeahead, type TypeaheadOption, type TypeaheadProps } from '@territori/ui/combobox';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';

const options: TypeaheadOption[] = [
  { value: '001001', label: '001001 - Agliè', hint: 'Torino' },
  { value: '040013', label: '040013 - Forlì', hint: 'Forlì-Cesena' },
  { value: '001235', label: '001235 - Samone', hint: 'Torino' },
  { value: '022165', label: '022165 - Samone', hint: 'Trento' },
];

const labels = {
  noData: 'Nessun dato',
  loadMore: 'Carica più risultati',
  loading: 'Caricamento',
  notLoaded: 'Non è stato possibile caricare l’elenco. Fai clic sul campo per riprovare.',
  help: 'Le frecce scorrono, Tab e clic scelgono.',
  clear: 'Svuota',
  count: (count: number) => `${count} risultati`,
};

function setUp(props: Partial<TypeaheadProps> = {}) {
  const onPick = vi.fn<(option: TypeaheadOption | null) => void>();
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  function Page() {
    const [value, setValue] = useState<TypeaheadOption | null>(props.value ?? null);
    return (
      <form onSubmit={onSubmit}>
        <Typeahead
          label="Comune"
          options={options}
          labels={labels}
          {...props}
          value={value}
          onPick={(option) => {
            onPick(option);
            setValue(option);
          }}
        />
        <button type="reset" onClick={() => setValue(null)}>
          Annulla
        </button>
        <button type="submit">Cerca</button>
      </form>
    );
  }
  render(<Page />);
  return { onPick, onSubmit, box: screen.getByRole<HTMLInputElement>('combobox', { name: 'Comune' }) };
}

const names = () => screen.queryAllByRole('option').map((option) => option.textContent);
const activeOption = (box: HTMLElement) => document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('Typeahead', () => {
  it('is described by its help once, and by its error', () => {
    const { box } = setUp({ error: 'Nessuna unità si chiama così.' });
    const described = (box.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
    expect(described).toEqual(['Nessuna unità si chiama così.', labels.help]);
    expect(box.getAttribute('aria-invalid')).toBe('true');
  });

  it('offers the options that contain the text, capitals and accents folded', async () => {
    const { box } = setUp();
    await userEvent.type(box, 'FORLI');
    // the code of the list is loaded with the first field that gets the focus
    await screen.findByRole('listbox');
    expect(names()).toEqual(['040013 - ForlìForlì-Cesena']);
  });

  it('distinguishes homonyms by their second line, which is searched too', async () => {
    const { box } = setUp();
    await userEvent.type(box, 'samone');
    expect(names()).toEqual(['001235 - SamoneTorino', '022165 - SamoneTrento']);
    await userEvent.clear(box);
    await userEvent.type(box, 'trento');
    expect(names()).toEqual(['022165 - SamoneTrento']);
  });

  it('arrows move, and stop at the ends', async () => {
    const { box } = setUp();
    await userEvent.type(box, 'samone');
    expect(activeOption(box)).toBeUndefined();
    await userEvent.keyboard('{ArrowDown}');
    expect(activeOption(box)).toBe('001235 - SamoneTorino');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(activeOption(box)).toBe('022165 - SamoneTrento');
    await userEvent.keyboard('{ArrowUp}');
    expect(activeOption(box)).toBe('001235 - SamoneTorino');
  });

  it('Tab chooses the active option, and focus goes on', async () => {
    const { onPick, box } = setUp();
    await userEvent.type(box, 'agl');
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    expect(onPick).toHaveBeenCalledExactlyOnceWith(options[0]);
    expect(box.value).toBe('001001 - Agliè');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Annulla' }));
    expect(names()).toEqual([]);
  });

  it('Tab without an active option chooses nothing', async () => {
    const { onPick, box } = setUp();
    await userEvent.type(box, 'agl');
    await userEvent.tab();
    expect(onPick).not.toHaveBeenCalled();
    expect(box.value).toBe('agl');
  });

  it('a click chooses, and focus stays in the box', async () => {
    const { onPick, box } = setUp();
    await userEvent.click(box);
    await userEvent.click(screen.getByRole('option', { name: /Forlì/ }));
    expect(onPick).toHaveBeenCalledExactlyOnceWith(options[1]);
    expect(document.activeElement).toBe(box);
  });

  it('Enter neither chooses nor submits', async () => {
    const { onPick, onSubmit, box } = setUp();
    await userEvent.type(box, 'agl');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onPick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(names()).toHaveLength(1);
  });

  it('a changed text clears the picked option', async () => {
    const { onPick, box } = setUp({ value: options[0] ?? null });
    expect(box.value).toBe('001001 - Agliè');
    await userEvent.type(box, '{Backspace}');
    expect(onPick).toHaveBeenCalledExactlyOnceWith(null);
    expect(box.value).toBe('001001 - Agli');
  });

  it('leaving an empty field reports that no option is picked', async () => {
    const { onPick, box } = setUp();
    await userEvent.click(box);
    await userEvent.tab();
    expect(onPick).toHaveBeenCalledExactlyOnceWith(null);
  });

  it('can be cleared from outside', async () => {
    const { box } = setUp({ value: options[0] ?? null });
    await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
    expect(box.value).toBe('');
  });

  it('is cleared by its button, and focus stays', async () => {
    const { onPick, box } = setUp({ value: options[0] ?? null });
    await userEvent.click(screen.getByRole('button', { name: 'Svuota' }));
    expect(onPick).toHaveBeenCalledExactlyOnceWith(null);
    expect(box.value).toBe('');
    expect(document.activeElement).toBe(box);
  });

  it('says that nothing matches', async () => {
    const { box } = setUp();
    await userEvent.type(box, 'zzz');
    expect(screen.getByRole('status').textContent).toBe('Nessun dato');
  });

  it('Esc closes the list and keeps the text', async () => {
    const { box } = setUp();
    await userEvent.type(box, 'sam{Escape}');
    expect(names()).toEqual([]);
    expect(box.getAttribute('aria-expanded')).toBe('false');
    expect(box.value).toBe('sam');
  });

  it('the last line loads more, by click and by Tab, and the list stays open', async () => {
    const loadMore = vi.fn();
    const { onPick, box } = setUp({ loadMore });
    await userEvent.type(box, 'agl');
    await userEvent.click(screen.getByRole('option', { name: 'Carica più risultati' }));
    await userEvent.keyboard('{ArrowUp}');
    expect(activeOption(box)).toBe('Carica più risultati');
    await userEvent.tab();
    expect(loadMore).toHaveBeenCalledTimes(2);
    expect(onPick).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(box);
    expect(names()).toContain('Carica più risultati');
  });

  it('renders only the visible ones of 14,000 options, and announces their number', async () => {
    const many = Array.from({ length: 14_000 }, (_, index) => ({ value: String(index), label: `Comune ${index}` }));
    const { box } = setUp({ options: many });
    await userEvent.click(box);
    const shown = screen.getAllByRole('option');
    expect(shown.length).toBeLessThan(40);
    expect(shown[0]?.getAttribute('aria-setsize')).toBe('14000');
    expect(shown[0]?.getAttribute('aria-posinset')).toBe('1');
    expect(screen.getByRole('status').textContent).toBe('14000 risultati');
  });

  it('says that options are loading, not that there are none', async () => {
    const { box } = setUp({ options: [], loading: true });
    await userEvent.type(box, 'sam');
    expect(screen.getByRole('listbox').getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('Caricamento');
    expect(screen.queryByText('Nessun dato')).toBeNull();
  });

  it('never says that there are no options when they could not be loaded', async () => {
    const { box } = setUp({ options: [], failed: true });
    await userEvent.type(box, 'sam');
    expect(screen.queryByText('Nessun dato')).toBeNull();
    expect(box.getAttribute('aria-expanded')).toBe('false');
  });

  it('says that its list was not loaded, and loads it at a click', async () => {
    vi.resetModules();
    vi.doMock('./OptionList.tsx', () => {
      throw new Error('no network');
    });
    const { Typeahead: FirstOnPage } = await import('./Typeahead.tsx');
    render(<FirstOnPage label="Comune" options={options} labels={labels} value={null} onPick={() => undefined} />);
    const box = screen.getByRole('combobox', { name: 'Comune' });
    await userEvent.type(box, 'samone');
    expect(await screen.findAllByText(labels.notLoaded), 'shown, and announced').toHaveLength(2);
    vi.doUnmock('./OptionList.tsx');
    await userEvent.click(box);
    expect(await screen.findAllByRole('option')).toHaveLength(2);
  });
});
