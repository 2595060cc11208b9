import { today } from '@territori/kit';
import { useNavigate } from '@territori/kit/router';
import { renderPage } from '@territori/testing';
import { act, screen } from '@testing-library/react';
import { useReducer } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY_REST_MS, useMapAddress } from './useMapAddress.ts';

type Address = ReturnType<typeof useMapAddress>;

function at(query: string, running = false) {
  let address: Address | undefined;
  let draw = () => {};
  let navigate: ReturnType<typeof useNavigate> | undefined;
  const Page = () => {
    address = useMapAddress(running);
    navigate = useNavigate();
    [, draw] = useReducer((times: number) => times + 1, 0);
    return (
      <>
        <a href="#further">Glossary</a>
        <button type="button">A button</button>
      </>
    );
  };
  const page = renderPage(Page, { messages: { it: {}, en: {} }, route: `/territorio/mappa${query}` });
  return {
    read: () => address as Address,
    drawnAgain: () => {
      act(() => draw());
      return address as Address;
    },
    showDay: (day: string) => {
      act(() => (address as Address).showDay(day));
    },
    back: () => {
      act(() => (navigate as ReturnType<typeof useNavigate>)(-1));
    },
    click: (role: 'link' | 'button') => {
      act(() => screen.getByRole(role).click());
    },
    search: () => page.location().search,
    after: (change: Parameters<Address['change']>[0]) => {
      act(() => (address as Address).change(change));
      return Object.fromEntries(new URLSearchParams(page.location().search));
    },
  };
}

describe('the address of the map', () => {
  it('holds the day, the level, the unit, the region, the other day and the figures', () => {
    const query = '?data=1936-04-21&livello=comune&unita=10151460&regione=03&con=1991-10-20&cifre=001:1&nome=Prova&tipo=tasso';
    expect(at(query).read().choice).toEqual({
      data: '1936-04-21',
      livello: 'comune',
      unita: '10151460',
      regione: '03',
      con: '1991-10-20',
      cifre: '001:1',
      nome: 'Prova',
      tipo: 'tasso',
    });
  });

  it('is that of the provinces today where it says nothing', () => {
    expect(at('').read().choice).toMatchObject({ data: today(), livello: 'uts', unita: null, con: null, tipo: null });
  });

  it('calls the provinces by their usual name too', () => {
    expect(at('?livello=provincia').read().choice.livello).toBe('uts');
  });

  it('has figures where one of them can be read, and keeps the others as they are written', () => {
    expect(at('?cifre=molte').read()).toMatchObject({ choice: { cifre: null }, written: { cifre: 'molte' } });
    expect(at('?cifre=001:3,molte').read().choice.cifre).toBe('001:3,molte');
  });

  it.each(['1861-03-16', '2999-01-01', '2001-02-29', 'ieri'])('keeps %s as it is written, and shows today', (data) => {
    const { choice, written } = at(`?data=${data}&con=${data}&livello=quartiere&tipo=altro`).read();
    expect(written).toEqual({ data, con: data, cifre: '', livello: 'quartiere' });
    expect(choice).toMatchObject({ data: today(), con: null, livello: 'uts', tipo: null });
  });

  it('is the same while it does not change, so that nothing is drawn for it again', () => {
    const page = at('?data=1936-04-21&regione=03');
    const { choice, change } = page.read();
    expect(page.drawnAgain().choice).toBe(choice);
    expect(page.drawnAgain().change).toBe(change);
  });

  it('changes one choice and keeps the others', () => {
    expect(at('?data=1936-04-21&regione=03').after({ unita: '20000150' })).toEqual({
      data: '1936-04-21',
      livello: 'uts',
      regione: '03',
      unita: '20000150',
    });
    expect(at('?data=1936-04-21&regione=03').after({ regione: null })).toEqual({ data: '1936-04-21', livello: 'uts' });
  });
});

describe('a day of the time line', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });
  const rest = (ms: number) => act(() => vi.advanceTimersByTime(ms));

  it('is shown at once and written when it rests', () => {
    const page = at('?data=1936-04-21&regione=03');
    page.showDay('1947-09-15');
    expect([page.read().choice.data, page.read().written.data, page.search()]).toEqual([
      '1947-09-15',
      '1947-09-15',
      '?data=1936-04-21&regione=03',
    ]);
    rest(DAY_REST_MS - 1);
    page.showDay('1951-06-01');
    rest(DAY_REST_MS - 1);
    expect(page.search()).toBe('?data=1936-04-21&regione=03');
    rest(1);
    expect(page.search()).toBe('?data=1951-06-01&livello=uts&regione=03');
    expect(page.read().choice.data).toBe('1951-06-01');
  });

  it('is written with the next choice, and not again afterwards', () => {
    const page = at('?data=1936-04-21&regione=03');
    page.showDay('1947-09-15');
    expect(page.after({ livello: 'comune' })).toEqual({ data: '1947-09-15', livello: 'comune', regione: '03' });
    page.after({ data: '1991-10-20' });
    rest(DAY_REST_MS);
    expect(page.read().choice.data).toBe('1991-10-20');
  });

  it('is not written while time runs, however long it is shown', () => {
    const page = at('?data=1936-04-21', true);
    page.showDay('1947-09-15');
    rest(10 * DAY_REST_MS);
    expect([page.read().choice.data, page.search()]).toEqual(['1947-09-15', '?data=1936-04-21']);
    expect(page.after({ livello: 'comune' })).toEqual({ data: '1947-09-15', livello: 'comune' });
  });

  it('is written before a link is followed, so that Back comes to it, but not for a button', () => {
    const page = at('?data=1936-04-21');
    page.showDay('1947-09-15');
    page.click('button');
    expect(page.search()).toBe('?data=1936-04-21');
    page.click('link');
    expect(page.search()).toBe('?data=1947-09-15&livello=uts');
  });

  it('gives way to the day of an address to which the visitor goes back', () => {
    const page = at('?data=1936-04-21');
    page.after({ livello: 'comune' });
    page.showDay('1947-09-15');
    page.back();
    expect(page.read().choice).toMatchObject({ data: '1936-04-21', livello: 'uts' });
    rest(DAY_REST_MS);
    expect(page.search()).toBe('?data=1936-04-21');
  });

  it('is not written once the browser is at another address, which the router shows a little later', () => {
    const page = at('?data=1936-04-21');
    page.showDay('1947-09-15');
    history.replaceState(null, '', '#/variazioni');
    rest(DAY_REST_MS);
    expect(page.search()).toBe('?data=1936-04-21');
    history.replaceState(null, '', '#');
  });
});
