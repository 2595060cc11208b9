import { ListError, readText } from '@territori/traduzione';
import { HistoryIndex } from '@territori/traduzione/storia';
import { SMALL_STORIA, unit } from '@territori/traduzione/testing';
import { describe, expect, it, vi } from 'vitest';
import { type ListChoices, NO_CHOICES } from './ListChoices.ts';
import { ListSession } from './ListSession.ts';

const index = new HistoryIndex(SMALL_STORIA);
const session = (...texts: readonly string[]) => new ListSession(index, 'comuni.csv', texts.map(readText));
const choices = (some: Partial<ListChoices> = {}): ListChoices => ({ ...NO_CHOICES, ...some });

/** The municipalities of 2009, with an inhabitant each; Delta is divided afterwards, Beta has ended, and 001999 is none. */
const LIST = [
  'codice;comune;abitanti',
  '001001;Alfa Nuova;1',
  '001003;Gamma;2',
  '001004;Delta;4',
  '001005;Epsilon;8',
  '001006;Zeta;16',
  '001007;Eta;32',
  '001008;Theta;64',
  '001010;Kappa;128',
  '001012;Mi;256',
  '001013;Rho;512',
  '001999;Nessuno;1024',
].join('\n');

/** The places of the rows of a filter. */
const linesOf = (own: ListSession, filter: Parameters<ListSession['rows']>[1], some = choices()) =>
  own.rows(some, filter, 0, 100).items.map(({ line }) => line);

describe('a list that is opened', () => {
  it('is of the time at which its values were in force, and is translated to the last day of the edition', () => {
    const { translation, columns, updatedTo } = session(LIST).view(choices({ from: '2009-01-01' }));
    expect(columns).toEqual(['codice', 'comune', 'abitanti']);
    expect(translation).toMatchObject({ level: 'comune', from: '2009-01-01', to: updatedTo, beyondEdition: false, beforeHistory: false });
  });

  it('says when a day lies outside what the edition knows', () => {
    const { translation } = session(LIST).view(choices({ from: '2009-01-01', to: '2099-01-01' }));
    expect(translation).toMatchObject({ beyondEdition: true, to: '2025-01-01' });
  });

  it('has its rows with what they have become behind them, a page at a time', () => {
    const own = session(LIST);
    const { items, total } = own.rows(choices({ from: '2009-01-01' }), 'tutte', 5, 2);
    expect(total).toBe(11);
    expect(items.map(({ line, cells }) => [line, cells[0]])).toEqual([
      [6, '001007'],
      [7, '001008'],
    ]);
    for (const { added } of items) expect(added.join(' ')).toMatch(/001009.*Iota/);
  });

  it('shows by a filter the rows of one outcome, or those to check', () => {
    const own = session(LIST);
    const some = choices({ from: '2009-01-01' });
    expect(linesOf(own, 'divisa', some)).toEqual([3]);
    expect(linesOf(own, 'sconosciuta', some)).toEqual([11]);
    expect(linesOf(own, 'da_controllare', some)).toEqual(expect.arrayContaining([3, 11]));
    expect(linesOf(own, 'da_controllare', some)).not.toContain(2);
  });

  it('counts the values to check and their rows, the unknown ones first', () => {
    const own = session(`${LIST}\n001999;Nessuno;7`);
    const some = choices({ from: '2009-01-01' });
    const { items, total } = own.toCheck(some, 0, 10);
    expect(items[0]).toMatchObject({ value: '001999', rows: 2, outcome: 'sconosciuta', decidable: true });
    const { toCheck } = own.view(some).translation ?? {};
    expect(toCheck).toEqual({ values: total, rows: items.reduce((sum, { rows }) => sum + rows, 0) });
  });

  it('names the units that share what was divided', () => {
    const divided = session(LIST)
      .toCheck(choices({ from: '2009-01-01' }), 0, 10)
      .items.find(({ outcome }) => outcome === 'divisa');
    expect(divided?.candidates.map((one) => one.unit).sort()).toEqual([unit('001005'), unit('001006')]);
  });
});

