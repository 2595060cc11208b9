import en from '@territori/languages/en/mf-territorio.json';
import type { DayMap, MapUnit } from '@territori/report-flow/map';
import { renderPage } from '@territori/testing';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import italian from '../../messages/it.json';
import { UnitChoice } from './UnitChoice.tsx';

const units = [
  { key: '1', code: '084', name: 'Agrigento' },
  { key: '2', code: '058', name: 'Roma' },
] as unknown as MapUnit[];
const day = { units, byKey: new Map(units.map((unit) => [unit.key, unit])) } as unknown as DayMap;

/** The field, where Agrigento is chosen. */
function field() {
  const Page = () => {
    const [chosen, setChosen] = useState('1');
    return (
      <>
        <UnitChoice day={day} chosen={chosen} change={({ unita }) => setChosen(unita)} />
        <output>{chosen}</output>
        <button type="button">Elsewhere</button>
      </>
    );
  };
  renderPage(Page, { messages: { it: italian, en } });
  const box = () => screen.getByRole<HTMLInputElement>('combobox');
  fireEvent.focus(box());
  return {
    type: (value: string) => fireEvent.change(box(), { target: { value } }),
    press: (key: string) => fireEvent.keyDown(box(), { key }),
    leave: () => fireEvent.blur(box(), { relatedTarget: screen.getByText('Elsewhere') }),
    text: () => box().value,
    offered: async () => (await screen.findAllByRole('option')).map(({ textContent }) => textContent),
  };
}

describe('the search of a unit while another one is chosen', () => {
  it('offers what contains the text, and chooses it', async () => {
    const { type, press, text, offered } = field();
    expect(text()).toBe('084 - Agrigento');
    type('Roma');
    expect(await offered()).toEqual(['058 - Roma']);
    press('ArrowDown');
    press('Tab');
    expect(screen.getByText('2', { selector: 'output' })).toBeDefined();
    expect(text()).toBe('058 - Roma');
  });

  it.each(['Rom', ''])('shows the chosen one again where the visitor writes "%s" and leaves', (written) => {
    const { type, leave, text } = field();
    type(written);
    expect(text()).toBe(written);
    leave();
    expect(text()).toBe('084 - Agrigento');
    expect(screen.getByText('1', { selector: 'output' })).toBeDefined();
  });
});
