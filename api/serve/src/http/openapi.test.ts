import { anonymousShapes } from '@territori/api-testing/anonymousShapes';
import { PUBLIC_ORIGIN } from '@territori/api-testing/publicOrigin';
import type { Database } from '@territori/store/database';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';

interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  parameters?: { name: string; description?: string }[];
  responses: Record<string, { description: string; content?: Record<string, { schema?: object; example?: unknown }> }>;
}

describe('the definitions file', () => {
  let definitions: {
    openapi: string;
    paths: Record<string, Record<string, Operation>>;
    tags: { name: string }[];
    components: { schemas: Record<string, object> };
  };
  let operations: Operation[];
  // they come from the schemas of the routes alone
  const app = buildApp({ edition: async () => undefined } as unknown as Database, { publicOrigin: PUBLIC_ORIGIN });
  beforeAll(async () => {
    definitions = (await app.inject('/api/Report/DefinizioniApi')).json();
    operations = Object.values(definitions.paths).flatMap((methods) => Object.values(methods));
  });

  it('is OpenAPI 3.1 and downloads under a name', async () => {
    expect(definitions.openapi).toBe('3.1.0');
    const answer = await app.inject('/api/Report/DefinizioniApi');
    expect(answer.headers['content-disposition']).toContain('filename="openapi.json"');
  });

  it('names every operation once and puts it under a tag that is described', () => {
    const names = operations.map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
    const tags = definitions.tags.map(({ name }) => name);
    for (const operation of operations) expect(tags).toEqual(expect.arrayContaining(operation.tags));
  });

  it('describes every parameter, every status and the body of every error', () => {
    for (const { operationId, parameters = [], responses } of operations) {
      for (const { name, description } of parameters) expect(description, `${operationId} ${name}`).toBeTruthy();
      for (const [status, { description }] of Object.entries(responses))
        expect(description, `${operationId} ${status}`).not.toBe('Default Response');
      const ofBody = operationId.startsWith('post') ? ['413', '415'] : [];
      for (const status of ['400', '404', '405', ...ofBody, '429', '500', '503']) {
        expect(responses[status]?.content?.['application/json']?.schema).toEqual({ $ref: '#/components/schemas/ErrorBody' });
      }
    }
  });

  it('names every shape, and a choice of texts is one type', () => {
    expect(anonymousShapes(definitions)).toEqual([]);
    expect(JSON.stringify(definitions)).not.toContain('"const"');
    expect(Object.keys(definitions.components.schemas)).toEqual(expect.arrayContaining(['Microservizio', 'StoriaUnita', 'ReportSpool']));
    expect(definitions.components.schemas.Microservizio).toMatchObject({ properties: { disponibile: { type: 'boolean' } } });
  });

  it.each([
    ['DELETE', '/api/Report/ReportByUrl', 'OPTIONS, POST, GET, HEAD'],
    ['POST', '/publish/reportspooljson', 'OPTIONS, GET, HEAD'],
    ['DELETE', '/api/edizione', 'OPTIONS, GET, HEAD'],
  ] as const)('declares 405, which %s %s answers with the methods that the address accepts', async (method, url, allow) => {
    const answer = await app.inject({ method, url });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, allow]);
    expect(answer.json()).toMatchObject({ status: 405, title: 'Metodo non ammesso' });
  });

  it('shows a recorded answer wherever one is JSON of its own', () => {
    const withAnswer = operations.filter(({ responses }) => responses['200']?.content?.['application/json']);
    const shown = withAnswer.filter(({ responses }) => responses['200']?.content?.['application/json']?.example !== undefined);
    expect(withAnswer.filter((operation) => !shown.includes(operation)).map(({ operationId }) => operationId)).toEqual([
      'postApiReportDownloadByUrl',
      'getApiReportDownloadByUrl',
      'getApiReportDefinizioniApi',
    ]);
  });

  it('has the published services as Swagger 2.0 beside it', async () => {
    const swagger = (await app.inject('/api/Report/DefinizioniApi?formato=swagger2')).json();
    expect(swagger).toMatchObject({ swagger: '2.0', basePath: '/publish' });
    expect(swagger.paths['/reportspooljsoncount'].get.responses['200'].schema).toEqual({
      $ref: '#/definitions/ResultsetConteggioRighe',
    });
    expect(swagger.paths['/reportspooljson'].get.responses['405'].schema).toEqual({ $ref: '#/definitions/ErrorBody' });
    expect(swagger.definitions.ConteggioRighe.properties).toEqual({ NUM_ROWS: { type: 'integer', minimum: 0 } });
    expect(Object.keys(swagger.paths)).toEqual(['/reportspooljson', '/reportspooljsoncount', '/anagrafica_report_metadato_web']);
    expect(swagger.paths['/reportspooljson'].get.parameters.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(['pfun', 'pdata', 'pdatada', 'pdataa']),
    );
  });
});
