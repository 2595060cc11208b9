import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateEntry } from '../DateEntry.ts';
import { dateProblem, type Flow, type FlowAction, flowReducer, initialFlow } from './flow.ts';

const today = '2026-11-21';
const run = (flow: Flow, ...actions: FlowAction[]) => actions.reduce((state, action) => flowReducer(state, action, today), flow);
const from = (iso: string, text?: string): FlowAction => ({ type: 'from', entry: text === undefined ? dateEntry(iso) : { iso, text } });
const to = (iso: string): FlowAction => ({ type: 'to', entry: dateEntry(iso) });
const scope = (key: number): FlowAction => ({ type: 'scope', key });
const unit = (key: number): FlowAction => ({ type: 'unit', key });

const territorio = initialFlow('DATA', today);
const variazioni = initialFlow('PERIODO', today);
const chosen = (flow: Flow) => run(flow, scope(1), unit(2));

describe('a search page', () => {
  it('starts at today, or with the period from 01/01/1991 to today', () => {
    expect(territorio).toEqual({ from: { iso: today, text: '21/11/2026' }, to: undefined, scope: undefined, unit: undefined });
    expect(variazioni).toMatchObject({ from: { text: '01/01/1991' }, to: { text: '21/11/2026' } });
  });

  it.each<[string, Flow, FlowAction[], Partial<Flow>]>([
    [
      'choosing a scope keeps the dates',
      territorio,
      [from('2001-01-01'), scope(1)],
      { from: dateEntry('2001-01-01'), scope: 1, unit: undefined },
    ],
    ['choosing a unit keeps the scope', territorio, [scope(1), unit(3)], { scope: 1, unit: 3 }],
    ['choosing another scope clears the unit', chosen(territorio), [scope(2)], { scope: 2, unit: undefined }],
    ['choosing the same scope again changes nothing', chosen(territorio), [scope(1)], { scope: 1, unit: 2 }],
    ['choosing another unit keeps the scope', chosen(territorio), [unit(4)], { scope: 1, unit: 4 }],
    ['changing the date clears scope and unit', chosen(territorio), [from('2000-01-01')], { scope: undefined, unit: undefined }],
    ['changing the start clears scope and unit', chosen(variazioni), [from('2000-01-01')], { scope: undefined, unit: undefined }],
    ['changing the end clears scope and unit', chosen(variazioni), [to('2000-01-01')], { scope: undefined, unit: undefined }],
    ['writing the same date otherwise clears nothing', chosen(territorio), [from(today, '21-11-2026')], { scope: 1, unit: 2 }],
    ['an impossible date clears scope and unit', chosen(territorio), [from('', '31/02/2020')], { scope: undefined, unit: undefined }],
    [
      'no scope can be chosen while a date is wrong',
      territorio,
      [from('', '31/02/2020'), scope(1), unit(2)],
      { scope: undefined, unit: undefined },
    ],
    ['no unit can be chosen without a scope', territorio, [unit(2)], { scope: undefined, unit: undefined }],
    ['a page of one date has no second one', territorio, [to('2020-01-01')], { to: undefined }],
    ['a new search goes back to the defaults', run(chosen(variazioni), to('2000-01-01')), [{ type: 'reset' }], variazioni],
  ])('%s', (_, start, actions, expected) => {
    expect(run(start, ...actions)).toMatchObject(expected);
  });
});

describe('dateProblem', () => {
  it.each<[string, Flow, ReturnType<typeof dateProblem>]>([
    ['17/03/1861 can be searched', run(territorio, from('1861-03-17')), undefined],
    ['the day before cannot', run(territorio, from('1861-03-16')), 'unavailable'],
    ['tomorrow cannot', run(territorio, from('2026-11-22')), 'unavailable'],
    ['an impossible date cannot', run(territorio, from('', '31/02/2020')), 'unavailable'],
    ['an empty date cannot', run(variazioni, { type: 'to', entry: { iso: '', text: '' } }), 'unavailable'],
    ['a start after the end is another problem', run(variazioni, from('2001-01-01'), to('2000-12-31')), 'start-after-end'],
    ['a period of one day can be searched', run(variazioni, from('2001-01-01'), to('2001-01-01')), undefined],
    ['a wrong date counts more than the order', run(variazioni, from('2030-01-01')), 'unavailable'],
  ])('%s', (_, flow, expected) => {
    expect(dateProblem(flow, today)).toBe(expected);
  });
});

it('never holds a unit without a scope, nor a scope with wrong dates, whatever a visitor does', () => {
  const entry = fc.oneof(
    fc
      .date({ min: new Date('1850-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
      .map((date) => dateEntry(date.toISOString().slice(0, 10))),
    fc.constantFrom({ iso: '', text: '' }, { iso: '', text: '31/02/2020' }, dateEntry('1991-01-01'), dateEntry(today)),
  );
  const action: fc.Arbitrary<FlowAction> = fc.oneof(
    fc.record({ type: fc.constantFrom('from' as const, 'to' as const), entry }),
    fc.record({ type: fc.constantFrom('scope' as const, 'unit' as const), key: fc.integer({ min: 1, max: 12 }) }),
    fc.constant({ type: 'reset' } as const),
  );
  fc.assert(
    fc.property(fc.constantFrom(territorio, variazioni), fc.array(action, { maxLength: 30 }), (start, actions) => {
      const flow = run(start, ...actions);
      expect(flow.to === undefined).toBe(start.to === undefined);
      if (flow.unit !== undefined) expect(flow.scope).toBeDefined();
      if (flow.scope !== undefined) expect(dateProblem(flow, today)).toBeUndefined();
    }),
  );
});
