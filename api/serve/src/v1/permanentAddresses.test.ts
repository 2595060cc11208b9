import { useApp } from '@territori/api-testing/testApp';
import { expect, it } from 'vitest';

const api = useApp('pglite');

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

it.each([
  ['*/*', '/api/v1/unita/10370610'],
  ['application/json', '/api/v1/unita/10370610'],
  ['text/turtle', '/api/v1/unita/10370610'],
])('the permanent address of a unit leads Accept %s to %s', async (accept, location) => {
  const answer = await api.get('/id/comune/10370610', { accept });
  expect([answer.statusCode, answer.headers.location, answer.headers.vary]).toEqual([303, location, 'accept']);
});

it('is the address of a page of its own for a browser', async () => {
  const answer = await api.get('/id/comune/10370610', { accept: BROWSER });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(answer.body).toContain('<h1 lang="it">Valsamoggia</h1>');
});

it.each([
  ['/id/uts/10370610', 404, 'unita_inesistente'],
  ['/id/comune/7', 404, 'unita_inesistente'],
  ['/id/paese/7', 400, 'parametro_non_valido'],
  ['/id/comune/x', 400, 'parametro_non_valido'],
])('%s is %i %s', async (url, status, codice) => {
  const answer = await api.get(url);
  expect([answer.statusCode, answer.json().codice]).toEqual([status, codice]);
});

it.each([
  ['/id/comune/7', 'it', 'Nessuna unità ha questo indirizzo', '/id/comune/7'],
  ['/id/comune/7?lingua=en', 'en', 'No unit has this address', '/id/comune/7'],
  ['/id/uts/10370610', 'it', 'Nessuna unità ha questo indirizzo', '/id/uts/10370610'],
  ['/id/paese/x', 'it', 'Nessuna unità ha questo indirizzo', '/id/paese/x'],
])('%s is a page in %s for a browser, with the way to the search', async (url, language, title, path) => {
  const answer = await api.get(url, { accept: BROWSER });
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['content-language']]).toEqual([
    404,
    'text/html; charset=utf-8',
    language,
  ]);
  expect(answer.body).toContain(`<html lang="${language}">`);
  expect(answer.body).toContain(`<h1>${title}</h1>`);
  expect(answer.body).toContain(`<code>${path}</code>`);
  expect(answer.body).toContain(`href="/?language=${language}#/home"`);
});
