import { describe, expect, it } from 'vitest';
import { v1Definitions } from '../v1.fixture.ts';
import { readV1Calls } from './v1Calls.ts';

const groups = readV1Calls(v1Definitions);
const [units] = groups[0]?.calls ?? [];

describe('the calls of the definitions', () => {
  it('are grouped by their first tag, in its order, with its description', () => {
    expect(groups.map(({ name, description, calls }) => [name, description, calls.map(({ method, path }) => `${method} ${path}`)])).toEqual(
      [
        ['Unità', 'Le unità', ['GET /api/v1/unita', 'GET /api/v1/unita/{id}/destini']],
        ['Traduzioni', 'Elenchi tradotti', ['POST /api/v1/traduzioni']],
      ],
    );
    expect(readV1Calls({})).toEqual([]);
  });

  it('have parameters with their type, the accepted values and an example', () => {
    expect(units?.parameters).toMatchObject([
      { name: 'livello', place: 'query', required: false, choices: ['comune', 'regione'], example: 'comune', shared: false },
      { name: 'data', type: 'string (date)', choices: [], example: '2025-01-01' },
      { name: 'formato', choices: ['json', 'csv', 'xlsx'], example: undefined },
      { name: 'separatore', shared: true },
    ]);
    expect(groups[0]?.calls[1]?.parameters[0]).toMatchObject({ name: 'id', place: 'path', required: true, example: '10370610' });
  });

  it('have the fields of the answer, those of objects with the names around them', () => {
    expect(units?.fields).toEqual([
      { name: 'dati', type: '[]', description: 'Le righe' },
      { name: 'dati.codice', type: 'string', description: 'Codice Istat' },
      { name: 'dati.provincia', type: ' | null', description: 'Provincia' },
      { name: 'dati.provincia.sigla', type: 'string', description: 'Sigla' },
      { name: 'totale', type: 'integer', description: 'Numero di righe' },
    ]);
  });

  it('have the recorded answer and the media types', () => {
    expect(units?.answer).toEqual({ dati: [{ codice: '022001' }], totale: 223 });
    expect(units?.mediaTypes.slice(0, 2)).toEqual(['application/json', 'text/csv']);
  });
});
