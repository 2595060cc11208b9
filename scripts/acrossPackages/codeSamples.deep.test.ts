import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { loadedArchive } from '@territori/api-testing/loadedArchive';
import { openApp } from '@territori/api-testing/testApp';
import { useOpened } from '@territori/api-testing/useOpened';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestOf, valuesOfExample } from '../../mf-apidetail/src/data/callRequest.ts';
import { sampleOf } from '../../mf-apidetail/src/data/sampleOf.ts';
import { readV1Calls, type V1Call } from '../../mf-apidetail/src/data/v1Calls.ts';
import { verificationSamples } from '../../mf-apidetail/src/data/verification.ts';
import { codeSamples } from '../../shared/report-flow/src/api/codeSamples.ts';

const run = promisify(execFile);

/** Runs the samples of the folders named one after the other, each with names of its own: to start a process for each takes longer. */
const EACH_IN_PYTHON = `
import contextlib, os, runpy, sys
for folder in sys.argv[1:]:
    os.chdir(folder)
    with open("printed", "w", encoding="utf-8") as printed, contextlib.redirect_stdout(printed):
        runpy.run_path("sample.py", run_name="__main__")
`;
const EACH_IN_NODE = `
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
for (const folder of process.argv.slice(1)) {
  process.chdir(folder);
  let printed = '';
  process.stdout.write = (text) => { printed += text; return true; };
  await import(pathToFileURL(folder + '/sample.mjs').href);
  writeFileSync('printed', printed);
}
`;
const EACH_IN_SHELL = 'set -e; for folder in "$@"; do (cd "$folder"; "$PROGRAM" "$SAMPLE" > printed); done';

/** How samples of each language are run: the file that holds the code of one, and a program that runs those of several folders. */
const PROGRAMS = {
  curl: { file: 'sample.sh', command: ['sh', '-c', EACH_IN_SHELL, 'sh'], program: 'sh', probe: ['curl', '--version'] },
  Python: { file: 'sample.py', command: ['python3', '-c', EACH_IN_PYTHON], program: '', probe: ['python3', '-c', 'import requests'] },
  R: {
    file: 'sample.R',
    command: ['sh', '-c', EACH_IN_SHELL, 'sh'],
    program: 'Rscript',
    probe: ['Rscript', '-e', 'library(jsonlite); library(httr2)'],
  },
  JavaScript: {
    file: 'sample.mjs',
    command: ['node', '--input-type=module', '-e', EACH_IN_NODE],
    program: '',
    probe: ['node', '--version'],
  },
} as const;
type Language = keyof typeof PROGRAMS;

/** The languages of the machine, each with what its samples import. Node and curl are always there. */
const LANGUAGES = (Object.keys(PROGRAMS) as Language[]).filter((name) => {
  const [program, ...options] = PROGRAMS[name].probe;
  try {
    execFileSync(program, options, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
});

/** Runs samples, each in a new folder, and returns what each printed. */
async function printAll(name: Language, samples: readonly { readonly code: string; readonly folder: string }[]): Promise<string[]> {
  const { file, command, program } = PROGRAMS[name];
  for (const { code, folder } of samples) {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, file), code);
  }
  const [first, ...options] = command;
  const folders = samples.map(({ folder }) => folder);
  await run(first, [...options, ...folders], { env: { ...process.env, PROGRAM: program, SAMPLE: file } });
  return Promise.all(folders.map((folder) => readFile(join(folder, 'printed'), 'utf8')));
}

const print = async (name: Language, code: string, folder: string): Promise<string> => (await printAll(name, [{ code, folder }])).join('');

describe('the code samples of the API page', () => {
  const api = useOpened(async () => openApp('pglite', { archive: await loadedArchive() }));
  let origin = '';
  let folder = '';
  let calls: readonly V1Call[] = [];
  let edition = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'territori-samples-'));
    origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
    calls = readV1Calls((await api.get('/api/v1/openapi.json')).json()).flatMap((group) => group.calls);
    edition = (await api.get('/api/v1')).json().edizione;
  }, 240_000);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** A call with the values of its first example, changed. */
  const sampled = (call: V1Call, change: Record<string, string> = {}) => {
    const [example] = call.examples;
    if (!example) throw new Error(`${call.id} has no example`);
    const request = requestOf(call, { ...valuesOfExample(call, example, edition), ...change });
    return sampleOf(call, request, `${origin}${request.path}?${new URLSearchParams(request.query)}`);
  };
  const sampleIn = (name: Language, ...given: Parameters<typeof sampled>) =>
    codeSamples(sampled(...given)).find((sample) => sample.name === name)?.code ?? '';

  it.each(LANGUAGES)(
    'run as they stand in %s, for each call',
    async (name) => {
      expect(calls.length).toBeGreaterThan(15);
      const samples = calls.map((call) => ({ code: sampleIn(name, call), folder: join(folder, `${name}-${call.id}`) }));
      for (const [place, printed] of (await printAll(name, samples)).entries()) {
        expect(printed.length, `${calls[place]?.id} in ${name}`).toBeGreaterThan(10);
        // curl prints an error as an answer; the others fail
        expect(printed, `${calls[place]?.id} in ${name}`).not.toMatch(/"status": ?[45]\d\d/);
      }
    },
    300_000,
  );

  it.each(LANGUAGES)(
    'read CSV and JSON lines in %s, with the zeros of the codes',
    async (name) => {
      const units = calls.find(({ id }) => id === 'unita') as V1Call;
      const changes = [{ formato: 'csv' }, { formato: 'csv', separatore: 'tab' }, { formato: 'jsonl' }];
      const samples = changes.map((change) => ({
        code: sampleIn(name, units, change),
        folder: join(folder, `${name}-${Object.values(change).join('-')}`),
      }));
      for (const printed of await printAll(name, samples)) expect(printed).toContain('022001');
    },
    120_000,
  );

  it.each(LANGUAGES)(
    'save a workbook in %s',
    async (name) => {
      const units = calls.find(({ id }) => id === 'unita') as V1Call;
      const own = join(folder, `${name}-xlsx`);
      await print(name, sampleIn(name, units, { formato: 'xlsx' }), own);
      expect((await readFile(join(own, 'unita.xlsx'))).subarray(0, 2).toString()).toBe('PK');
    },
    120_000,
  );

  it('verify a file of the archive, and refuse one that differs', async () => {
    const { file: files } = (await api.get('/api/v1/archivio')).json();
    const file = files.find(({ nome }: { nome: string }) => nome === 'unita.csv');
    const languages = (['curl', 'Python'] as const).filter((name) => LANGUAGES.includes(name));
    for (const name of languages) {
      const codeOf = (change = {}) =>
        verificationSamples({ ...file, url: file.url.replace(/^https?:\/\/[^/]+/, origin), ...change }).find((sample) =>
          sample.name.startsWith(name),
        )?.code ?? '';
      const own = join(folder, `${name}-verified`);
      expect(await print(name, codeOf(), own)).toContain('unita.csv: OK');
      expect(
        createHash('sha256')
          .update(await readFile(join(own, 'unita.csv')))
          .digest('hex'),
      ).toBe(file.sha256);
      await expect(print(name, codeOf({ sha256: '0'.repeat(64) }), own)).rejects.toThrow();
    }
  }, 60_000);
});
