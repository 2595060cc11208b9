import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ENGINES, type Engine, openEmpty, type TestDatabase } from '@territori/api-testing';
import { folderOf } from '@territori/api-testing/folderOf';
import { useApp } from '@territori/api-testing/testApp';
import { load } from '@territori/load/loading/load';
import { CARRIED_RECORD } from '@territori/load/record/dataPlaces';
import type { DettaglioProvvedimento, ReportListItem, RigaVariazione } from '@territori/wire';
import iconv from 'iconv-lite';
import { beforeAll, describe, expect, it } from 'vitest';

type Row = Record<string, string | number | null>;

/**
 * Two rows of the institute's file of 09/01/2025, and the part of Bollate's territory that became Baranzate on
 * 08/06/2004, whose act is left out.
 */
const CHANGES = [
  'Anno;Tipo variazione;Codice Regione;Codice Unità territoriale sovracomunale;Codice Comune formato alfanumerico;Denominazione Comune;Codice Regione associato alla variazione;Codice Unità territoriale sovracomunale associato alla variazione;Codice del Comune associato alla variazione o nuovo codice Istat del Comune ;Denominazione Comune associata alla variazione o nuova denominazione;Provvedimento e Documento;Contenuto del provvedimento;Data decorrenza validità amministrativa;Flag_note',
  '2009;AP;03;015;015149;Monza;03;108;108033;;"Legge 11 giugno 2004, n. 146; G.U. n. 138 del 15 giugno 2004";Comune della Provincia di Milano andato a costituire la nuova Provincia di Monza e della Brianza;30/06/2009;',
  '2014;CS;08;037;037061;Valsamoggia;08;037;037004;Bazzano;"Legge Regionale 7 febbraio 2013, n. 1; Parte Prima del B.U.R. n. 27 del 7 febbraio 2013";Nuovo Comune costituito mediante fusione dei Comuni di Bazzano, Castello di Serravalle, Crespellano, Monteveglio e Savigno ;01/01/2014;',
  '2004;CECS;03;015;015027;Bollate;03;015;015250;Baranzate;;;08/06/2004;',
].join('\r\n');

const TERRITORIAL = [103, 307];

/** A row of the vocabulary: a municipality of the provinces that the changes name, since 1948. */
const NAMED = /^\d\d,(015|037|108),.*,\d\d-\d\d-(194[89]|19[5-9]\d|20\d\d),[^,]*$/;

/** The real history of these provinces. The changes meet all that is known of them, and a load takes a second instead of fifteen. */
async function openProvinces(engine: Engine): Promise<TestDatabase> {
  const vocabulary = (name: string) => readFile(join(CARRIED_RECORD, 'tabelle', name), 'utf8');
  const [header = '', ...rows] = (await vocabulary('cities.csv')).split('\n');
  const named = await folderOf({
    'cities.csv': [header, ...rows.filter((row) => NAMED.test(row))].join('\n'),
    'provinces.csv': await vocabulary('provinces.csv'),
    'regions.csv': await vocabulary('regions.csv'),
    'geographical-distribution.csv': await vocabulary('geographical-distribution.csv'),
  });
  const test = await openEmpty(engine);
  await load(test.database, { by: 'start', named });
  return test;
}

