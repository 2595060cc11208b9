import type { KeyValue } from '@territori/contract/wire';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateEntry } from '../DateEntry.ts';
import { report } from '../report.fixture.ts';
import { type Flow, type FlowAction, flowReducer, initialFlow } from './flow.ts';
import { describesPage, type FlowLists, flowScreen, type Load } from './flowScreen.ts';

const today = '2026-11-21';
const pending = { status: 'pending' } as const;
const failed = { status: 'error', cause: new Error('500') } as const;
const loaded = <T>(...data: T[]): Load<T> => ({ status: 'success', data });

const scopes: KeyValue[] = [
  { key: 1, value: 'Unità amministrative' },
  { key: 2, value: 'Unità statistiche' },
];
const units: KeyValue[] = [
  { key: 1, value: 'Comune' },
  { key: 2, value: 'Provincia/Uts' },
];
const start = initialFlow('DATA', today);
const withScope: Flow = { ...start, scope: 1 };
const withUnit: Flow = { ...withScope, unit: 2 };
const lists = (some: Partial<FlowLists> = {}): FlowLists => ({
  scopes: loaded(...scopes),
  units: loaded(...units),
  reports: loaded(report),
  ...some,
});

describe('flowScreen', () => {
  it.each<[string, Flow, FlowLists, object]>([
    ['waits for the scopes', start, lists({ scopes: pending }), { kind: 'loading', list: 'scopes' }],
    ['asks for a scope', start, lists(), { kind: 'choose-scope' }],
    ['waits for the units', withScope, lists({ units: pending }), { kind: 'loading', list: 'units' }],
    [
      'asks for a unit of the scope',
      withScope,
      lists(),
      { kind: 'choose-unit', offered: { scopes, scope: scopes[0], units, unit: undefined } },
    ],
    ['waits for the reports', withUnit, lists({ reports: pending }), { kind: 'loading', list: 'reports' }],
    ['shows the reports', withUnit, lists(), { kind: 'results', reports: [report] }],
    ['has no reports when no scope is offered', start, lists({ scopes: loaded() }), { kind: 'no-reports', list: 'scopes' }],
    ['has no reports when no unit is offered', withScope, lists({ units: loaded() }), { kind: 'no-reports', list: 'units' }],
    ['has no reports when none is found', withUnit, lists({ reports: loaded() }), { kind: 'no-reports', list: 'reports' }],
    ['says which call failed', withUnit, lists({ reports: failed }), { kind: 'failed', list: 'reports' }],
    ['does not take a failure for an empty answer', start, lists({ scopes: failed }), { kind: 'failed', list: 'scopes' }],
    ['asks again for a scope that is not offered at the date', { ...start, scope: 9, unit: 2 }, lists(), { kind: 'choose-scope' }],
    ['asks again for a unit that is not offered at the date', { ...withScope, unit: 9 }, lists(), { kind: 'choose-unit' }],
    [
      'shows nothing but the error of a wrong date',
      { ...start, from: { text: '31/02/2020', iso: '' } },
      lists(),
      { kind: 'date-error', problem: 'unavailable' },
    ],
  ])('%s', (_, flow, loadedLists, expected) => {
    expect(flowScreen(flow, loadedLists, today)).toMatchObject(expected);
  });
});

describe('the description of the page', () => {
  it.each<[string, Flow, FlowLists, boolean]>([
    ['is there while a scope is to be chosen', start, lists(), true],
    ['and while a unit is', withScope, lists(), true],
    ['and while their lists are on their way', withScope, lists({ units: pending }), true],
    ['and beside a wrong date', { ...start, from: { text: '31/02/2020', iso: '' } }, lists(), true],
    ['and beside units that did not come', withScope, lists({ units: failed }), true],
    ['goes when a unit is chosen, before its reports come', withUnit, lists({ reports: pending }), false],
    ['does not come back when they fail', withUnit, lists({ reports: failed }), false],
    ['does not stand beside reports', withUnit, lists(), false],
    ['does not stand beside none', start, lists({ scopes: loaded() }), false],
    ['does not flash under an address that names a unit', withUnit, lists({ scopes: pending }), false],
    ['is there when the unit of an old address is not offered', { ...withScope, unit: 9 }, lists(), true],
  ])('%s', (_, flow, loadedLists, expected) => {
    expect(describesPage(flow, flowScreen(flow, loadedLists, today))).toBe(expected);
  });
});

describe('whatever a visitor does and whatever the API answers', () => {
  const entry = fc.constantFrom(
    { iso: '', text: '31/02/2020' },
    dateEntry('1800-01-01'),
    dateEntry('1991-01-01'),
    dateEntry(today),
    dateEntry('2100-01-01'),
  );
  const action: fc.Arbitrary<FlowAction> = fc.oneof(
    fc.record({ type: fc.constantFrom('from' as const, 'to' as const), entry }),
    fc.record({ type: fc.constantFrom('scope' as const, 'unit' as const), key: fc.integer({ min: 1, max: 3 }) }),
    fc.constant({ type: 'reset' } as const),
  );
  const answer = <T>(all: readonly T[]) =>
    fc.oneof(
      fc.constantFrom<Load<T>>(pending, failed),
      fc.subarray([...all]).map((data): Load<T> => ({ status: 'success', data })),
    );
  const answers = fc.record({ scopes: answer(scopes), units: answer(units), reports: answer([report]) });

  it('the page is in exactly one of the states the specification names', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('DATA' as const, 'PERIODO' as const),
        fc.array(action, { maxLength: 20 }),
        answers,
        (mode, actions, loadedLists) => {
          const flow = actions.reduce((state, next) => flowReducer(state, next, today), initialFlow(mode, today));
          const screen = flowScreen(flow, loadedLists, today);
          switch (screen.kind) {
            case 'date-error':
              expect(flow.scope).toBeUndefined();
              break;
            case 'loading':
              expect(loadedLists[screen.list].status).toBe('pending');
              break;
            case 'failed':
              expect(loadedLists[screen.list].status).toBe('error');
              break;
            case 'no-reports':
              expect(loadedLists[screen.list]).toEqual({ status: 'success', data: [] });
              break;
            case 'choose-scope':
              expect(screen.offered.scopes.length).toBeGreaterThan(0);
              expect(screen.offered.units).toEqual([]);
              break;
            case 'choose-unit':
              expect(screen.offered.scope?.key).toBe(flow.scope);
              expect(screen.offered.units.length).toBeGreaterThan(0);
              break;
            case 'results':
              expect(screen.offered.unit?.key).toBe(flow.unit);
              expect(screen.reports.length).toBeGreaterThan(0);
              break;
          }
        },
      ),
    );
  });
});
