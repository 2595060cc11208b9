import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateEntry } from '../DateEntry.ts';
import { dateProblem, flowReducer, initialFlow } from './flow.ts';
import { flowSearch, readFlowAddress } from './flowAddress.ts';

const today = '2026-11-21';

describe('the address of a search page', () => {
  it('has no query until something is chosen', () => {
    expect(flowSearch(initialFlow('DATA', today), 'DATA', today)).toBe('');
    expect(readFlowAddress('', 'PERIODO', today)).toEqual(initialFlow('PERIODO', today));
  });

  it('names the dates as soon as a scope is chosen, so that a link does not change with the day', () => {
    const flow = flowReducer(initialFlow('DATA', today), { type: 'scope', key: 1 }, today);
    expect(flowSearch(flow, 'DATA', today)).toBe('?dateFrom=2026-11-21&ambito=1');
    const period = flowReducer(initialFlow('PERIODO', today), { type: 'scope', key: 1 }, today);
    expect(flowSearch({ ...period, unit: 3 }, 'PERIODO', today)).toBe('?dateFrom=1991-01-01&dateTo=2026-11-21&ambito=1&unita=3');
  });

  it('keeps an impossible date to show the error, and then has no scope', () => {
    expect(readFlowAddress('?dateFrom=2020-02-31&ambito=1&unita=2', 'DATA', today)).toEqual({
      from: { text: '2020-02-31', iso: '' },
      to: undefined,
      scope: undefined,
      unit: undefined,
    });
  });

  it('holds the typed text when it is not a date', () => {
    const flow = flowReducer(initialFlow('PERIODO', today), { type: 'to', entry: { text: '31/02/2020', iso: '' } }, today);
    expect(flowSearch(flow, 'PERIODO', today)).toBe('?dateTo=31%2F02%2F2020');
    expect(readFlowAddress('?dateTo=31%2F02%2F2020', 'PERIODO', today)).toEqual(flow);
  });

  it.each(['?ambito=uno', '?unita=2', '?ambito=-1&unita=2', '?dateTo=2020-01-01'])('takes the defaults for %s', (search) => {
    expect(readFlowAddress(search, 'DATA', today)).toEqual(initialFlow('DATA', today));
  });

  it('reads back everything that was written', () => {
    const date = fc
      .date({ min: new Date('1861-03-17'), max: new Date('2026-11-21'), noInvalidDate: true })
      .map((value) => value.toISOString().slice(0, 10));
    const key = fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined });
    fc.assert(
      fc.property(
        date,
        date,
        key,
        key,
        fc.constantFrom('DATA' as const, 'PERIODO' as const, 'ATTUALIZZAZIONE' as const),
        (a, b, scope, unit, mode) => {
          const [from, to] = a <= b ? [a, b] : [b, a];
          const flow = {
            from: dateEntry(from),
            to: mode === 'DATA' ? undefined : dateEntry(to),
            scope,
            unit: scope === undefined ? undefined : unit,
          };
          expect(readFlowAddress(flowSearch(flow, mode, today), mode, today)).toEqual(flow);
        },
      ),
    );
  });

  it('never reads selections that a visitor could not have made', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (dateFrom, ambito, unita) => {
        const flow = readFlowAddress(`?${new URLSearchParams({ dateFrom, ambito, unita })}`, 'DATA', today);
        if (flow.unit !== undefined) expect(flow.scope).toBeDefined();
        if (flow.scope !== undefined) expect(dateProblem(flow, today)).toBeUndefined();
      }),
    );
  });
});
