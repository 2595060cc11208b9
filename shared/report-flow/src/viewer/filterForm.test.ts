import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateEntry } from '../DateEntry.ts';
import {
  conditionsOf,
  disabledInputs,
  type FilterForm,
  type FilterFormAction,
  filterFormFor,
  filterFormReducer,
  filterFormSubmission,
} from './filterForm.ts';

const oneDate = { from: '2025-01-01' };
const twoDates = { from: '1991-01-01', to: '2026-01-01' };
const after = (form: FilterForm, ...actions: FilterFormAction[]) => actions.reduce(filterFormReducer, form);
const comune = { type: 'column', column: 'COMUNE' } as const;
const readBound = (typed: string) => (typed === '' || /^\d+$/.test(typed) ? typed : undefined);
const rome: FilterFormAction[] = [comune, { type: 'value', value: 'Roma' }];

describe('the inputs of the filter form', () => {
  it('keep the value disabled until a variable is chosen', () => {
    const form = filterFormFor(oneDate);
    expect(disabledInputs(form, oneDate)).toEqual({ column: undefined, value: 'no-column' });
    expect(disabledInputs(after(form, comune), oneDate)).toEqual({ column: undefined, value: undefined });
  });

  it('are both disabled while the dates are not applied', () => {
    const form = after(filterFormFor(twoDates), ...rome, { type: 'to', entry: dateEntry('2020-01-01') });
    expect(disabledInputs(form, twoDates)).toEqual({ column: 'pending-dates', value: 'pending-dates' });
    const applied = { from: '1991-01-01', to: '2020-01-01' };
    expect(disabledInputs(after(form, { type: 'dates', dates: applied }), applied)).toEqual({ column: undefined, value: undefined });
  });

  it('lose the value when another variable is chosen', () => {
    expect(after(filterFormFor(oneDate), ...rome, { type: 'column', column: 'DEN_REG' })).toMatchObject({ column: 'DEN_REG', value: '' });
  });

  it('are empty again once the filter is added', () => {
    expect(after(filterFormFor(oneDate), ...rome, { type: 'filtered' })).toMatchObject({ column: '', value: '' });
  });
});

describe('Applica', () => {
  it.each<[string, FilterFormAction[], ReturnType<typeof filterFormSubmission>]>([
    ['has nothing to apply at first', [], undefined],
    ['has nothing to apply with a variable alone', [comune], undefined],
    ['adds a filter', rome, { filters: [{ column: 'COMUNE', value: 'Roma' }] }],
    [
      'just applies the dates when no variable is picked',
      [{ type: 'from', entry: dateEntry('2000-01-01') }],
      { dates: { from: '2000-01-01', to: '2026-01-01' } },
    ],
    [
      'applies both when both are there',
      [...rome, { type: 'from', entry: dateEntry('2000-01-01') }],
      { dates: { from: '2000-01-01', to: '2026-01-01' }, filters: [{ column: 'COMUNE', value: 'Roma' }] },
    ],
    ['applies nothing while a date is none', [...rome, { type: 'from', entry: { iso: '', text: '31/02/2020' } }], undefined],
    ['applies nothing while the dates are in the wrong order', [{ type: 'from', entry: dateEntry('2026-01-02') }], undefined],
  ])('%s', (_, actions, expected) => {
    expect(filterFormSubmission(after(filterFormFor(twoDates), ...actions), twoDates, [], readBound)).toEqual(expected);
  });

  it('does not add the same filter twice', () => {
    const form = after(filterFormFor(oneDate), ...rome);
    expect(filterFormSubmission(form, oneDate, [{ column: 'COMUNE', value: 'Roma' }], readBound)).toBeUndefined();
  });
});

describe('a filter', () => {
  const filters = (...actions: FilterFormAction[]) =>
    filterFormSubmission(after(filterFormFor(oneDate), ...actions), oneDate, [], readBound)?.filters;
  const population = { type: 'column', column: 'POP_RES' } as const;
  const range = { type: 'condition', condition: 'range' } as const;

  it('offers a part of a text for texts, bounds for numbers and dates', () => {
    expect(conditionsOf('VARCHAR')).toEqual(['equals', 'contains']);
    expect(conditionsOf('NUMBER')).toEqual(['equals', 'range']);
    expect(conditionsOf('DATE')).toEqual(['equals', 'range']);
    expect(conditionsOf(undefined)).toEqual(['equals']);
  });

  it('keeps the texts that contain a part', () => {
    expect(filters(comune, { type: 'condition', condition: 'contains' }, { type: 'value', value: ' san ' })).toEqual([
      { column: 'COMUNE', value: 'san', match: 'contains' },
    ]);
  });

  it('keeps what lies between two bounds, or on one side of a single one', () => {
    const [lower, upper] = [{ type: 'value', value: '900' } as const, { type: 'upTo', value: '1000' } as const];
    expect(filters(population, range, lower, upper)).toEqual([
      { column: 'POP_RES', value: '900', match: 'from' },
      { column: 'POP_RES', value: '1000', match: 'to' },
    ]);
    expect(filters(population, range, upper)).toEqual([{ column: 'POP_RES', value: '1000', match: 'to' }]);
  });

  it.each([
    ['1000', '900'],
    ['mille', ''],
    ['', ''],
  ])('adds nothing for bounds "%s" and "%s"', (value, upTo) => {
    expect(filters(population, range, { type: 'value', value }, { type: 'upTo', value: upTo })).toBeUndefined();
  });
});

it('never holds a value without a variable, nor a second date that the report does not take', () => {
  const action = fc.oneof(
    fc.constantFrom('', 'COMUNE', 'DEN_REG').map((column) => ({ type: 'column', column }) as const),
    fc.constantFrom('', 'Roma', '$BLANK$').map((value) => ({ type: 'value', value }) as const),
    fc
      .tuple(fc.constantFrom('from' as const, 'to' as const), fc.constantFrom({ iso: '', text: 'ieri' }, dateEntry('2000-01-01')))
      .map(([type, entry]) => ({ type, entry })),
    fc.constant({ type: 'filtered' } as const),
  );
  fc.assert(
    fc.property(fc.constantFrom(oneDate, twoDates), fc.array(action), (dates, actions) => {
      const form = after(filterFormFor(dates), ...actions);
      expect(form.column === '' && form.value !== '').toBe(false);
      expect(form.to === undefined).toBe(!('to' in dates));
    }),
  );
});
