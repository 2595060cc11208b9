import { loadedArchive } from '@territori/api-testing/loadedArchive';
import { openApp } from '@territori/api-testing/testApp';
import { useOpened } from '@territori/api-testing/useOpened';
import { readIdentity } from '@territori/identity/readIdentity';
import { Value } from 'typebox/value';
import { beforeAll, describe, expect, it } from 'vitest';
import { shortAnswer } from '../../examples/recordExample.ts';
import { V1 } from '../addresses.ts';
import { CALLS } from '../calls/allCalls.ts';
import { EDITION } from '../calls/Call.ts';
import { serviceIndex } from '../calls/serviceIndex.ts';

const RECORDED = 'recorded.json';
const calls = [serviceIndex(CALLS), ...CALLS];
const examples = calls.flatMap((call) => call.examples.map((example) => ({ ...example, call })));

describe('the examples of /api/v1', () => {
  const api = useOpened(async () =>
    openApp('pglite', { archive: await loadedArchive(), identity: { ...readIdentity(), product: '{{product}}' } }),
  );
  let edition = '';
  const answers: Record<string, unknown> = {};
  beforeAll(async () => {
    edition = (await api.get(V1)).json().edizione;
  }, 240_000);

  it.each(examples)('$url: $title', async ({ call, url, body }) => {
    const answer = call.method === 'POST' ? await api.post(`${V1}${url}`, body) : await api.get(`${V1}${url.replace(EDITION, edition)}`);
    expect(answer.statusCode, answer.body).toBe(200);
    if (call.formats[0] !== 'json' && call.formats[0] !== 'geojson') return;
    if (!String(answer.headers['content-type']).includes('json')) return;
    expect([...Value.Errors(call.answer, answer.json())]).toEqual([]);
    // definitions are no example: a reader would take their references for those of the definitions around them
    if (call.type === undefined) answers[call.name] ??= shortAnswer(answer);
  });

  it.each(calls)('the parameters of $name are accepted with the values that the definitions show', async (call) => {
    for (const [name, { examples: [value] = [] }] of Object.entries(
      call.query.properties as Readonly<Record<string, { examples?: readonly unknown[] }>>,
    )) {
      if (value === undefined) continue;
      const [path = '', query = ''] = call.examples[0].url.replace(EDITION, edition).split('?');
      const parameters = new URLSearchParams(query);
      // either of two parameters that exclude each other
      if (name === 'sempre') parameters.delete('data');
      if (name === 'dal') parameters.delete('da_edizione');
      parameters.set(name, name === 'campi' || name === 'ordina' ? firstField(call.answer) : String(value));
      const address = `${V1}${path}?${parameters}`;
      const answer = call.method === 'POST' ? await api.post(address, call.examples[0].body) : await api.get(address);
      expect(answer.statusCode, `${name} ${answer.body.slice(0, 300)}`).toBe(200);
    }
  });

  it('are those that the definitions show', async () => {
    await expect(`${JSON.stringify(answers, null, 2)}\n`).toMatchFileSnapshot(RECORDED);
  });
});

/** The examples of `campi` and `ordina` name fields that not every list has. */
function firstField(answer: unknown): string {
  const { properties } = answer as { properties: { dati: { items: { properties: object } } } };
  return Object.keys(properties.dati.items.properties)[0] ?? '';
}
