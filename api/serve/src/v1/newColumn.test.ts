import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { folderOf } from '@territori/api-testing/folderOf';
import { NEW_COLUMN } from '@territori/api-testing/newColumn/newColumn';
import { COPY, template } from '@territori/api-testing/template';
import { readWorkbook } from '@territori/traduzione/workbook';
import { beforeAll, describe, expect, it } from 'vitest';

const LIST = '/api/v1/unita?livello=comune&codice=001001&data=2025-01-01';
const URLS = {
  list: LIST,
  chosen: `${LIST}&campi=${NEW_COLUMN}&ordina=-${NEW_COLUMN}`,
  province: '/api/v1/unita?livello=uts&sigla=TO&data=2025-01-01',
  unit: '/api/v1/unita/10010010',
  states: '/api/v1/unita/10010010/versioni',
  csv: `${LIST}&formato=csv`,
  jsonl: `${LIST}&formato=jsonl`,
  xlsx: `${LIST}&formato=xlsx`,
  definitions: '/api/v1/openapi.json',
};

describe('a column that the schema of a unit and its readings have', () => {
  let answers: Record<keyof typeof URLS | 'archive', Buffer>;
  beforeAll(async () => {
    const directory = await folderOf({});
    await COPY.pglite(await template('pglite'), directory);
    // in a process of its own: the modules of this one are those of the other tests
    const program = fileURLToPath(import.meta.resolve('@territori/api-testing/newColumn/answersWithColumn'));
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', program, ...Object.values(URLS)], {
      env: { ...process.env, PORTALE_DATABASE: directory },
      maxBuffer: 64 * 1024 * 1024,
    });
    const lines = stdout.trim().split('\n');
    answers = Object.fromEntries(
      [...Object.keys(URLS), 'archive'].map((name, index) => [name, Buffer.from(lines[index] ?? '', 'base64')]),
    ) as typeof answers;
  }, 180_000);

  const json = (name: keyof typeof answers) => JSON.parse(String(answers[name]));

  it('is in a list, and alone and as order with `campi` and `ordina`', () => {
    expect(json('list').dati).toMatchObject([{ codice: '001001', [NEW_COLUMN]: 'prova 001001' }]);
    expect(json('chosen').dati).toEqual([{ [NEW_COLUMN]: 'prova 001001' }]);
  });

  it('is null at a level that is not read', () => {
    expect(json('province').dati).toMatchObject([{ livello: 'uts', [NEW_COLUMN]: null }]);
  });

  it('is in the unit itself and in its states', () => {
    expect(json('unit')).toHaveProperty(NEW_COLUMN, 'prova 001001');
    expect(json('states').dati.at(-1)).toHaveProperty(NEW_COLUMN, 'prova 001001');
  });

  it('is a column of CSV, JSONL and XLSX, and of the bulk file', async () => {
    const [header, row] = String(answers.csv).replace('\uFEFF', '').split('\n');
    expect(header).toMatch(new RegExp(`;${NEW_COLUMN}$`));
    expect(row).toMatch(/;prova 001001$/);
    expect(JSON.parse(String(answers.jsonl))).toHaveProperty(NEW_COLUMN, 'prova 001001');
    expect(JSON.stringify(await readWorkbook(answers.xlsx))).toContain(NEW_COLUMN);
    expect(json('archive').columns).toContain(NEW_COLUMN);
    expect(json('archive').row).toHaveProperty(NEW_COLUMN);
  });

  it('is in the definitions', () => {
    expect(json('definitions').components.schemas.Unita.properties[NEW_COLUMN]).toMatchObject({ description: 'A column for this test' });
  });
});

it('a column of a unit stands in the schema and in its readings, and in no third list', async () => {
  const root = fileURLToPath(new URL('../../../../', import.meta.url));
  const folders = ['shared/wire/src', ...(await readdir(join(root, 'api'))).map((name) => `api/${name}/src`)];
  const found = await Promise.all(
    folders.map(async (folder) => {
      const names = await readdir(join(root, folder), { recursive: true }).catch(() => []);
      const sources = names.filter((name) => /\.(ts|sql)$/.test(name) && !/\.test\.ts$|earlierVersions/.test(name));
      const texts = await Promise.all(sources.map((name) => readFile(join(root, folder, name), 'utf8')));
      // no other table or report has a column of this name
      return sources.filter((_, index) => texts[index]?.includes('capoluogo_provincia')).map((name) => `${folder}/${name}`);
    }),
  );
  expect(found.flat()).toEqual(['shared/wire/src/v1/unita.ts', 'api/edition/src/model/unitReadings.ts']);
});
