import { describe, expect, it } from 'vitest';
import { v1Definitions } from '../v1.fixture.ts';
import { addressOf, missingParts, REQUEST_BODY, requestOf, valuesOfExample, valuesOfRequest } from './callRequest.ts';
import { readV1Calls, type V1Call } from './v1Calls.ts';

const calls = new Map(readV1Calls(v1Definitions).flatMap((group) => group.calls.map((call) => [call.id, call] as const)));
const callOf = (id: string) => calls.get(id) as V1Call;
const exampleOf = (call: V1Call) => call.examples[0] as V1Call['examples'][number];

describe('the values of an example', () => {
  it('are the parts of its address, its parameters and its body, with the edition in service', () => {
    const destinies = callOf('destini');
    expect(valuesOfExample(destinies, exampleOf(destinies), '7-ab')).toEqual({ id: '10370230', edizione: '7-ab' });
    const translations = callOf('traduzioni');
    expect(JSON.parse(valuesOfExample(translations, exampleOf(translations), '7-ab')[REQUEST_BODY] ?? '')).toEqual({
      valori: ['037020'],
      tipo: 'comune',
    });
  });

  it.each([...calls.values()].flatMap((call) => call.examples.map((example) => ({ call, example, url: example.url }))))(
    'give $url again',
    ({ call, example, url }) => {
      const { path, query } = requestOf(call, valuesOfExample(call, example, '7-ab'));
      const parameters = new URLSearchParams(query).toString();
      expect(parameters ? `${path}?${parameters}` : path).toBe(url.replace('{edizione}', '7-ab'));
    },
  );
});

describe('a call', () => {
  it('leaves out empty parameters and encodes the parts of its path', () => {
    expect(requestOf(callOf('destini'), { id: 'a/b', edizione: '' })).toEqual({
      method: 'GET',
      path: '/api/v1/unita/a%2Fb/destini',
      query: {},
      body: undefined,
    });
  });

  it.each([...calls.values()].flatMap((call) => call.examples.map(({ url }) => ({ call, url: url.replace('{edizione}', '7-ab') }))))(
    'is found again in the address $url',
    ({ call, url }) => {
      expect(addressOf(requestOf(call, valuesOfRequest(call, url) ?? {}))).toBe(url);
    },
  );

  it.each(['/api/v1/codici/001001', '/api/v1/unita?', 'javascript:alert(1)', '/api/v1/unita/%E0%A4%A/destini'])(
    'is not found in the address %s',
    (address) => {
      expect(valuesOfRequest(callOf('destini'), address)).toBeUndefined();
    },
  );

  it('names what it lacks', () => {
    expect(missingParts(callOf('destini'), { id: ' ' })).toEqual(['id']);
    expect(missingParts(callOf('unita'), {})).toEqual([]);
  });
});
