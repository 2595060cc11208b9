import { readIdentity } from '@territori/identity/readIdentity';
import { describe, expect, it } from 'vitest';
import { CALLS } from '../calls/allCalls.ts';
import { serviceIndex } from '../calls/serviceIndex.ts';
import { inItalian } from './inItalian.ts';
import texts from './italian.json' with { type: 'json' };
import { openapi } from './openapi.ts';

const definitions = openapi([serviceIndex(CALLS), ...CALLS], '1.0.0', readIdentity());

describe('the definitions in Italian', () => {
  it('have every text in Italian: add the new ones to italian.json', () => {
    const missing = new Set<string>();
    inItalian(definitions, missing);
    expect([...missing]).toEqual([]);
  });

  it('have no translation that no text needs', () => {
    const english = JSON.stringify(definitions);
    expect(Object.keys(texts).filter((text) => !english.includes(JSON.stringify(text).slice(1, -1)))).toEqual([]);
  });

  it('differ from the English ones in texts alone', () => {
    const italian = inItalian(definitions) as typeof definitions & { paths: Record<string, { get: Record<string, unknown> }> };
    const { get } = italian.paths['/api/v1/unita'] as { get: Record<string, unknown> };
    expect(get.operationId).toBe('unita');
    expect(get.summary).toBe('Le unità in vigore a una data, o di ogni tempo');
    expect((get.parameters as { name: string; description: string; example: string }[]).find(({ name }) => name === 'data')).toMatchObject({
      description: 'Giorno in cui le unità sono in vigore; se manca, oggi in Europe/Rome, AAAA-MM-GG',
      example: '2025-01-01',
    });
    const keys = (part: unknown): unknown =>
      typeof part === 'object' && part !== null ? Object.entries(part).map(([key, value]) => [key, keys(value)]) : null;
    expect(keys(italian)).toEqual(keys(definitions));
  });
});

it('a member that is called like a text keeps its description, and data stay as they are', () => {
  const schema = { properties: { description: { description: 'The code' } }, example: { description: 'The code' } };
  expect(inItalian(schema)).toEqual({ properties: { description: { description: 'Il codice' } }, example: { description: 'The code' } });
});
