import { describe, expect, it } from 'vitest';
import { brokenApiRules } from './brokenApiRules.ts';

const operation = {
  operationId: 'status',
  summary: 'Status',
  description: 'Status of the service',
  tags: ['Service'],
  responses: { 200: { description: 'The status' } },
};
const definitions = (get: object) =>
  JSON.stringify({
    openapi: '3.1.0',
    info: {
      title: 'Example',
      description: 'An example',
      version: '1.0.0',
      license: { name: 'EUPL-1.2', url: 'https://example.org/licence' },
      contact: { name: 'Example' },
    },
    servers: [{ url: '/' }],
    tags: [{ name: 'Service', description: 'The service' }],
    paths: { '/status': { get } },
  });

describe('the rules for the definitions of the API', () => {
  it('pass a whole one', async () => {
    expect(await brokenApiRules(definitions(operation))).toEqual([]);
  });

  it.each([
    ['an error', { ...operation, parameters: [{ name: 'id', in: 'nowhere', description: 'The id', schema: {} }] }, 'oas3-schema'],
    ['a warning', { ...operation, description: '' }, 'operation-description'],
    ['an unknown tag', { ...operation, tags: ['Other'] }, 'operation-tag-defined'],
  ])('name %s, with its place', async (_, get, rule) => {
    const broken = await brokenApiRules(definitions(get));
    expect(broken).toContainEqual(expect.stringMatching(new RegExp(`^paths./status.get.*\\(${rule}\\)$`)));
  });
});
