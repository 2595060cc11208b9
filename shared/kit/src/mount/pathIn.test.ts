import { expect, it } from 'vitest';
import { pathIn } from './pathIn.ts';

it.each([
  [undefined, '/ricostruzione-codici'],
  ['/elenco', '/ricostruzione-codici/elenco'],
  ['elenco', '/ricostruzione-codici/elenco'],
  ['/elenco?esempio=difetti', '/ricostruzione-codici/elenco?esempio=difetti'],
  ['?dateFrom=1991-01-01', '/ricostruzione-codici?dateFrom=1991-01-01'],
  ['/ricostruzione-codici/elenco', '/ricostruzione-codici/elenco'],
  ['/Ricostruzione-Codici?dateFrom=1991-01-01', '/Ricostruzione-Codici?dateFrom=1991-01-01'],
])('the page that a host names as %s is %s', (path, whole) => {
  expect(pathIn({ routes: ['/ricostruzione-codici'] }, path)).toBe(whole);
});
