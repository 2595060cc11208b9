import { delimiter } from 'node:path';
import { folderOf } from '@territori/api-testing/folderOf';
import { historyCsv, SMALL_HISTORY } from '@territori/api-testing/smallFiles';
import { ENGINES, openEmpty, useDatabase } from '@territori/api-testing/testDatabase';
import { beforeAll, describe, expect, it } from 'vitest';
import { load } from './load.ts';

const filesOf = (name: string) => folderOf({ 'cities.csv': historyCsv(`001001 ${name} 01-01-2000 31-12-9999`) });

describe.each(ENGINES)('loading again what was in service before on %s', (engine) => {
  const test = useDatabase(openEmpty, engine);
  let [alfa, beta, gamma]: string[] = [];
  const messages: string[] = [];
  const start = async (named = '') => {
    messages.length = 0;
    return load(test.database, { by: 'start', named }, { progress: (message) => void messages.push(message) });
  };
  const schemas = async () =>
    (await test.database.read<{ nspname: string }>(`select nspname from pg_namespace where nspname like 'edizione%' order by 1`)).map(
      ({ nspname }) => nspname,
    );
  const nameInForce = async () =>
    (await test.database.read<{ denominazione: string }>(`select denominazione from versione where livello = 'comune'`))[0]?.denominazione;
  beforeAll(async () => {
    [alfa, beta, gamma] = await Promise.all(['ALFA', 'BETA', 'GAMMA'].map(filesOf));
  }, 120_000);

  it('puts the edition that is still kept back into service, and loads nothing', async () => {
    const first = (await start(alfa)).edition;
    const second = (await start(beta)).edition;
    expect(second.superseded).toEqual([first.fingerprint]);
    const { edition, loaded } = await start(alfa);
    expect({ loaded, id: edition.id, fingerprint: edition.fingerprint }).toEqual({ loaded: true, id: 1, fingerprint: first.fingerprint });
    expect(edition.superseded).toEqual([second.fingerprint]);
    expect(messages.at(-1)).toBe('Edition 1 was made of the same files: it is put back into service');
    expect(await schemas()).toEqual(['edizione_1', 'edizione_2']);
    expect(await nameInForce()).toBe('Alfa');
  });

  it('keeps the edition that was in service until then, whatever its number', async () => {
    const { edition } = await start(gamma);
    expect(await schemas()).toEqual(['edizione_1', `edizione_${edition.id}`]);
    expect(new Set(edition.superseded).size).toBe(2);
  });

  it('makes an edition that is not kept any more again, with the same fingerprint', async () => {
    const known = (await start(gamma)).edition.superseded;
    const { edition, loaded } = await start(beta);
    expect(loaded).toBe(true);
    expect(known).toContain(edition.fingerprint);
    expect(await nameInForce()).toBe('Beta');
  });

  it('takes over who chose the files', async () => {
    const { edition } = await load(test.database, { by: 'operator', path: gamma ?? '' });
    expect(edition).toMatchObject({ origin: 'operatore' });
    expect((await start()).edition.fingerprint).toBe(edition.fingerprint);
  });
});

it('knows the same files again in other folders, named in another order', async () => {
  const test = await openEmpty('pglite');
  try {
    const rows = JSON.stringify({ resultset: [{ PRO_COM_T: '001001', SLL_2021: 101 }] });
    const whole = await folderOf({ 'cities.csv': SMALL_HISTORY, 'situas_408_2021-12-31.json': rows });
    const [one, other] = [await folderOf({ 'cities.csv': SMALL_HISTORY }), await folderOf({ 'situas_408_2021-12-31.json': rows })];
    const start = (named: string) => load(test.database, { by: 'start', named });
    const { edition } = await start(whole);
    expect(await start([other, one].join(delimiter))).toMatchObject({ loaded: false, edition: { id: edition.id } });
  } finally {
    await test.dispose();
  }
}, 60_000);
