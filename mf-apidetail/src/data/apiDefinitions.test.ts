import { describe, expect, it } from 'vitest';
import { type ApiDefinitions, apiFamilies } from './apiDefinitions.ts';

const definitions: ApiDefinitions = {
  paths: {
    '/api/Report/Glossario': {
      get: {
        tags: ['Glossario'],
        summary: 'The glossary',
        parameters: [
          { name: 'plang', in: 'query', description: 'Language', schema: { anyOf: [{ const: 'IT' }, { const: 'EN' }] } },
          { name: 'ids', in: 'query', schema: { type: 'array', items: { type: 'integer' } } },
          { $ref: '#/components/parameters/day' },
        ],
        responses: { 200: { description: 'Terms' }, 500: {} },
      },
      head: { tags: ['Glossario'] },
    },
    '/publish/reportspooljson': { get: {} },
  },
  components: { parameters: { day: { name: 'data', in: 'path', required: true, schema: { type: 'string', format: 'date' } } } },
};

describe('the operations of a definitions file', () => {
  it('are grouped by their first tag, without HEAD', () => {
    expect(
      apiFamilies(definitions).map(({ name, operations }) => [name, operations.map(({ method, path }) => `${method} ${path}`)]),
    ).toEqual([
      ['Glossario', ['GET /api/Report/Glossario']],
      ['', ['GET /publish/reportspooljson']],
    ]);
  });

  it('have parameters with their types in a few words, references followed', () => {
    expect(apiFamilies(definitions)[0]?.operations[0]?.parameters).toEqual([
      { name: 'plang', place: 'query', required: false, type: 'IT | EN', description: 'Language' },
      { name: 'ids', place: 'query', required: false, type: 'integer[]', description: '' },
      { name: 'data', place: 'path', required: true, type: 'string (date)', description: '' },
    ]);
  });

  it('have their answers by status', () => {
    expect(apiFamilies(definitions)[0]?.operations[0]?.responses).toEqual([
      { status: '200', description: 'Terms' },
      { status: '500', description: '' },
    ]);
  });

  it('are empty for a file without operations', () => {
    expect(apiFamilies({})).toEqual([]);
  });
});
