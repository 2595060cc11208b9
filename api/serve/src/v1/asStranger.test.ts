import { readFile } from 'node:fs/promises';
import { useApp } from '@territori/api-testing/testApp';
import { beforeAll, describe, expect, it } from 'vitest';

type Row = Record<string, unknown>;

/**
 * What a stranger finds who has only `/api/v1` and its definitions: every address below comes from an answer, from the definitions or from
 * the question itself. README.md lists the ten calls; `calls/archive/news.deep.test.ts`, which has two editions, makes those about the last
 * edition.
 */
describe('ten calls of a stranger', () => {
  const api = useApp('pglite');
  let page: string;
  const get = async (address: string) => {
    const answer = await api.get(address.replace('https://territori.example', ''));
    expect(answer.statusCode, `${address} ${answer.body.slice(0, 300)}`).toBe(200);
    return answer.headers['content-type']?.toString().startsWith('application/json') ? answer.json() : answer.body;
  };
  beforeAll(async () => {
    page = await readFile(new URL('README.md', import.meta.url), 'utf8');
  }, 180_000);

  it.each([
    '/api/v1',
    '/api/v1/openapi.json',
    '/api/v1/unita?livello=comune&provincia=Trento&data=2009-01-01&per_pagina=1000',
    '/api/v1/corrispondenze?da=2009-01-01&a=2026-01-01&livello=comune&provincia=Trento&per_pagina=1000',
    '/api/v1/variazioni?dal=2014-01-01&al=2014-12-31&formato=csv',
    '/api/v1/codici/092119',
    '/api/v1/corrispondenze?da=1991-10-20&a=2026-01-01&livello=comune&formato=csv&campi=codice_da,codice_a,relazione',
    '/api/v1/confronto?da=2009-01-01&a=2026-01-01&livello=comune',
  ])('are in the documentation: %s', (address) => {
    expect(page).toContain(`\`GET ${address}\``);
  });

  it('1, 2: find the calls, and each parameter with a description', async () => {
    const { risorse, definizioni } = await get('/api/v1');
    expect(risorse.length).toBeGreaterThan(8);
    const { paths } = await get(definizioni);
    expect(risorse[0].descrizione).toBe('Le unità in vigore a una data, o di ogni tempo');
    for (const { chiamata, corpo } of risorse as { chiamata: string; corpo?: object }[]) {
      const [method = '', path = ''] = chiamata.split(' ');
      expect(corpo !== undefined, chiamata).toBe(method === 'POST');
      const operation = paths[path][method.toLowerCase()];
      for (const parameter of operation.parameters) expect(parameter.description).toBeTruthy();
    }
  });

  it('3: which municipalities of the province of Trento existed on 01/01/2009', async () => {
    const { dati, totale, successiva } = await get('/api/v1/unita?livello=comune&provincia=Trento&data=2009-01-01&per_pagina=1000');
    expect([dati.length, totale, successiva]).toEqual([223, 223, null]);
  });

  it('4: what each of them is today', async () => {
    const { dati, successiva } = await get(
      '/api/v1/corrispondenze?da=2009-01-01&a=2026-01-01&livello=comune&provincia=Trento&per_pagina=1000',
    );
    expect(successiva).toBeNull();
    const ofTrento = (dati as Row[]).filter(({ codice_da }) => String(codice_da).startsWith('022'));
    expect(new Set(ofTrento.map(({ id_da }) => id_da)).size).toBe(223);
    // each leads to a unit of today, or says why it leads nowhere
    for (const { codice_a, motivo } of ofTrento) expect(codice_a === null).toBe(motivo !== null);
    const today = (dati as Row[]).filter(({ codice_a }) => String(codice_a).startsWith('022'));
    expect(new Set(today.map(({ codice_a }) => codice_a)).size).toBeGreaterThan(150);
  });

  it('5: everything that changed in 2014', async () => {
    const text: string = await get('/api/v1/variazioni?dal=2014-01-01&al=2014-12-31&formato=csv');
    const [header = '', ...lines] = text.trimEnd().split('\n');
    expect(header).toMatch(/^data;tipo;descrizione;id;codice;denominazione;/);
    expect(lines.every((line) => line.startsWith('2014-'))).toBe(true);
    expect(lines.some((line) => line.includes('Valsamoggia'))).toBe(true);
  });

  it('6: what the code 092119 meant', async () => {
    const { dati } = await get('/api/v1/codici/092119');
    expect((dati as Row[]).map(({ denominazione, valido_dal, valido_al }) => [denominazione, valido_dal, valido_al])).toEqual([
      ['Senis', '1861-03-17', '1974-08-20'],
      ['Sadali', '2006-01-01', '2016-04-28'],
    ]);
  });

  it('7: all codes of 1991 beside those of today', async () => {
    const text: string = await get(
      '/api/v1/corrispondenze?da=1991-10-20&a=2026-01-01&livello=comune&formato=csv&campi=codice_da,codice_a,relazione',
    );
    const rows = text.trimEnd().split('\n').slice(1);
    expect(new Set(rows.map((row) => row.split(';')[0])).size).toBeGreaterThanOrEqual(8100);
  });

  it('who took over a municipality, and by which act', async () => {
    const { dati } = await get('/api/v1/unita?q=Crespellano&sempre=1&livello=comune');
    const [destiny] = (await get(`/api/v1/unita/${dati[0].id}/destini`)).dati as {
      denominazione: string;
      passi: { provvedimento: unknown }[];
    }[];
    expect(destiny?.denominazione).toBe('Valsamoggia');
    // the act is there, or stated as not known
    for (const step of destiny?.passi ?? []) expect(step).toHaveProperty('provvedimento');
  });

  it('8: how the number of municipalities changed', async () => {
    const { livelli } = await get('/api/v1/confronto?da=2009-01-01&a=2026-01-01&livello=comune');
    expect(livelli[0].inizio + livelli[0].saldo).toBe(livelli[0].fine);
  });
});
