import en from '@territori/languages/en/mf-ricostruzione.json';
import { renderPage } from '@territori/testing';
import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import it_ from '../../messages/it.json';
import { type ListAddress, useListAddress } from './useListAddress.ts';

/** The address of a page, and what it changes. */
function at(route: string) {
  let address: ListAddress | undefined;
  const Page = () => {
    address = useListAddress();
    return null;
  };
  const page = renderPage(Page, { messages: { it: it_, en }, route: `/ricostruzione-codici/elenco${route}` });
  return {
    read: () => address as ListAddress,
    after: (change: (own: ListAddress) => void) => {
      act(() => change(address as ListAddress));
      return Object.fromEntries(new URLSearchParams(page.location().search));
    },
  };
}

describe('the address of a list', () => {
  it('says which list is shown, how it is read, and which rows', () => {
    const { showsList, example, choices, table } = at('?esempio=difetti&dal=2013-01-01&esito=divisa&pagina=3&righe=50').read();
    expect({ showsList, example }).toEqual({ showsList: true, example: 'difetti' });
    expect(choices.from).toBe('2013-01-01');
    expect(table).toEqual({ filter: 'divisa', page: 3, pageSize: 50 });
  });

  it('shows the choice of a list where it names none, and all rows where it names a filter that does not exist', () => {
    expect(at('').read().showsList).toBe(false);
    const { example, table } = at('?vista=elenco&esempio=nessuno&esito=rotta&pagina=0&righe=9999').read();
    expect(example).toBeNull();
    expect(table).toMatchObject({ filter: 'tutte', page: 1, pageSize: 100 });
  });

  it('forgets with a new list what was chosen of the former one, and keeps the day that is asked for', () => {
    expect(at('?vista=elenco&colonna=2&dal=2013-01-01&al=2020-01-01&pagina=4').after((own) => own.showList('nomi-2015'))).toEqual({
      esempio: 'nomi-2015',
      al: '2020-01-01',
    });
    expect(at('?vista=elenco&colonna=2').after((own) => own.showList(null, { keepChoices: true }))).toEqual({
      vista: 'elenco',
      colonna: '2',
    });
  });

  it('begins with all rows on the first page after another choice, and keeps how many are shown', () => {
    const address = at('?vista=elenco&esito=divisa&pagina=4&righe=50');
    expect(address.after((own) => own.choose({ level: 'uts' }))).toEqual({ vista: 'elenco', livello: 'uts', righe: '50' });
    expect(address.after((own) => own.turn({ page: 2 }))).toEqual({ vista: 'elenco', livello: 'uts', pagina: '2', righe: '50' });
  });
});
