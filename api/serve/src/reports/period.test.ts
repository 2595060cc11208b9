import { HOLDINGS } from '@territori/api-testing/holdings';
import { OPEN_END } from '@territori/history/dates/day';
import type { ReportDefinition } from '@territori/reports/definition';
import type { Holdings } from '@territori/reports/Holdings';
import { describe, expect, it } from 'vitest';
import { BadRequest } from '../http/errors.ts';
import { isValidAt, periodOf, resolveDates } from './period.ts';

const TODAY = '2026-03-10';
const report = (kind: ReportDefinition['kind'], to = OPEN_END): ReportDefinition => ({
  id: 1,
  title: { it: 'Prova', en: 'Trial' },
  kind,
  scope: 1,
  unit: 1,
  from: '1948-01-01',
  to,
  showDate: false,
});
const holdings = (days: string[] = []): Holdings => ({
  ...HOLDINGS,
  snapshots: new Map(days.length > 0 ? [[1, days.map((day) => ({ day, file: '', columns: [] }))]] : []),
});
const resolve = (of: ReportDefinition, from: string, to?: string) => resolveDates(of, periodOf(of, holdings()), from, to, TODAY);

describe('resolveDates', () => {
  it('takes one date for a report of one date and leaves the second out', () => {
    expect(resolve(report('DATA'), '2000-01-01', '2010-01-01')).toEqual({ from: '2000-01-01', to: '2000-01-01' });
  });

  it('takes a future date for today', () => {
    expect(resolve(report('DATA'), '2030-01-01')).toEqual({ from: TODAY, to: TODAY });
    expect(resolve(report('PERIODO'), '2000-01-01', '9999-12-31')).toEqual({ from: '2000-01-01', to: TODAY });
  });

  it('ends a period without an end with the report, at the latest today', () => {
    expect(resolve(report('PERIODO'), '2000-01-01')).toEqual({ from: '2000-01-01', to: TODAY });
    expect(resolve(report('PERIODO', '2021-12-30'), '2000-01-01')).toEqual({ from: '2000-01-01', to: '2021-12-30' });
  });

  it.each([
    ['before the report', report('DATA'), '1947-12-31', undefined],
    ['after a closed report', report('DATA', '2021-12-30'), '2021-12-31', undefined],
    ['a period that ends before it starts', report('PERIODO'), '2001-01-01', '2000-01-01'],
    ['a period that goes beyond the report', report('PERIODO', '2021-12-30'), '2001-01-01', '2022-01-01'],
  ] as const)('refuses %s', (_case, of, from, to) => {
    expect(() => resolve(of, from, to)).toThrow(BadRequest);
    expect(isValidAt(of, periodOf(of, holdings()), from, to, TODAY)).toBe(false);
  });
});

describe('periodOf', () => {
  it('starts a report of loaded rows with its first snapshot', () => {
    expect(periodOf(report('DATA'), holdings(['2011-10-09', '2021-12-31'])).from).toBe('2011-10-09');
  });
});
