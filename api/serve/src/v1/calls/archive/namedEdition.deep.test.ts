import { folderOf } from '@territori/api-testing/folderOf';
import { historyCsv, SMALL_HISTORY } from '@territori/api-testing/smallFiles';
import { openApp, type TestApp } from '@territori/api-testing/testApp';
import { openEmpty } from '@territori/api-testing/testDatabase';
import { writeFilesOf } from '@territori/api-testing/writeFilesOf';
import { load } from '@territori/load/loading/load';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

describe('the name of an edition', () => {
  let api: TestApp;
  let folder: string;
  let first: string;
  let second: string;
  let citedFile: Buffer;
  /** Loads a history with its files. Resolves to the name of the edition. */
  const serve = async (history: string): Promise<string> => {
    await load(api.database, { by: 'operator', path: await folderOf({ 'cities.csv': history }) });
    await writeFilesOf(api.database, folder);
    return (await api.get('/api/v1/archivio')).json().edizione;
  };
  const fileOf = (edition: string) => api.get(`/api/v1/archivio/${edition}/versioni.csv`);
  beforeAll(async () => {
    folder = await folderOf({});
    api = await openApp('pglite', { archive: folder }, openEmpty);
    first = await serve(SMALL_HISTORY);
    citedFile = (await fileOf(first)).rawPayload;
    second = await serve(historyCsv('001009 OMEGA 01-01-2000 31-12-9999'));
  }, 120_000);
  afterAll(() => api?.dispose());

  it('is the same in every interface', async () => {
    expect(second).toMatch(/^[0-9a-f]{12}$/);
    expect((await api.get('/api/edizione')).json().id).toBe(second);
    expect((await api.get('/api/Report/GetSettings')).json().Edizione).toBe(second);
    expect((await api.get('/api/v1/unita')).json().edizione).toBe(second);
    expect((await api.get('/api/v1/unita')).headers.etag).toMatch(new RegExp(`^"${second}-`));
    expect((await api.get(`/api/v1/archivio/${second}/storia.json`)).json().edizione).toBe(second);
    const cited = (await api.get(`/api/v1/archivio/${second}/come_citare.txt`)).body;
    expect(cited).toContain(`edizione ${second},`);
    expect((await api.get(`/api/v1/archivio/${second}/datapackage.json`)).json().version).toBe(second);
    expect((await api.get('/api/v1/variazioni.atom')).body).toContain(`<id>tag:territori.example,2026:edizione/${second}</id>`);
  });

  it('of an edition that is not in service leads to its files, and is 410 elsewhere', async () => {
    expect((await fileOf(first)).rawPayload).toEqual(citedFile);
    expect((await api.get(`/api/v1/novita?da_edizione=${first}`)).json().totale).toBeGreaterThan(0);
    for (const address of [`/api/v1/unita?edizione=${first}`, `/api/v1/archivio/${first}/storia.json`])
      expect((await api.get(address)).json(), address).toMatchObject({ status: 410, codice: 'edizione_superata' });
  });

  it.each(['1-01234567', '1-01234567-89abcdef', '0123456789ab', 'ieri'])('that nobody has heard of is 404: %s', async (name) => {
    for (const address of [`/api/v1/unita?edizione=${name}`, `/api/v1/archivio/${name}/unita.csv`, `/api/v1/novita?da_edizione=${name}`])
      expect((await api.get(address)).json(), address).toMatchObject({ status: 404, codice: 'edizione_sconosciuta' });
  });

  it('holds again at every address once the same data are loaded again', async () => {
    expect(await serve(SMALL_HISTORY)).toBe(first);
    const named = await api.get(`/api/v1/unita?data=2010-01-01&edizione=${first}`);
    expect([named.statusCode, named.headers['cache-control']]).toEqual([200, expect.stringContaining('immutable')]);
    const ofOtherProgram = await api.get(`/api/v1/unita?data=2010-01-01&edizione=${first}&versione=0`);
    expect([ofOtherProgram.statusCode, ofOtherProgram.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect((await fileOf(first)).rawPayload).toEqual(citedFile);
    expect((await fileOf(second)).statusCode).toBe(200);
    expect((await api.get('/api/v1/archivio')).json().edizioni).toEqual([first, second]);
    expect((await api.get(`/api/v1/unita?edizione=${second}`)).json()).toMatchObject({ status: 410, codice: 'edizione_superata' });
  });

  it('makes no answer immutable that says which editions stand', async () => {
    const before = await api.get(`/api/v1/archivio?edizione=${first}`);
    const feed = await api.get(`/api/v1/variazioni.atom?edizione=${first}`);
    for (const { headers } of [before, feed]) expect(headers['cache-control']).not.toContain('immutable');
  });
});
