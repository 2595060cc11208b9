import { describe, expect, it } from 'vitest';
import { v1Definitions } from '../v1.fixture.ts';
import { REQUEST_BODY, requestOf } from './callRequest.ts';
import { sampleOf } from './sampleOf.ts';
import { readV1Calls, type V1Call } from './v1Calls.ts';

const calls = readV1Calls(v1Definitions).flatMap((group) => group.calls);
const callOf = (id: string) => calls.find((call) => call.id === id) as V1Call;

describe('the sample of a call', () => {
  const sample = (values: Record<string, string>) => {
    const call = callOf('unita');
    return sampleOf(call, requestOf(call, values), 'https://api.test/api/v1/unita');
  };

  it('reads the format that the call asks for', () => {
    expect(sample({}).answer).toBe('json');
    expect(sample({ formato: 'csv', separatore: 'tab' })).toMatchObject({ answer: 'csv', separator: '\t' });
    expect(sample({ formato: 'xlsx' })).toMatchObject({ answer: 'file', fileName: 'unita.xlsx' });
  });

  it('has the body of a POST', () => {
    const call = callOf('traduzioni');
    const request = requestOf(call, { [REQUEST_BODY]: '{"valori":[]}' });
    expect(sampleOf(call, request, 'https://api.test')).toMatchObject({ method: 'POST', body: { valori: [] } });
  });
});
