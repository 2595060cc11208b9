import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { useApp } from '@territori/api-testing/testApp';
import { root } from '@territori/build/workspace';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packPackages } from '../packages/packPackages.ts';

const run = promisify(execFile);

/** A program that uses the installed package, as the README shows. */
const PROGRAM = `
import { Territori, TerritoriError, type Punto, type RiferimentoProvincia, type Row, type Unita, type ValoreTradotto } from '@territori/client';

const territori = new Territori({ origin: process.argv[2] ?? '', language: 'en' });
const names: string[] = [];
for await (const unit of territori.rows('unita', { livello: 'comune', provincia: 'TN', data: '2009-01-01', per_pagina: 100 })) names.push(unit.denominazione);
const unit: Row<'unita'> | undefined = (await territori.get('unita', { q: 'valsamoggia' })).dati[0];
const same: Unita = await territori.get('unita_per_id', { id: unit?.id ?? 0 });
const province: RiferimentoProvincia | null = same.provincia;
const point: Punto | undefined = (await territori.get('unita', { q: 'valsamoggia' })).punto;
const chosen: string | undefined = (await territori.get('unita', { q: 'valsamoggia', campi: 'denominazione' })).dati[0]?.denominazione;
// @ts-expect-error a field that was not asked for may be missing
const missing: string = (await territori.get('unita', { q: 'valsamoggia', campi: 'denominazione' })).dati[0]!.livello;
const csv = await (await territori.file('unita', 'csv', { livello: 'regione', campi: 'codice' })).text();
const { dati } = await territori.post('traduzioni', { valori: ['037018'], tipo: 'comune', dal: '2013-01-01', al: '2025-01-01' });
const [first]: readonly ValoreTradotto[] = dati;
const wrong = await territori.get('unita', { data: '2009-02-30' }).catch((error: unknown) => error);
// @ts-expect-error the parameter does not exist
await territori.get('unita', { nome: 'Trento' }).catch((error: unknown) => error);
console.log(JSON.stringify({
  municipalities: names.length,
  distinct: new Set(names).size,
  code: unit?.codice,
  regions: csv.trim().split('\\n').length - 1,
  translated: first?.codice_nuovo,
  province: province?.sigla,
  point: point ?? null,
  chosen,
  missing: missing ?? null,
  error: wrong instanceof TerritoriError ? [wrong.status, wrong.codice, wrong.parametro] : String(wrong),
}));
`;

describe('the package @territori/client', () => {
  const api = useApp('pglite');
  let origin = '';
  let folder = '';
  beforeAll(async () => {
    origin = await api.origin();
    folder = await mkdtemp(join(tmpdir(), 'territori-client-'));
  }, 240_000);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('needs no other package, and works where its pack is installed', async () => {
    const [pack] = await packPackages(folder, ['client']);

    const user = join(folder, 'user');
    await mkdir(user);
    await writeFile(join(user, 'package.json'), '{ "type": "module", "private": true }');
    await run('npm', ['install', '--offline', '--no-audit', '--no-fund', join(folder, pack?.file ?? '')], { cwd: user });
    const description = await readFile(join(user, 'node_modules/@territori/client/package.json'), 'utf8');
    expect(JSON.parse(description)).not.toHaveProperty('dependencies');

    await writeFile(join(user, 'program.ts'), PROGRAM);
    await writeFile(
      join(user, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          strict: true,
          target: 'ES2022',
          module: 'NodeNext',
          lib: ['ES2022', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
          types: ['node'],
          typeRoots: [join(root, 'node_modules/@types')],
          outDir: 'out',
        },
        include: ['program.ts'],
      }),
    );
    await run(join(root, 'node_modules/.bin/tsc'), ['-p', user]);
    const { stdout } = await run('node', [join(user, 'out/program.js'), origin], { cwd: user });
    expect(JSON.parse(stdout)).toEqual({
      municipalities: 223,
      distinct: 223,
      code: '037061',
      regions: 20,
      translated: '037061',
      province: 'BO',
      point: null,
      chosen: 'Valsamoggia',
      missing: null,
      error: [400, 'parametro_non_valido', 'data'],
    });
  }, 180_000);
});
