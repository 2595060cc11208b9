import { useApp } from '@territori/api-testing/testApp';
import type { Microservizio } from '@territori/wire';
import { beforeAll, describe, expect, it } from 'vitest';

const ALWAYS = 'pdatada=17/03/1861&pdataa=01/06/2026';

describe('what the record cannot give', () => {
  const api = useApp('pglite');
  let services: readonly Microservizio[];
  beforeAll(async () => {
    services = await api.query<Microservizio>('get_elenco_microservizi');
  }, 240_000);
  const service = (id: number) => services.find((one) => one['Id report'] === id);
  const noticeOf = async (call: string) => (await api.get(`/publish/reportspooljson?${call}`)).json().avviso;

  it('names for each report without rows the facts that are missing, and the file that would bring them', async () => {
    const unavailable = services.filter(({ disponibile }) => !disponibile);
    expect(unavailable).toHaveLength(26);
    for (const { 'Id report': id, motivo, file_mancante: file, SPOOL_LINK } of unavailable) {
      expect(file, String(id)).toMatch(new RegExp(`^situas_${id}_(\\d{4}-\\d{2}-\\d{2}|AAAA-MM-GG)\\.json$`));
      expect(motivo, String(id)).toMatch(/Nessun file caricato riporta .+\.$/);
      expect(motivo).toContain(String(file));
      const { pathname, search } = new URL(SPOOL_LINK);
      expect((await api.get(pathname + search)).json()).toEqual({ resultset: [{ ERRCODE: 'REPORT NON DISPONIBILE' }] });
    }
    expect(service(42)).toMatchObject({ disponibile: false });
    expect(service(61)).toMatchObject({ disponibile: true, motivo: null, file_mancante: null, mancanze: null });
  });

  it('computes the dated changes of name of provinces and regions, and the regions that began', async () => {
    const renamed = await api.rows(114, ALWAYS);
    expect(renamed.map((row) => [row.DATA_INIZIO_AMMINISTRATIVA, row.COD_UTS, row.DEN_UTS, row.DEN_UTS_REL])).toEqual([
      ['01/12/1927', '086', 'Castrogiovanni', 'Enna'],
      ['18/11/1930', '011', 'Spezia', 'La Spezia'],
      ['22/06/1945', '059', 'Littoria', 'Latina'],
      ['05/10/1945', '007', 'Aosta', "Valle d'Aosta"],
    ]);
    expect(await api.rows(114, 'pdatada=01/01/1946&pdataa=01/06/2026')).toEqual([]);
    expect(await api.rows(107, ALWAYS)).toMatchObject([{ COD_REG: '14', DEN_REG: 'Molise', DEN_REG_REL: 'Abruzzo' }]);
    expect(await api.rows(108, ALWAYS)).toMatchObject([{ COD_REG: '13', DEN_REG: 'Abruzzi e Molise', DEN_REG_REL: 'Abruzzo' }]);
    expect(await noticeOf(`pfun=114&${ALWAYS}`)).toContain('non in quale giorno');
  });

  it('sums functional urban areas, and leaves a sum empty where a municipality has no figure', async () => {
    const areas = await api.rows(413, 'pdata=01/01/2022');
    const municipalities = await api.rows(446, 'pdata=01/01/2022');
    const sizes = new Map((await api.rows(74, 'pdata=01/01/2022')).map((row) => [row.PRO_COM_T, row.POP_LEG]));
    expect(areas).toHaveLength(83);
    for (const { COD_FUA_2021: code, N_COM, POP_LEG } of areas) {
      const own = municipalities.filter((row) => row.COD_FUA_2021 === code);
      const known = own.map((row) => sizes.get(row.PRO_COM_T as string) ?? null);
      expect(N_COM).toBe(own.length);
      expect(POP_LEG).toBe(known.includes(null) ? null : known.reduce<number>((sum, one) => sum + Number(one), 0));
    }
    expect((await api.rows(92, 'pdata=01/01/2021')).length).toBe(
      new Set((await api.rows(91, 'pdata=01/01/2021')).map((row) => row.COD_FUA_2011)).size,
    );
  });

  it('puts the NUTS codes beside the features of the territory, one row a municipality', async () => {
    const rows = await api.rows(448, 'pdata=01/01/2025');
    expect(rows).toHaveLength((await api.rows(61, 'pdata=01/01/2025')).length);
    expect(rows[0]).toMatchObject({ PRO_COM_T: '001001', COM_NUTS3_2024: 'ITC11', ZONA_ALT: 3 });
  });

  it.each([
    [103, ALWAYS, '4.562'],
    [73, 'pdata=01/01/2020', 'DEN_ECO_SSEZ_2018'],
    [449, 'pdata=01/01/2025', 'tre colonne'],
    [74, 'pdata=01/01/2022', 'ANNO_POP_RES'],
  ])('says of report %i what it lacks beside the rows of the institute, in rows, pages and catalogue', async (id, dates, words) => {
    expect(await noticeOf(`pfun=${id}&${dates}`)).toContain(words);
    expect(service(id)?.mancanze).toContain(words);
    const [from, to] = dates.split('&').map((part) => part.split('=')[1]?.split('/').reverse().join('-'));
    const page = (await api.get(`/api/Report/Spool/${from}/${id}?PageSize=1&PageNum=1${to ? `&dataA=${to}` : ''}`)).json();
    expect(page.avviso).toContain(words);
  });
});
