import { join } from 'node:path';
import { anonymousShapes } from '@territori/api-testing/anonymousShapes';
import { useApp } from '@territori/api-testing/testApp';
import { root } from '@territori/build/workspace';
import { readIdentity } from '@territori/identity/readIdentity';
import { CALLS } from '@territori/serve/v1/calls/allCalls';
import { serviceIndex } from '@territori/serve/v1/calls/serviceIndex';
import { inLanguage } from '@territori/serve/v1/openapi/inLanguage';
import { openapi } from '@territori/serve/v1/openapi/openapi';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Punto, type RigaCorrispondenza, Territori, type Traduzione, type Unita } from '../../shared/client/src/index.ts';
import { type ClientDefinitions, clientAddresses, clientDefinitions } from './clientTypes.ts';

const client = join(root, 'shared/client/src');

describe('the types of @territori/client', () => {
  // through JSON, as a program receives them
  const definitions: ClientDefinitions = JSON.parse(
    JSON.stringify(inLanguage(openapi([serviceIndex(CALLS), ...CALLS], '1', readIdentity()), 'en')),
  );

  it('are those of the definitions of the API', async () => {
    await expect(await clientDefinitions(definitions)).toMatchFileSnapshot(join(client, 'definitions.ts'));
    await expect(clientAddresses(definitions)).toMatchFileSnapshot(join(client, 'addresses.ts'));
  });

  it('have a name for every shape', async () => {
    expect(anonymousShapes(definitions)).toEqual([]);
    const text = await clientDefinitions(definitions);
    for (const name of Object.keys(definitions.components.schemas))
      expect(text).toContain(`export type ${name} = components['schemas']['${name}'];`);
  });
});

describe('the client against the API in memory', () => {
  const api = useApp('pglite');
  let territori: Territori;
  beforeAll(async () => {
    territori = new Territori({
      origin: 'https://territori.example',
      language: 'en',
      async fetch(address, init) {
        const { pathname, search } = new URL(String(address));
        const { statusCode, headers, body } = await (init?.body
          ? api.post(pathname + search, JSON.parse(String(init.body)))
          : api.get(pathname + search));
        return new Response(body, { status: statusCode, headers: { 'content-type': String(headers['content-type']) } });
      },
    });
  }, 240_000);

  it('reads a unit, a whole row and a row of chosen fields, each with its type', async () => {
    const { dati, punto } = await territori.get('unita', { q: 'valsamoggia', livello: 'comune' });
    const [row] = dati;
    const unit: Unita = await territori.get('unita_per_id', { id: row?.id ?? 0 });
    expect(unit).toMatchObject({ codice: '037061', denominazione: 'Valsamoggia', provincia: { sigla: 'BO' } });
    expect(row).toEqual(unit);
    const none: Punto | undefined = punto;
    expect(none).toBeUndefined();
    const chosen = await territori.get('unita', { q: 'valsamoggia', livello: 'comune', campi: 'codice,provincia_sigla' });
    const code: string | null | undefined = chosen.dati[0]?.codice;
    expect(code).toBe('037061');
    expect(chosen.dati).toEqual([{ codice: '037061', provincia_sigla: 'BO' }]);
  });

  it('reads correspondences page by page, and translates a list', async () => {
    const pairs: RigaCorrispondenza[] = [];
    for await (const pair of territori.rows('corrispondenze', {
      da: '2013-06-01',
      a: '2025-01-01',
      livello: 'comune',
      provincia: 'BO',
      per_pagina: 20,
    }))
      pairs.push(pair);
    expect(pairs.filter(({ denominazione_a }) => denominazione_a === 'Valsamoggia').map(({ relazione }) => relazione)).toEqual(
      Array.from({ length: 5 }, () => 'n:1'),
    );
    const translation: Traduzione = await territori.post('traduzioni', {
      valori: ['037018'],
      tipo: 'comune',
      dal: '2013-01-01',
      al: '2025-01-01',
    });
    expect(translation.dati[0]).toMatchObject({ valore: '037018', codice_nuovo: '037061' });
  });
});
