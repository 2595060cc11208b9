import { copyLoaded, ENGINES } from '@territori/api-testing';
import { useApp } from '@territori/api-testing/testApp';
import { todayInRome } from '@territori/history/dates/day';
import type { Edizione, PromemoriaPage, ReportListItem, ReportSpool, StoriaUnita, Unita } from '@territori/wire';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { EXAMPLES } from './examples/examples.ts';

type Row = Record<string, string | number | null>;

describe.each(ENGINES)('on %s, when the clock is behind the data, which know of the Sardinian codes of 2026,', (engine) => {
  const api = useApp(engine, { today: () => todayInRome() }, copyLoaded);
  const setClock = (time: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) });
  afterAll(() => vi.useRealTimers());
  const get = async <T>(url: string) => (await api.get(url)).json<T>();
  const nuoro = async (date: string) => (await api.rows<Row>(61, `pdata=${date}`)).find(({ COMUNE }) => COMUNE === 'Nuoro')?.PRO_COM_T;

  describe.each(['2025-06-01T10:00:00Z', '2025-12-31T22:59:59Z'])('at %s', (time) => {
    beforeAll(() => void setClock(time));
    const today = time.slice(0, 10);

    it('counts the units of its own day', async () => {
      const page = await get<PromemoriaPage>('/api/Promemoria?PageNum=1&PageSize=5');
      expect(page.additionalInfo).toMatchObject({ countValidateComuni: 7896, countValidateUts: 107, countValidateRegioni: 20 });
    });

    it('takes a date after it for today', async () => {
      expect(await nuoro('2026-06-01')).toBe('091051');
      expect(await api.rows(64, 'pdata=2026-01-01')).toHaveLength(107);
      expect(await get<ReportSpool>('/api/Report/Spool/2026-01-01/63?PageSize=1')).toMatchObject({ totalRows: 107 });
    });

    it('tells no change before its day, as news, in a report, or by the end of a period', async () => {
      const { body } = await get<PromemoriaPage>('/api/Promemoria?PageNum=1&PageSize=999');
      expect(body.filter(({ dataInizioValidita }) => dataInizioValidita > today)).toEqual([]);
      expect(await api.rows(105, 'pdatada=2025-01-01&pdataa=2026-12-31')).toEqual([]);
      expect(await api.rows(113, 'pdatada=2025-01-01&pdataa=2026-12-31')).toEqual([]);
    });

    it('opens reports at its day', async () => {
      const item = async (report: number) =>
        (await get<{ items: ReportListItem[] }>(`/api/Report/GetFunzione?funzione=${report}`)).items[0];
      expect(await item(61)).toMatchObject({ pdata: today, pdataa: null, periodo_dati_a: '9999-12-31' });
      expect(await item(105)).toMatchObject({ pdata: '1861-03-17', pdataa: today });
      const [service] = await api.query<{ SPOOL_LINK: string }>('get_elenco_microservizi?p_id_funzione=61');
      expect(service?.SPOOL_LINK).toContain(`pdata=${today.split('-').reverse().join('/')}`);
    });

    it('says up to which day the data know, and keeps what they know of a unit', async () => {
      expect(await get<Edizione>('/api/edizione')).toMatchObject({ aggiornata_al: '2026-05-11' });
      const [unit] = await get<Unita[]>('/api/unita?q=nuoro&livello=comune');
      const { versioni } = await get<StoriaUnita>(`/api/unita/${unit?.id}/storia`);
      expect(versioni.at(-1)).toMatchObject({ codice: '114027', validita_da: '2026-01-01' });
    });
  });

  it('changes over at midnight in Rome, also what is remembered of the day before', async () => {
    setClock('2025-12-31T22:59:59Z');
    const etag = (await api.get('/api/Promemoria?PageNum=1&PageSize=5')).headers.etag;
    setClock('2025-12-31T23:00:00Z');
    expect(await nuoro('2026-06-01')).toBe('114027');
    const after = await api.get('/api/Promemoria?PageNum=1&PageSize=5', { 'if-none-match': String(etag) });
    expect(after.statusCode).toBe(200);
    expect(after.json<PromemoriaPage>().additionalInfo).toMatchObject({ countValidateUts: 110 });
    expect(after.json<PromemoriaPage>().body.map(({ dataInizioValidita }) => dataInizioValidita)).toContain('2026-01-01');
  });

  it('refuses nothing that it can answer when the clock was never set', async () => {
    setClock('1970-01-01T00:00:00Z');
    for (const { method, url, body, title } of Object.values(EXAMPLES).flat()) {
      const answer = method === 'GET' ? await api.get(url) : await api.post(url, body);
      expect(answer.statusCode, title).toBeLessThan(500);
    }
    expect(await nuoro('2026-01-01')).toBe('091051');
  });
});
