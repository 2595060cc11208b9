import { fileURLToPath } from 'node:url';
import { copyLoaded, ENGINES } from '@territori/api-testing';
import { PUBLIC_ORIGIN } from '@territori/api-testing/publicOrigin';
import { useApp } from '@territori/api-testing/testApp';
import type { Database } from '@territori/store/database';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { FILE_QUERIES, ROW_QUERIES } from '../queries/registry.ts';
import { EXAMPLES } from './examples.ts';
import { recordExample, shortAnswer } from './recordExample.ts';

/** The first JSON answer of each call, which the definitions file shows. */
const ANSWERS = 'recorded.json';
/** Texts of the examples' own, so that editors may change theirs. */
const CONTENT = fileURLToPath(new URL('content', import.meta.url));
const PAGE = '../../../../docs/api-examples.md';
const INTRODUCTION = `# Examples of the API

Recorded by the tests of \`api/serve/src/examples\` on the record; \`npx vitest run api/serve/src/examples -u\` records them again. Lists are cut after two entries.
`;

const all = Object.values(EXAMPLES).flat();
const calls = await readCalls();
/** Parameters that mean the same in every call: language, edition, version, and one that is taken from old clients and changes nothing. */
const EVERYWHERE = ['plang', 'lingua', 'edizione', 'versione', 'flagGestionale'];

describe.each(ENGINES)('every call on %s', (engine) => {
  const api = useApp(engine, { content: CONTENT }, copyLoaded);
  const recorded = new Map<string, string>();
  const answers: Record<string, unknown> = {};

  it.each(all)('$title', async (example) => {
    const answer = await (example.method === 'GET' ? api.get(example.url) : api.post(example.url, example.body));
    recorded.set(example.title, recordExample(example, answer));
    if (example.file) {
      expect(answer.headers['content-type']).toMatch(example.file);
      expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="[^"]+"/);
      expect(answer.rawPayload.byteLength).toBeGreaterThan(0);
    } else if (example.answers) {
      const value = answer.headers['content-type']?.toString().startsWith('text/plain') ? answer.body : answer.json();
      expect([...Value.Errors(example.answers, value)]).toEqual([]);
      const call = calls.find(({ method, pattern }) => method === example.method && pattern.test(example.url));
      if (call && answer.statusCode === 200 && typeof value === 'object') answers[call.name] ??= shortAnswer(answer);
    } else expect(answer.statusCode).toBe(204);
  });

  it('answers what the page of examples shows', async () => {
    const sections = Object.entries(EXAMPLES).map(
      ([title, examples]) => `## ${title}\n\n${examples.map((example) => recorded.get(example.title)).join('\n')}`,
    );
    await expect(`${JSON.stringify(answers, null, 2)}\n`).toMatchFileSnapshot(ANSWERS);
    await expect(`${INTRODUCTION}\n${sections.join('\n')}`).toMatchFileSnapshot(PAGE);
  });
});

/** The calls of the definitions, which need no data. */
async function readCalls() {
  const app = buildApp({ edition: async () => undefined } as unknown as Database, { publicOrigin: PUBLIC_ORIGIN });
  const { paths } = (await app.inject('/api/Report/DefinizioniApi')).json();
  await app.close();
  return Object.entries<Record<string, { parameters?: { name: string; in: string }[] }>>(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [] }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      parameters: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
      method: method.toUpperCase(),
      pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/?]+')}(\\?|$)`),
    })),
  );
}

describe('the examples', () => {
  it('show every stored query', () => {
    const shown = all.map(({ body }) => String(body?.url ?? '').split('?')[0]);
    for (const name of [...Object.keys(ROW_QUERIES), ...Object.keys(FILE_QUERIES)]) expect(shown).toContain(name);
  });

  it.each(calls)('show $name, with each of its parameters', ({ method, pattern, parameters }) => {
    const examples = all.filter((example) => example.method === method && pattern.test(example.url));
    expect(examples.length).toBeGreaterThan(0);
    const shown = examples.flatMap(({ url }) => [...new URL(url, 'https://territori.example').searchParams.keys()]);
    expect(parameters.filter((name) => !shown.includes(name) && !EVERYWHERE.includes(name))).toEqual([]);
  });
});
