import { readIdentity } from '@territori/identity/readIdentity';
import italianOfWire from '@territori/wire/messages/it.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { CALLS } from '../calls/allCalls.ts';
import { serviceIndex } from '../calls/serviceIndex.ts';
import { inLanguage } from './inLanguage.ts';
import italian from './messages/it.json' with { type: 'json' };
import { openapi } from './openapi.ts';

const definitions = openapi([serviceIndex(CALLS), ...CALLS], '1.0.0', readIdentity());

describe('the definitions in a language', () => {
  it('have a text for every key that a schema or a call names', () => {
    const missing = new Set<string>();
    inLanguage(definitions, 'it', missing);
    expect([...missing]).toEqual([]);
  });

  it('need every text of their files', () => {
    const named = JSON.stringify(definitions);
    const unneeded = Object.keys({ ...italian, ...italianOfWire }).filter(
      (key) => !named.includes(`${key}"`) && !named.includes(`${key}?`),
    );
    expect(unneeded.filter((key) => !named.includes(encodeURIComponent(key)))).toEqual([]);
  });

  it('differ in texts alone', () => {
    const inItalian = inLanguage(definitions, 'it') as typeof definitions & { paths: Record<string, { get: Record<string, unknown> }> };
    const { get } = inItalian.paths['/api/v1/unita'] as { get: Record<string, unknown> };
    expect(get.operationId).toBe('unita');
    expect(get.summary).toBe('Le unità in vigore a una data, o di ogni tempo');
    expect((get.parameters as { name: string; description: string; example: string }[]).find(({ name }) => name === 'data')).toMatchObject({
      description: 'Giorno in cui le unità sono in vigore; se manca, oggi in Europe/Rome, AAAA-MM-GG',
      example: '2025-01-01',
    });
    const keys = (part: unknown): unknown =>
      typeof part === 'object' && part !== null ? Object.entries(part).map(([key, value]) => [key, keys(value)]) : null;
    expect(keys(inItalian)).toEqual(keys(inLanguage(definitions, 'en')));
  });
});

it('a member that is called like a text keeps its description, and data stay as they are', () => {
  const schema = { properties: { description: { description: 'codice.codice' } }, example: { description: 'codice.codice' } };
  expect(inLanguage(schema, 'en')).toEqual({
    properties: { description: { description: 'The code' } },
    example: { description: 'codice.codice' },
  });
});
