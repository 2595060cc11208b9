import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { load } from '../../ingest/load.ts';
import { prepareMap } from '../../ingest/prepareMap.ts';
import { folderOf } from '../../testing/folderOf.ts';
import { openEmpty, type TestDatabase } from '../../testing/index.ts';
import { shapefileZip } from '../../testing/shapefileZip.ts';
import { SMALL_HISTORY } from '../../testing/smallFiles.ts';

describe('the boundaries of an edition whose maps are being prepared', () => {
  let test: TestDatabase;
  let app: ReturnType<typeof buildApp>;
  beforeAll(async () => {
    test = await openEmpty('pglite');
    const unit = (code: string, west: number) => ({ properties: { PRO_COM_T: code }, west, south: 45, east: west + 1, north: 46 });
    const zip = await shapefileZip({ Com01012011_g_WGS84: [unit('001001', 8), unit('001003', 9)] });
    await load(test.database, { by: 'operator', path: await folderOf({ 'cities.csv': SMALL_HISTORY, 'Limiti01012011_g.zip': zip }) });
    app = buildApp(test.database, { callsPerMinute: 0 });
  }, 120_000);
  afterAll(async () => {
    await app?.close();
    await test?.dispose();
  });

  it('are announced by an answer that nobody may keep, and come at the same address', async () => {
    const { edizione } = (await app.inject('/api/v1')).json();
    const url = `/api/v1/confini?livello=comune&data=2015-01-01&edizione=${encodeURIComponent(edizione)}`;
    const before = await app.inject(url);
    expect([before.statusCode, before.json().stato]).toEqual([200, 'in_preparazione']);
    expect(before.headers['cache-control']).toBe('no-store');
    expect(before.headers.etag).toBeUndefined();

    const edition = await test.database.edition();
    if (edition) await prepareMap(test.database, edition);
    const after = await app.inject(url);
    expect(after.json()).toMatchObject({ stato: 'pronti', insieme: { id: 'comune-2011', fonte: 'Limiti01012011_g.zip' } });
    expect(after.headers['cache-control']).toContain('immutable');
  }, 60_000);
});
