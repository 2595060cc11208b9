import { useApp } from '@territori/api-testing/testApp';
import type { RigaVariazione } from '@territori/wire';
import { describe, expect, it } from 'vitest';

describe('queries by name', () => {
  const api = useApp('pglite');

  it.each([
    'reportspooldownload?pfun=68&pdata=01/01/2025&pdoctype=CSV&poffset=1&pnext=5',
    'area_download_get_report_file_clob?id=71&pdoctype=JSON',
  ])('%s yields the same file by both calls', async (url) => {
    const byDownload = await api.post('/api/Report/DownloadByUrl', { url });
    const byReport = await api.post('/api/Report/ReportByUrl', { url, cloudDataSource: true });
    expect(byReport.statusCode).toBe(200);
    expect(byReport.body).toBe(byDownload.body);
    expect(byReport.headers['content-type']).toBe(byDownload.headers['content-type']);
    const name = (text: unknown) => String(text).split(' Stampa ')[0];
    expect(name(byReport.headers['content-disposition'])).toBe(name(byDownload.headers['content-disposition']));
    expect(byReport.headers['content-disposition']).toMatch(/^attachment; filename="/);
  });

  it.each([
    'anagrafica_report_metadato?pfun=61&pdata=2025-01-01&plang=EN',
    'ricercacodice_criterio_lov?ptipounit=3',
    'report_search_free?p_rep_par=province',
  ])('%s is answered alike by POST and by GET, which can be revalidated', async (url) => {
    const asked = await api.get(`/api/Report/ReportByUrl?${new URLSearchParams({ url })}`);
    expect(asked.body).toBe((await api.post('/api/Report/ReportByUrl', { url })).body);
    expect(asked.headers).toMatchObject({ 'cache-control': 'no-cache', etag: expect.any(String) });
  });

  it.each(['homepage_report_consultati', 'area_download_get_report_file_clob?id=71&pdoctype=CSV'])(
    '%s, which may be another at any moment, is asked by GET too and kept by nobody',
    async (url) => {
      const address = `/api/Report/ReportByUrl?${new URLSearchParams({ url })}`;
      const answer = await api.get(address);
      expect(answer.body).toBe((await api.post('/api/Report/ReportByUrl', { url })).body);
      expect([answer.headers['cache-control'], answer.headers.etag]).toEqual(['no-store', undefined]);
    },
  );

  it('tells a file query that is asked wrongly, and one that is none, as an error', async () => {
    expect((await api.post('/api/Report/ReportByUrl', { url: 'reportspooldownload?pdoctype=CSV' })).statusCode).toBe(400);
    expect((await api.post('/api/Report/ReportByUrl', { url: 'reportspool?pfun=68' })).statusCode).toBe(404);
    expect((await api.post('/api/Report/DownloadByUrl', { url: 'get_elenco_microservizi' })).statusCode).toBe(404);
    expect((await api.get('/api/Report/DownloadByUrl?url=get_elenco_microservizi')).statusCode).toBe(404);
    expect((await api.get('/api/Report/ReportByUrl')).statusCode).toBe(400);
  });

  describe('the changes of province of Agliè, in 1927 and in 1945', () => {
    const details = async (more: string) => {
      const changes = await api.query<RigaVariazione>('var_get_ua_comuni_lov_rs?com=Agli%C3%A8&procom=001001');
      const moves = changes.filter((row) => row['tipo variazione'] === 'AP');
      const url = `var_get_ua_comuni_lov_rs_dett_ass?idcomuneorig=${moves[0]?.id_comune_origine}&mcrvar=AP`;
      const [first, second] = moves.map(({ id_evento }) => id_evento);
      return api.query(`${url}${more.replace('FIRST', String(first)).replace('SECOND', String(second))}`);
    };
    const away = expect.objectContaining({ 'Codice Comune': '001001', 'Codice Comune associato': '007805' });
    const back = expect.objectContaining({ 'Codice Comune': '007805', 'Codice Comune associato': '001001' });

    it.each(['', '&idprovv=', '&idprovv=null', '&idprovv=undefined&idevento=null'])(
      'come together, in order of time, for "%s"',
      async (none) => {
        expect(await details(none)).toEqual([away, back]);
      },
    );

    it('are distinguished by the event', async () => {
      expect(await details('&idprovv=null&idevento=FIRST')).toEqual([away]);
      expect(await details('&idevento=SECOND')).toEqual([back]);
    });
  });

  it('are described in the definitions, with the files and what tells two changes apart', async () => {
    const { paths } = (await api.get('/api/Report/DefinizioniApi')).json();
    const { description, responses } = paths['/api/Report/ReportByUrl'].post;
    for (const word of ['reportspooldownload', 'area_download_get_report_file_clob', 'idevento', 'id_evento'])
      expect(description).toContain(word);
    expect(Object.keys(responses['200'].content)).toEqual(expect.arrayContaining(['application/json', 'text/csv']));
  });
});