describe.each(ENGINES)('once an event file is loaded on %s', (engine) => {
  const api = useApp(engine, {}, openProvinces);
  const enabled = async (report: number) =>
    (await api.get(`/api/Report/GetFunzione?funzione=${report}`)).json<{ items: ReportListItem[] }>().items.length === 1;
  const before = new Map<number, boolean>();

  beforeAll(async () => {
    for (const report of TERRITORIAL) before.set(report, await enabled(report));
    const folder = await folderOf({ 'variazioni.csv': iconv.encode(CHANGES, 'windows-1252') });
    await load(api.database, { by: 'operator', path: join(folder, 'variazioni.csv') });
  }, 300_000);

  it.each(TERRITORIAL)('report %i, which was not enabled, shows the changes of territory', async (report) => {
    expect(before.get(report)).toBe(false);
    expect(await enabled(report)).toBe(true);
    const rows = await api.rows<Row>(report, 'pdatada=2004-01-01&pdataa=2005-01-01');
    expect(rows).toMatchObject([
      { SIGLA_UTS: 'MI', PRO_COM_T: '015027', COMUNE: 'Bollate', COD_VARIAZIONE: 'CECS', DATA_INIZIO_AMMINISTRATIVA: '08/06/2004' },
    ]);
    if (report === 307) expect(rows).toMatchObject([{ PRO_COM_T_REL: '015250', COMUNE_REL: 'Baranzate', SIGLA_UTS_REL: 'MI' }]);
    expect(await api.rows(report, 'pdatada=2004-06-09&pdataa=2005-01-01')).toEqual([]);
  });

  /** The act behind the change of a municipality of one day. */
  async function actOf(code: string, day: string, kind: string): Promise<DettaglioProvvedimento[]> {
    const changes = await api.query<RigaVariazione>(`var_get_ua_comuni_lov_rs?procom=${code}`);
    const change = changes.find((row) => row['data evento'] === day && row['tipo variazione'] === kind);
    expect(change?.certezza).toBe('dichiarato');
    return api.query(
      `var_get_ua_comuni_lov_rs_dett?idcomuneorig=${change?.id_comune_origine}&mcrvar=${kind}&idprovv=${change?.['identificativo provvedimento']}`,
    );
  }

  it('changes of the history have their act, with its own date and not that of the journal', async () => {
    expect(await actOf('108033', '30/06/2009', 'AP')).toMatchObject([
      { provvedimento: 'Legge 11 giugno 2004, n. 146; G.U. n. 138 del 15 giugno 2004', data_provvedimento: '11/06/2004', url_pdf: null },
    ]);
    expect(await actOf('037061', '01/01/2014', 'CS')).toMatchObject([
      { provvedimento: expect.stringMatching(/^Legge Regionale 7 febbraio 2013, n. 1;/), data_provvedimento: '07/02/2013' },
    ]);
  });

  it('the origin that a constitution names is said to have passed to the new municipality, not deduced', async () => {
    const rows = await api.rows<Row>(98, 'pdatada=2013-12-31&pdataa=2014-12-31');
    expect(rows.filter(({ PRO_COM_T }) => PRO_COM_T === '037004')).toMatchObject([
      { COMUNE: 'Bazzano', PRO_COM_T_REL: '037061', COMUNE_REL: 'Valsamoggia', CERTEZZA_REL: 'dichiarato' },
    ]);
    const moved = await api.rows<Row>(99, 'pdatada=2013-12-31&pdataa=2014-12-31');
    expect(moved.filter(({ PRO_COM_T_DT_IN }) => PRO_COM_T_DT_IN === '037004')).toMatchObject([
      { PRO_COM_T_DT_FI: '037061', COMUNE_DT_FI: 'Valsamoggia', CERTEZZA: 'dichiarato' },
    ]);
    // of Crespellano no loaded row speaks
    expect(rows.find(({ PRO_COM_T }) => PRO_COM_T === '037018')).toMatchObject({ CERTEZZA_REL: 'dedotto' });
  });

  it('report 129 has acts and their content beside the changes', async () => {
    const rows = await api.rows<Row>(129, 'pdata=2025-01-01');
    const of = rows.filter(({ PRO_COM_T, COMUNE_REL }) => PRO_COM_T === '037061' && COMUNE_REL === 'Bazzano');
    expect(of).toHaveLength(1);
    expect(of[0]).toMatchObject({
      PROVVEDIMENTO: expect.stringMatching(/^Legge Regionale 7 febbraio 2013/),
      TESTO_PROVVEDIMENTO: expect.stringMatching(/^Nuovo Comune costituito mediante fusione/),
    });
  });
});
