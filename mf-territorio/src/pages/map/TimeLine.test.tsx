import en from '@territori/languages/en/mf-territorio.json';
import type { ChangesOfDay, MapLevel } from '@territori/report-flow/map';
import { noChanges } from '@territori/report-flow/map';
import { renderPage } from '@territori/testing';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import italian from '../../messages/it.json';
import { TimeLine } from './TimeLine.tsx';
import { useDayInWords } from './useDayInWords.ts';

const DAYS = ['1861-03-17', '1871-01-01', '1927-01-12', '1992-04-16', '2016-01-01'];
const changes = new Map<string, ChangesOfDay>([
  ['1927-01-12', { ...noChanges(), nata: 17, nome: 1 }],
  ['1992-04-16', { ...noChanges(), provincia: 2 }],
]);

const shared = {
  days: DAYS,
  changes,
  place: undefined,
  words: '',
  latest: '2026-01-01',
  onChange: () => {},
  running: false,
  onRun: () => {},
};

function line(date: string, latest = '2026-01-01') {
  const onChange = vi.fn();
  const Page = () => <TimeLine {...shared} date={date} latest={latest} onChange={onChange} />;
  renderPage(Page, { messages: { it: italian, en } });
  const press = (key: string) => {
    onChange.mockClear();
    fireEvent.keyDown(screen.getByRole('slider'), { key });
    return onChange.mock.calls[0]?.[0];
  };
  return { onChange, press };
}

describe('the line of time', () => {
  it('goes by the arrows from change to change', () => {
    const { press } = line('1927-01-12');
    expect([press('ArrowLeft'), press('ArrowRight'), press('ArrowDown'), press('ArrowUp')]).toEqual([
      '1871-01-01',
      '1992-04-16',
      '1871-01-01',
      '1992-04-16',
    ]);
  });

  it('goes by a page ten years on, at least to the next change, and to both ends', () => {
    const { press } = line('1927-01-12');
    expect([press('PageUp'), press('PageDown'), press('Home'), press('End')]).toEqual([
      '1992-04-16',
      '1871-01-01',
      '1861-03-17',
      '2016-01-01',
    ]);
  });

  it('goes to no change after the last day that is known', () => {
    const { press } = line('1992-04-16', '2000-01-01');
    expect([press('ArrowRight'), press('End')]).toEqual([undefined, undefined]);
    expect(screen.getByRole('button', { name: italian['mappa.dopo'] }).hasAttribute('disabled')).toBe(true);
  });

  it('stands, drawn to a day without a change, at the last change before it', () => {
    const { onChange } = line('1927-01-12');
    const year2000 = (Date.parse('2000-01-01') - Date.parse('1861-03-17')) / 86_400_000;
    fireEvent.change(screen.getByRole('slider'), { target: { value: String(year2000) } });
    expect(onChange).toHaveBeenCalledExactlyOnceWith('1992-04-16');
  });

  it('names the region whose changes it shows, on the screen and to a screen reader', () => {
    renderPage(() => <TimeLine {...shared} date="1927-01-12" place="Lazio" words="nascono 2 province" />, {
      messages: { it: italian, en },
    });
    expect(screen.getByText('12/01/1927, Lazio').parentElement?.textContent).toBe('12/01/1927, Lazio: nascono 2 province');
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('12/01/1927, Lazio: nascono 2 province');
  });

  it('waits while the days of another level are loading, and stops after the last one', () => {
    const onRun = vi.fn();
    const at = (days: readonly string[], date: string) => () => <TimeLine {...shared} days={days} date={date} running onRun={onRun} />;
    const options = { messages: { it: italian, en } };
    renderPage(at([], '1927-01-12'), options).unmount();
    expect(onRun).not.toHaveBeenCalled();
    renderPage(at(DAYS, '2016-01-01'), options);
    expect(onRun).toHaveBeenCalledWith(false);
  });
});

describe('a day in words', () => {
  const wordsOf = (date: string, level: MapLevel = 'uts', known = changes) => {
    let words = '';
    const Page = () => {
      words = useDayInWords(level, DAYS, known, date);
      return null;
    };
    renderPage(Page, { messages: { it: italian, en } }).unmount();
    return words;
  };

  it('counts what happened on it', () => {
    expect(wordsOf('1927-01-12')).toBe('nascono 17 province, 1 cambio di nome entro questo giorno');
    expect(wordsOf('1927-01-12', 'comune')).toBe('nascono 17 comuni, 1 cambio di nome');
  });

  it('calls another parent a province for a municipality and a region for a province', () => {
    expect(wordsOf('1992-04-16', 'comune')).toMatch(/provincia/);
    expect(wordsOf('1992-04-16')).toMatch(/regione/);
  });

  it('names the last day with a change where it has none, else the first day of the history', () => {
    const since = (day: string) => `nessun cambiamento di unità, nome, codice o provincia dal ${day}`;
    expect(wordsOf('1950-01-01')).toBe(since('12/01/1927'));
    expect(wordsOf('1900-01-01')).toBe(since('17/03/1861'));
    expect(wordsOf('1861-03-17')).toBe('');
    // of a region in which nothing changed; before 1948 there were compartments, of which no source has changes
    expect(wordsOf('2020-01-01', 'regione', new Map())).toBe(since('16/04/1992'));
  });

  it('says that the compartments change on the days of their boundaries, but the first', () => {
    expect(['1861-03-17', '1871-01-01', '1880-01-01'].map((date) => wordsOf(date, 'regione'))).toEqual([
      '',
      'cambiano i compartimenti',
      '',
    ]);
  });
});
