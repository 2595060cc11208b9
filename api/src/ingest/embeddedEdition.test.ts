import type { FastifyInstance } from 'fastify';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { EXAMPLES } from '../examples/examples.ts';
import type { DettaglioAssociato, Edizione, OpzioneComune, ReportListItem, RigaVariazione, StoriaUnita, Unita } from '../schemas/wire.ts';
import { ErrorBody, ReportNonDisponibile, resultset } from '../schemas/wire.ts';
import { copyEmbedded, ENGINES, type TestDatabase } from '../testing/index.ts';
import { PUBLIC_ORIGIN } from '../testing/publicOrigin.ts';
import { load } from './load.ts';

const NOT_AVAILABLE = resultset(ReportNonDisponibile);
const isUnavailable = (value: unknown) => Value.Check(NOT_AVAILABLE, value) && (value as { resultset: unknown[] }).resultset.length > 0;

describe.each(ENGINES)('without data, on %s,', (engine) => {
  let test: TestDatabase;
  let app: FastifyInstance;
  beforeAll(async () => {
    test = await copyEmbedded(engine);
    app = buildApp(test.database, { publicOrigin: PUBLIC_ORIGIN, callsPerMinute: 0, today: () => '2026-06-01' });
  }, 180_000);
  afterAll(async () => {
    await app?.close();
    await test?.dispose();
  });

  const get = async <T>(url: string): Promise<T> => (await app.inject(url)).json<T>();
  const ask = async <T>(url: string): Promise<T[]> => {
    const answer = (await app.inject({ method: 'POST', url: '/api/Report/ReportByUrl', payload: { url } })).json();
    return answer.items ?? answer.resultset;
  };
  const enabled = async (report: number) => {
    const { items } = await get<{ items: ReportListItem[] }>(`/api/Report/GetFunzione?funzione=${report}`);
    return items.length === 1;
  };

  it('a start loads the packages that come with the portal, which are approximate', async () => {
    const edition = await get<Edizione>('/api/edizione');
    expect(edition).toMatchObject({ nome: 'Edizione incorporata, approssimata', aggiornata_al: '2024-01-22', approssimata: true });
    expect(edition.fonti.map(({ licenza }) => licenza)).toEqual([
      "CC BY 4.0 Ministero dell'Interno, Agenzia delle Entrate",
      'CC BY 3.0 Istat',
    ]);
    expect(edition.mancanze.map(({ fatto, file }) => [fatto, file])).toEqual([
      ['storia', null],
      ['variazioni', null],
      ['dimensioni_comuni', null],
      ['dimensioni_uts', null],
      ['zone_urbane', null],
    ]);
    const inEnglish = await get<Edizione>('/api/edizione?plang=EN');
    expect(inEnglish.fonti[1]?.nome).toBe('List of the Italian municipalities on 01/01/2020, with the statistical codes since 1995');
    expect(inEnglish.mancanze[0]?.descrizione).toBe('The official history of the municipalities since 1861');
    expect(await get('/api/Report/GetSettings')).toMatchObject({ EdizioneApprossimata: 'true', EdizioneData: '2024-01-22' });
    const { body } = await get<{ body: { titolo: string; testo: string }[] }>('/api/Promemoria?PageNum=1&PageSize=999&dateTime=2100-01-01');
    expect(body.find(({ titolo }) => titolo === edition.nome)?.testo).toContain('Questa edizione è approssimata');
  });

  it('a further start has nothing to do', async () => {
    expect(await load(test.database, { by: 'start', named: '', beside: [] })).toMatchObject({ loaded: false });
  });

  it('a municipality that went to another region leaves its former province in its region, and its past under the plate of that province', async () => {
    const places = async (code: string) => {
      const rows = await ask<Record<string, string>>(`ricercacodice_criterio_res?haRuolo=&ptipounit=1&prc=${code}`);
      return rows.map((row) => ['Denominazione', 'Provincia/Uts', 'Sigla automobilistica', 'Regione'].map((column) => row[column]));
    };
    expect(await places('025006')).toEqual([['Belluno', 'Belluno', 'BL', 'Veneto']]);
    expect(await places('025052')).toEqual([
      ['Sappada', 'Udine', 'UD', 'Friuli-Venezia Giulia'],
      ['Sappada', 'Belluno', 'BL', 'Veneto'],
    ]);
  });

  // officially 7.904, 7.903, 7.896; 107 provinces since 2016
  it.each([
    ['2020-01-01', { comuni: 7904, senza_codice: 0, uts: 107, regioni: 20, ripartizioni: 5 }],
    ['2021-01-01', { comuni: 7903, senza_codice: 0, uts: 107, regioni: 20, ripartizioni: 5 }],
    ['2025-01-01', { comuni: 7896, senza_codice: 7, uts: 107, regioni: 20, ripartizioni: 5 }],
  ])('is right in its numbers on %s, since the list of 2020', async (date, numbers) => {
    expect(await inForce(date)).toEqual(numbers);
  });

  // officially 7.720, 7.688, 8.100 and 8.100: the archive dates many early municipalities by a later act, and does not
  // know when codes were first given
  it.each([
    ['1861-03-17', { comuni: 5191, senza_codice: 844, uts: 89, regioni: 0, ripartizioni: 0 }],
    ['1948-01-01', { comuni: 7898, senza_codice: 371, uts: 104, regioni: 20, ripartizioni: 5 }],
    ['1991-10-20', { comuni: 8103, senza_codice: 327, uts: 103, regioni: 20, ripartizioni: 5 }],
    ['2001-01-01', { comuni: 8101, senza_codice: 319, uts: 103, regioni: 20, ripartizioni: 5 }],
  ])('is approximate on %s', async (date, numbers) => {
    expect(await inForce(date)).toEqual(numbers);
  });

  async function inForce(date: string) {
    const [row] = await test.database.read(
      `select (select count(*) from comuni_al($1::date)) as comuni, (select count(*) from comuni_al($1::date) where codice is null) as senza_codice,
              (select count(*) from uts_al($1::date)) as uts, (select count(*) from regioni_al($1::date)) as regioni,
              (select count(*) from ripartizioni_al($1::date)) as ripartizioni`,
      [date],
    );
    return row;
  }

  it('a municipality of today has names, codes and what it belongs to', async () => {
    const { resultset: rows } = await get<{ resultset: Record<string, unknown>[] }>('/publish/reportspooljson?pfun=61&pdata=01/01/2025');
    expect(rows.find(({ PRO_COM_T }) => PRO_COM_T === '021008')).toMatchObject({
      COMUNE: 'Bolzano/Bozen',
      COMUNE_IT: 'Bolzano',
      COMUNE_A: 'Bozen',
      COD_CATASTO: 'A952',
      DEN_UTS: 'Bolzano/Bozen',
      DEN_REG: 'Trentino-Alto Adige/Südtirol',
      DEN_RIP: 'Nord-est',
    });
  });

  it('a province has the code of a metropolitan city since a list says so, and none while no source knows its type', async () => {
    const code = async (date: string) => {
      const { resultset: rows } = await get<{ resultset: Record<string, unknown>[] }>(`/publish/reportspooljson?pfun=64&pdata=${date}`);
      return rows.find(({ COD_PROV_STORICO }) => COD_PROV_STORICO === '001')?.COD_UTS;
    };
    expect([await code('1991-01-01'), await code('2016-01-01'), await code('2020-01-01')]).toEqual(['001', null, '201']);
  });

  it('a municipality follows its codes since 1995: Monza, in the province of its own since the third list', async () => {
    const [monza] = await get<Unita[]>('/api/unita?q=monza&livello=comune');
    const { versioni } = await get<StoriaUnita>(`/api/unita/${monza?.id}/storia`);
    expect(versioni.map(({ codice, validita_a }) => `${codice} ${validita_a}`)).toEqual([
      '015149 1948-01-01',
      '015149 2010-01-01',
      '108033 9999-12-31',
    ]);
  });

  it('a former municipality without a code is found, described and dated, with an empty code', async () => {
    const [finalborgo] = await get<Unita[]>('/api/unita?q=finalborgo');
    expect(finalborgo).toMatchObject({ codice: '', provincia: 'Savona', validita_da: '1877-05-18', validita_a: '1927-01-13' });
    expect((await get<StoriaUnita>(`/api/unita/${finalborgo?.id}/storia`)).versioni).toMatchObject([
      { codice: '', denominazione: 'Finalborgo' },
    ]);
    expect(await ask<OpzioneComune>('var_get_ua_comuni_lov_diffusione?com=finalborgo')).toMatchObject([
      { pro_com_t: '', comune: 'Finalborgo' },
    ]);
    const changes = await ask<RigaVariazione>('var_get_ua_comuni_lov_rs?com=finalborgo');
    expect(changes.map((row) => [row['tipo variazione'], row['codice corrente'], row['descrizione evento']])).toEqual([
      ['CS', '', 'Nasce il comune di Finalborgo.'],
      ['ES', '', 'Cessa il comune di Finalborgo; nessuna fonte caricata dice a chi passa il territorio.'],
    ]);
    const involved = await ask<DettaglioAssociato>(`var_get_ua_comuni_lov_rs_dett_ass?idcomuneorig=${finalborgo?.id}&mcrvar=ES`);
    expect(involved).toMatchObject([{ 'Codice Comune': null, Denominazione: 'Finalborgo' }]);
    const values = await ask<{ V: string; RC: string }>('ricercacodice_criterio_lov?ptipounit=1');
    expect(values.find(({ RC }) => RC === String(finalborgo?.id))?.V).toBe('Finalborgo');
    expect(await ask(`ricercacodice_criterio_res?ptipounit=1&prc=${finalborgo?.id}`)).toMatchObject([
      { 'Codice Istat': '', 'Data fine': '12/01/1927' },
    ]);
    const { body } = await get<{ body: { dataInizioValidita: string; testo: string }[] }>(
      '/api/Promemoria?PageNum=1&PageSize=999&dateTime=2100-01-01',
    );
    expect(body.find(({ dataInizioValidita }) => dataInizioValidita === '2024-01-22')?.testo).toContain(
      "Costituzione, comuni: 3 (Santa Caterina d'Este, Setteville, Sovizzo)",
    );
  });

  it('offers the reports that it can answer, and none that would be empty', async () => {
    expect(await Promise.all([48, 51, 61, 64, 68, 71, 98, 99, 100, 105, 112, 113, 128, 129, 298, 304].map(enabled))).not.toContain(false);
    expect(await Promise.all([63, 65, 66, 69, 70, 74, 76, 91, 102, 103, 104, 130, 307, 446, 447, 449].map(enabled))).not.toContain(true);
    for (const query of ['homepage_report_evidenza', 'homepage_report_consultati']) {
      const items = await ask<ReportListItem>(query);
      expect(items.length).toBeGreaterThan(2);
      for (const { id_funzione, pdata, pdataa } of items) {
        const dates = pdataa === null ? `pdata=${pdata}` : `pdatada=${pdata}&pdataa=${pdataa}`;
        const { resultset: rows } = await get<{ resultset: { NUM_ROWS: number }[] }>(
          `/publish/reportspooljsoncount?pfun=${id_funzione}&${dates}`,
        );
        expect(rows[0]?.NUM_ROWS, `${id_funzione}`).toBeGreaterThan(0);
      }
    }
  });

  it('answers every call of the interface in its form', async () => {
    for (const { method, url, body, answers, title } of Object.values(EXAMPLES).flat()) {
      const answer = await app.inject({ method, url, ...(body ? { payload: body as object } : {}) });
      expect(answer.statusCode, title).toBeLessThan(500);
      if (!answers) continue;
      const value = String(answer.headers['content-type']).startsWith('text/plain') ? answer.body : answer.json();
      expect([...Value.Errors(isUnavailable(value) ? NOT_AVAILABLE : answer.statusCode < 400 ? answers : ErrorBody, value)], title).toEqual(
        [],
      );
    }
  });
});
