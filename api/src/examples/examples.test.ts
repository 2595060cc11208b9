import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import type { Database } from '../database/index.ts';
import { FILE_QUERIES, ROW_QUERIES } from '../queries/registry.ts';
import { ENGINES } from '../testing/index.ts';
import { openApp, type TestApp } from '../testing/test-app.ts';
import { EXAMPLES } from './examples.ts';
import { recordExample } from './recordExample.ts';

const PAGE = '../../../docs/api-examples.md';
const INTRODUCTION = `# Examples of the API

Recorded by the tests of \`api/src/examples\` on the data beside the checkout; \`npx vitest run api/src/examples -u\` records them again. Lists are cut after two entries.
`;

const all = Object.values(EXAMPLES).flat();

describe.each(ENGINES)('every call on %s', (engine) => {
  let api: TestApp;
  const recorded = new Map<string, string>();
  beforeAll(async () => {
    api = await openApp(engine);
  }, 180_000);
  afterAll(() => api?.dispose());

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
    } else expect(answer.statusCode).toBe(204);
  });

  it('answers what the page of examples shows', async () => {
    const sections = Object.entries(EXAMPLES).map(
      ([title, examples]) => `## ${title}\n\n${examples.map((example) => recorded.get(example.title)).join('\n')}`,
    );
    await expect(`${INTRODUCTION}\n${sections.join('\n')}`).toMatchFileSnapshot(PAGE);
  });
});

describe('the examples', () => {
  it('show every stored query', () => {
    const shown = all.map(({ body }) => String(body?.url ?? '').split('?')[0]);
    for (const name of [...Object.keys(ROW_QUERIES), ...Object.keys(FILE_QUERIES)]) expect(shown).toContain(name);
  });

  it('show every call of the definitions', async () => {
    const pattern = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/?]+')}(\\?|$)`);
    // the definitions need no data
    const app = buildApp({ edition: async () => undefined } as unknown as Database);
    const definitions = (await app.inject('/api/Report/DefinizioniApi')).json();
    for (const [path, methods] of Object.entries<object>(definitions.paths)) {
      if (path === '/api/Report/DefinizioniApi') continue;
      for (const method of Object.keys(methods)) {
        const found = all.some((example) => example.method.toLowerCase() === method && pattern(path).test(example.url));
        expect(found, `${method} ${path}`).toBe(true);
      }
    }
    await app.close();
  });
});
