import { PAGE_SIZES } from '@territori/ui/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readViewerAddress, viewerSearch } from './viewerAddress.ts';

describe('the address of a viewer', () => {
  it('is the specified query until something is chosen', () => {
    expect(readViewerAddress('?id=99&dateFrom=1991-01-01&dateTo=2026-01-01')).toEqual({
      id: 99,
      dateFrom: '1991-01-01',
      dateTo: '2026-01-01',
      filters: [],
      sorts: [],
      page: 1,
      size: 10,
      columns: undefined,
      language: undefined,
    });
  });

  it('holds filters, sorts, page, size and language', () => {
    const search = viewerSearch(
      61,
      { from: '2025-01-01' },
      { filters: [{ column: 'COMUNE', value: "L'Aquila" }], sorts: [{ column: 'PRO_COM', direction: 'DESC' }], page: 3, size: 50 },
      'en',
    );
    expect(search).toBe('?id=61&dateFrom=2025-01-01&filter=COMUNE%3AL%27Aquila&sort=PRO_COM%3ADESC&page=3&size=50&language=en');
    expect(readViewerAddress(search).filters).toEqual([{ column: 'COMUNE', value: "L'Aquila" }]);
  });

  it('holds texts to contain, bounds of ranges and the chosen columns', () => {
    const view = {
      filters: [
        { column: 'COMUNE', value: 'san', match: 'contains' },
        { column: 'POP_RES', value: '1000', match: 'from' },
        { column: 'POP_RES', value: '5000', match: 'to' },
      ],
      sorts: [],
      page: 1,
      size: 10,
      columns: ['PRO_COM_T', 'COMUNE'],
    } as const;
    const search = viewerSearch(74, { from: '2025-01-01' }, view, 'it');
    expect(search).toBe(
      '?id=74&dateFrom=2025-01-01&contains=COMUNE%3Asan&from=POP_RES%3A1000&to=POP_RES%3A5000&columns=PRO_COM_T%2CCOMUNE&language=it',
    );
    expect(readViewerAddress(search)).toMatchObject(view);
  });

  it.each([
    ['no id', ''],
    ['an id that is not a number', '?id=61;drop'],
    ['a negative id', '?id=-1'],
  ])('has no report with %s', (_, search) => {
    expect(readViewerAddress(search).id).toBeUndefined();
  });

  it.each([
    '?page=0',
    '?page=1.5',
    '?page=due',
    '?size=15',
    '?size=999999',
    '?sort=COMUNE',
    '?sort=COMUNE:SU',
    '?sort=;:ASC',
    '?filter=COMUNE',
    '?filter=:Roma',
    '?filter=COMUNE:',
    '?contains=COMUNE',
    '?from=:1',
    '?columns=',
    '?columns=;,1A',
    '?language=fr',
  ])('takes the defaults for %s', (search) => {
    expect(readViewerAddress(search)).toEqual(readViewerAddress(''));
  });

  it('sorts by a column once', () => {
    expect(readViewerAddress('?sort=COMUNE:ASC&sort=COMUNE:DESC').sorts).toEqual([{ column: 'COMUNE', direction: 'ASC' }]);
  });

  it('reads back everything that was written', () => {
    const column = fc.stringMatching(/^[A-Z][A-Z0-9_]{0,12}$/);
    const view = fc.record({
      filters: fc.array(
        fc.record(
          {
            column,
            value: fc.string({ minLength: 1, unit: 'grapheme' }),
            match: fc.constantFrom('contains' as const, 'from' as const, 'to' as const),
          },
          { requiredKeys: ['column', 'value'] },
        ),
      ),
      columns: fc.option(fc.uniqueArray(column, { minLength: 1 }), { nil: undefined }),
      map: fc.option(column, { nil: undefined }),
      sorts: fc.uniqueArray(fc.record({ column, direction: fc.constantFrom('ASC' as const, 'DESC' as const) }), {
        selector: (sort) => sort.column,
      }),
      page: fc.integer({ min: 1, max: 100_000 }),
      size: fc.constantFrom(...PAGE_SIZES),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999 }),
        view,
        fc.constantFrom('it' as const, 'en' as const),
        fc.boolean(),
        (id, shown, language, two) => {
          const dates = two ? { from: '1991-01-01', to: '2026-01-01' } : { from: '2025-01-01' };
          const { dateFrom, dateTo, ...read } = readViewerAddress(viewerSearch(id, dates, shown, language));
          expect(read).toEqual({ id, language, ...shown });
          expect([dateFrom, dateTo]).toEqual([dates.from, dates.to ?? null]);
        },
      ),
    );
  });
});
