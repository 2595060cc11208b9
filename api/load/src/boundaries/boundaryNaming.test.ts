import { expect, it } from 'vitest';
import { boundaryName, boundaryNamingOf } from './boundaryNaming.ts';

const named = (properties: Readonly<Record<string, unknown>>) => {
  const naming = boundaryNamingOf(properties);
  return naming && boundaryName(naming, properties);
};

it.each([
  ['PIEMONTE', 'Piemonte'],
  ['ABRUZZI E MOLISE', 'Abruzzi e Molise'],
  ['VENEZIA GIULIA E ZARA', 'Venezia Giulia e Zara'],
])('the compartment %s is named %s', (written, name) => {
  expect(named({ COMP: written })).toBe(name);
});

it.each([
  ['VALLE D’AOSTA', 'Valle d’Aosta'],
  ['Valle d’Aosta', 'Valle d’Aosta'],
  ['FRIULI-VENEZIA GIULIA', 'Friuli-Venezia Giulia'],
])('the region %s is named %s', (written, name) => {
  expect(named({ COD_REG: 1, DEN_REG: written })).toBe(name);
});

it('a metropolitan city has its name in another property, and some sets name no unit', () => {
  expect(named({ COD_PROV: 1, DEN_PROV: '-', DEN_UTS: 'Torino' })).toBe('Torino');
  expect(named({ id: '001001' })).toBeNull();
});
