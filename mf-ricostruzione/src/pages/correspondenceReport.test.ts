import { expect, it } from 'vitest';
import { correspondencePath, isCorrespondence } from './correspondenceReport.ts';

it('the report of two days begins with the earlier one, whichever is given first', () => {
  const path = correspondencePath('2025-01-01', '1991-10-20');
  expect(path).toBe('/ricostruzione-codici/body?id=99&dateFrom=1991-10-20&dateTo=2025-01-01');
  expect(correspondencePath('1991-10-20', '2025-01-01')).toBe(path);
  expect(isCorrespondence(path.slice(path.indexOf('?')))).toBe(true);
  expect(isCorrespondence('?id=98')).toBe(false);
});
