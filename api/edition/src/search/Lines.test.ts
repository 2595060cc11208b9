import { expect, it } from 'vitest';
import { Lines } from './Lines.ts';

const lines = new Lines(['ROMA', 'ROMANO', '', 'MONTE ROMANO', 'ROMA']);

it('finds the lines that have a text, once each, with the place of its first occurrence', () => {
  const found: [number, number][] = [];
  lines.having('O', (row, place) => found.push([row, place]));
  expect(found).toEqual([
    [0, 1],
    [1, 1],
    [3, 1],
    [4, 1],
  ]);
});

it('finds the lines that begin with a text and those that are one', () => {
  expect(lines.beginning('ROMA')).toEqual([0, 1, 4]);
  expect(lines.equal('ROMA')).toEqual([0, 4]);
  expect(lines.equal('')).toEqual([2]);
  expect([lines.beginning('RO'), lines.beginning('ROMAN'), lines.beginning('ROMI'), lines.beginning('X')]).toEqual([
    [0, 1, 4],
    [1],
    [],
    [],
  ]);
});

it('gives each line', () => {
  expect([lines.line(3), lines.line(2)]).toEqual(['MONTE ROMANO', '']);
});
