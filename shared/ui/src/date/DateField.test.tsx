import { DateField, type TypedDate } from '@territori/ui/date';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { labels } from './date.fixture.ts';

function setUp(start = '2025-01-15') {
  const onChange = vi.fn<(typed: TypedDate) => void>();
  function Page() {
    const [date, setDate] = useState<TypedDate>({ iso: start, text: '', error: null });
    return (
      <DateField
        label="Data"
        value={date.iso}
        text={date.text}
        min="1861-03-17"
        max="2025-02-20"
        error={date.error && `errore: ${date.error}`}
        labels={labels}
        onChange={(typed) => {
          onChange(typed);
          setDate(typed);
        }}
      />
    );
  }
  render(<Page />);
  return { onChange, input: screen.getByRole<HTMLInputElement>('textbox', { name: 'Data' }) };
}

const openCalendar = () => userEvent.click(screen.getByRole('button', { name: 'Apri il calendario Data' }));

describe('DateField, typed', () => {
  it('shows the date as DD/MM/YYYY', () => {
    expect(setUp().input.value).toBe('15/01/2025');
  });

  it('reports a typed date only when it is complete', async () => {
    const { onChange, input } = setUp('');
    await userEvent.type(input, '01/02/192');
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.type(input, '7');
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ iso: '1927-02-01', text: '01/02/1927', error: null });
  });

  it('reports it once, even when the field is left afterwards', async () => {
    const { onChange, input } = setUp('');
    await userEvent.type(input, '01/02/1927');
    await userEvent.tab();
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('reads an abbreviated date when the field is left', async () => {
    const { onChange, input } = setUp('');
    await userEvent.type(input, '1/2/1927');
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ iso: '1927-02-01', text: '01/02/1927', error: null });
    expect(input.value).toBe('01/02/1927');
  });

  it('keeps an impossible date as typed, marks the field and describes why', async () => {
    const { onChange, input } = setUp('');
    await userEvent.type(input, '31/02/2020');
    expect(onChange).toHaveBeenLastCalledWith({ iso: '', text: '31/02/2020', error: 'impossible' });
    expect(input.value).toBe('31/02/2020');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const described = (input.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
    expect(described).toContain('errore: impossible');
  });

  it('names the bound for a date before or after it', async () => {
    const { onChange, input } = setUp('');
    await userEvent.type(input, '16/03/1861');
    expect(onChange.mock.lastCall?.[0].error).toBe('before');
    await userEvent.clear(input);
    await userEvent.type(input, '21/02/2025');
    expect(onChange.mock.lastCall?.[0].error).toBe('after');
  });

  it('a cleared field has no date', async () => {
    const { onChange, input } = setUp();
    await userEvent.clear(input);
    await userEvent.tab();
    expect(onChange).toHaveBeenLastCalledWith({ iso: '', text: '', error: null });
  });
});

describe('DateField, calendar', () => {
  it('opens at the date, with focus on it', async () => {
    setUp();
    await openCalendar();
    expect(screen.getByRole('grid', { name: 'gennaio 2025' })).toBeInstanceOf(HTMLElement);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('15 gennaio 2025');
  });

  it('picks a day and gives focus back to its button', async () => {
    const { onChange } = setUp();
    await openCalendar();
    await userEvent.click(screen.getByRole('button', { name: '20 gennaio 2025' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ iso: '2025-01-20', text: '20/01/2025', error: null });
    expect(screen.queryByRole('grid')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Apri il calendario Data' }));
  });

  it.each([
    ['{ArrowRight}', '16 gennaio 2025'],
    ['{ArrowLeft}', '14 gennaio 2025'],
    ['{ArrowDown}', '22 gennaio 2025'],
    ['{ArrowUp}', '8 gennaio 2025'],
    ['{Home}', '13 gennaio 2025'],
    ['{End}', '19 gennaio 2025'],
    ['{PageUp}', '15 dicembre 2024'],
    ['{PageDown}', '15 febbraio 2025'],
    ['{Shift>}{PageUp}{/Shift}', '15 gennaio 2024'],
  ])('%s goes to %s', async (keys, name) => {
    setUp();
    await openCalendar();
    await userEvent.keyboard(keys);
    expect(document.activeElement?.getAttribute('aria-label')).toBe(name);
  });

  it('the keyboard stops at the bounds, and a day beyond them cannot be picked', async () => {
    const { onChange } = setUp('2025-02-18');
    await openCalendar();
    await userEvent.keyboard('{PageDown}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('20 febbraio 2025');
    const beyond = screen.getByRole('button', { name: '21 febbraio 2025' });
    expect(beyond.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(beyond);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('goes to any year since 1861 in one step', async () => {
    setUp();
    await openCalendar();
    await userEvent.selectOptions(screen.getByLabelText('Anno'), '1861');
    expect(screen.getByRole('grid', { name: 'marzo 1861' })).toBeInstanceOf(HTMLElement);
    expect(within(screen.getByLabelText('Anno')).getAllByRole('option')).toHaveLength(2025 - 1861 + 1);
  });

  it('Esc closes it and changes nothing', async () => {
    const { onChange } = setUp();
    await openCalendar();
    await userEvent.keyboard('{ArrowRight}{Escape}');
    expect(screen.queryByRole('grid')).toBeNull();
    expect(onChange).not.toHaveBeenCalled();
  });
});
