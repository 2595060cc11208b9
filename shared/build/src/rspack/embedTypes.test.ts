import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { embedTypes } from './embedTypes.ts';

const files = {
  'glossario.d.ts': embedTypes('glossario'),
  'storia.d.ts': embedTypes('storia'),
  'right.ts': `
    import { mount } from './glossario.js';
    import type {} from './storia.js';
    const section = mount(document.body, { api: 'https://territori.example', language: 'en', scheme: 'dark', onNavigate: (path) => path.length });
    section.update({ language: 'it', path: undefined });
    section();
    document.querySelector('territori-glossario')?.setAttribute('lang', 'en');
    document.querySelector('territori-storia')?.addEventListener('on-navigate', ({ detail }) => detail.path.length);`,
  'wrong.ts': `
    import { mount } from './glossario.js';
    mount(document.body, { language: 7 });
    mount(document.body, { colours: 'dark' });
    mount(null);`,
};

let folder: string;
const complaints: Record<string, string[]> = { 'right.ts': [], 'wrong.ts': [] };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'territori-types-'));
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  const program = ts.createProgram(
    ['right.ts', 'wrong.ts'].map((name) => join(folder, name)),
    {
      ...{ strict: true, exactOptionalPropertyTypes: true, noEmit: true, types: [] },
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
    },
  );
  for (const { file, messageText } of ts.getPreEmitDiagnostics(program)) {
    complaints[basename(file?.fileName ?? '')]?.push(ts.flattenDiagnosticMessageText(messageText, '\n'));
  }
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

it('lets a host do what the guide says', () => {
  expect(complaints['right.ts']).toEqual([]);
});

it('tells a host what is wrong', () => {
  expect(complaints['wrong.ts']).toEqual([
    expect.stringContaining("'number' is not assignable"),
    expect.stringContaining("'colours' does not exist in type 'MountOptions'"),
    expect.stringContaining("'null' is not assignable"),
  ]);
});
