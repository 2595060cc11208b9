import { expect, it } from 'vitest';
import { nameBetween, readNameBetween } from './nameBetween.ts';

it.each([
  ['Girgenti', 'Agrigento', 1921, 1931],
  ['Forlì', 'Forlì-Cesena', 1991, 2025],
  ['Udine', 'Provincia del Friuli', 1921, 1931],
])('%s o %s is read as it is written', (former, later, from, to) => {
  const name = { former, later, from, to };
  expect(readNameBetween(nameBetween(name))).toEqual(name);
});

it('another name is none of two', () => {
  expect(['Pesaro e Urbino', 'Forlì', 'Massa o Carrara'].map(readNameBetween)).toEqual([undefined, undefined, undefined]);
});