describe('the figures of a list', () => {
  const counts = choices({ from: '2009-01-01', figures: [{ kind: 'conteggio', column: 2 }] });

  it('may be its columns of numbers, but not those that are codes', () => {
    expect(
      session(LIST)
        .view(choices())
        .numeric.map(({ column }) => column),
    ).toEqual([2]);
  });

  it('are added up by unit of the day that is asked for; what was divided is in none of them', () => {
    const own = session(LIST);
    const sums = new Map(own.aggregated(counts, 0, 100).items.map(({ name, figures }) => [name, figures[0]]));
    expect(sums.get('Iota'), 'Eta and Theta').toBe(96);
    expect(sums.get('Epsilon')).toBe(8);
    const { aggregation } = own.view(counts).translation ?? {};
    expect(aggregation?.balances).toHaveLength(1);
    expect(aggregation?.figures).toEqual(counts.figures);
  });

  it('come with the number of rows that each is of: a cell without a number is in none', () => {
    const text = 'codice;elettori;votanti\n001007;100;80\n001008;50;\n001005;7;3';
    const figures = [1, 2].map((column) => ({ kind: 'conteggio', column }) as const);
    const items = session(text).aggregated({ ...counts, figures }, 0, 100).items;
    const sums = new Map(items.map(({ name, figures: totals, weights }) => [name, [totals, weights]]));
    expect([sums.get('Iota'), sums.get('Epsilon')]).toEqual([
      [
        [150, 80],
        [2, 1],
      ],
      [
        [7, 3],
        [1, 1],
      ],
    ]);
  });

  it('that an address names and the list has not are left out', () => {
    const own = session(LIST);
    expect(own.view({ ...counts, figures: [{ kind: 'conteggio', column: 9 }] }).translation?.aggregation).toBeNull();
    expect(own.aggregated({ ...counts, figures: [] }, 0, 10)).toEqual({ items: [], total: 0 });
  });
});

describe('a file that is given back', () => {
  const some = choices({ from: '2009-01-01' });
  const noWriter = vi.fn();

  it('has the name of the list and the day, the rows and what they have become', async () => {
    const { name, blob } = await session(LIST).file(some, 'CSV', 'prova', noWriter);
    expect(name).toBe('comuni-al-2025-01-01.csv');
    const lines = (await blob.text()).trimEnd().split('\r\n');
    expect(lines).toHaveLength(12);
    expect(lines[6]).toMatch(/^001007;Eta;32;.*001009/);
    expect(noWriter).not.toHaveBeenCalled();
  });

  it('has the sums alone where they are asked for', async () => {
    const figures = choices({ ...some, figures: [{ kind: 'conteggio', column: 2 }] });
    const { name, blob } = await session(LIST).file(figures, 'AGGREGATI', 'prova', noWriter);
    expect(name).toBe('comuni-al-2025-01-01-aggregati.csv');
    expect(await blob.text()).toMatch(/001009;Iota;.*96/);
  });

  it('is a workbook of the sheets that the writer is given', async () => {
    const write = vi.fn(async () => new Uint8Array([1, 2, 3]));
    const { name, blob } = await session(LIST).file(some, 'XLSX', 'prova', async () => write);
    expect([name, blob.size]).toEqual(['comuni-al-2025-01-01.xlsx', 3]);
    expect(write).toHaveBeenCalledOnce();
  });
});

describe('a file with several sheets', () => {
  it('names them and the columns of the one that is chosen; none where it holds no table', () => {
    const own = new ListSession(index, 'comuni.xlsx', [
      { ...readText(LIST), sheet: 'Elenco' },
      { ...readText('Note'), sheet: 'Note' },
    ]);
    expect(own.outline(0)).toMatchObject({ sheets: ['Elenco', 'Note'], columns: ['codice', 'comune', 'abitanti'] });
    expect(own.outline(5)).toEqual({ sheets: ['Elenco', 'Note'], columns: [] });
  });

  it('refuses a sheet that it has not, with the names of those that it has', () => {
    const own = session(LIST);
    expect(() => own.view(choices({ sheet: 3 }))).toThrow(ListError);
  });
});
