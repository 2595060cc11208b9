import { folderOf } from '@territori/api-testing/folderOf';
import { historyCsv, SMALL_HISTORY } from '@territori/api-testing/smallFiles';
import { ENGINES, openEmpty, useDatabase } from '@territori/api-testing/testDatabase';
import { zipSync } from 'fflate';
import iconv from 'iconv-lite';
import { beforeAll, describe, expect, it } from 'vitest';
import { load } from './load.ts';

const VARIATIONS = [
  'Anno;Tipo variazione;Codice Regione;Codice Unità territoriale sovracomunale;Codice Comune formato alfanumerico;Denominazione Comune;Codice Regione associato alla variazione;Codice Unità territoriale sovracomunale associato alla variazione;Codice del Comune associato alla variazione o nuovo codice Istat del Comune ;Denominazione Comune associata alla variazione o nuova denominazione;Provvedimento e Documento;Contenuto del provvedimento;Data decorrenza validità amministrativa;Flag_note',
  '2010;ES;01;001;001002;Beta;01;001;001003;Gamma;"Legge Regionale 1 del 2009; B.U.R. n. 2";Incorporato in Gamma;;',
  '2005;CD;01;001;001001;Alfa;01;001;001001;Alfa Nuova;"Legge Regionale 3 del 2004";Cambia nome;01/01/2005;',
  '2010;AQES;01;001;001003;Gamma;01;001;001002;Beta;"Legge Regionale 1 del 2009; B.U.R. n. 2";Incorporato in Gamma;01/01/2010;',
  '2007;CD;01;001;001003;Gamma;01;001;001003;Delta;Delibera;Non avvenuto;01/01/2007;',
].join('\r\n');

describe.each(ENGINES)('loading on %s', (engine) => {
  const test = useDatabase(openEmpty, engine);
  let folder: string;
  const names = async (date: string) =>
    (await test.database.read<{ denominazione: string }>('select denominazione from comuni_al($1::date) order by codice', [date])).map(
      (row) => row.denominazione,
    );

  beforeAll(async () => {
    folder = await folderOf({ 'cities.csv': SMALL_HISTORY });
  }, 60_000);

  it('puts the first edition into service and says what it does', async () => {
    const messages: string[] = [];
    const { edition, loaded } = await load(
      test.database,
      { by: 'start', named: folder },
      { progress: (message) => messages.push(message) },
    );
    expect(loaded).toBe(true);
    expect(edition).toMatchObject({ id: 1, date: '2010-01-01', origin: 'cartella' });
    expect(edition.sources).toMatchObject([{ file: 'cities.csv', righe: 6 }]);
    expect(messages[0]).toMatch(/^cities.csv: .*6 rows$/);
    expect(await names('2004-12-31')).toEqual(['Alfa', 'Beta', 'Gamma']);
    expect(await names('2010-01-01')).toEqual(['Alfanuova', 'Gamma']);
  });

  it('does nothing for the same files', async () => {
    const { edition, loaded } = await load(test.database, { by: 'start', named: folder });
    expect(loaded).toBe(false);
    expect(edition.id).toBe(1);
  });

  it.each([
    [
      'an impossible date',
      historyCsv('001001 ALFA 31-02-2000 31-12-9999'),
      'cities.csv, line 2: "data_inizio_validita" is "31-02-2000", not a date',
    ],
    [
      'an end before its beginning',
      historyCsv('001001 ALFA 01-01-2000 31-12-9999', '001002 BETA 01-01-2000 01-01-1999'),
      'cities.csv, line 3: it ends on',
    ],
    ['a code of letters', historyCsv('00100A ALFA 01-01-2000 31-12-9999'), 'cities.csv, line 2: "codice_comune" is "00100A"'],
    ['an unknown header', 'a,b\n1,2', 'cities.csv: no known file has the columns a, b'],
    ['nothing in it', '', 'cities.csv: the file is empty'],
  ])('refuses a file with %s, by file, line and reason, and goes on serving', async (_, content, reason) => {
    const path = await folderOf({ 'cities.csv': content });
    await expect(load(test.database, { by: 'operator', path })).rejects.toThrow(reason);
    expect(await names('2010-01-01')).toEqual(['Alfanuova', 'Gamma']);
  });

  it('refuses two owners of one code', async () => {
    const path = await folderOf({ 'cities.csv': historyCsv('001001 ALFA 01-01-2000 31-12-9999', '001001 BETA 01-01-2003 31-12-9999') });
    await expect(load(test.database, { by: 'operator', path })).rejects.toThrow(
      'cities.csv, line 3: code 001001 is in force for BETA from 2003-01-01, while it is for ALFA',
    );
    expect((await test.database.edition())?.id).toBe(1);
    expect(await names('2010-01-01')).toEqual(['Alfanuova', 'Gamma']);
  });

  it('joins acts, reasons and related units of an event file to the events that are there', async () => {
    const path = await folderOf({ 'Variazioni-amministrative.csv': iconv.encode(VARIATIONS, 'windows-1252') });
    const messages: string[] = [];
    const { edition } = await load(test.database, { by: 'operator', path }, { progress: (message) => messages.push(message) });
    expect(edition.sources.map((source) => source.file)).toEqual(['cities.csv', 'Variazioni-amministrative.csv']);
    const events = await test.database.read(
      `select data, tipo, denominazione, denominazione_relativa, certezza, certezza_relativa, provvedimento
       from evento_esteso where livello = 'comune' and tipo <> 'CS' and tipo <> 'PV' order by data, tipo`,
    );
    const act = 'Legge Regionale 1 del 2009; B.U.R. n. 2';
    const declared = { certezza: 'dichiarato', certezza_relativa: 'dichiarato' };
    expect(events).toEqual([
      {
        data: '2005-01-01',
        tipo: 'CD',
        denominazione: 'Alfanuova',
        denominazione_relativa: null,
        certezza: 'dichiarato',
        certezza_relativa: null,
        provvedimento: 'Legge Regionale 3 del 2004',
      },
      { data: '2010-01-01', tipo: 'AQES', denominazione: 'Gamma', denominazione_relativa: 'Beta', ...declared, provvedimento: act },
      { data: '2010-01-01', tipo: 'ES', denominazione: 'Beta', denominazione_relativa: 'Gamma', ...declared, provvedimento: act },
    ]);
    expect(messages.join('\n')).toContain('1 declared changes match nothing in the history and are left out: CD 001003 2007-01-01');
  });

  it('adds the rows of a report that nothing computes, from a ZIP, under the id that the operator gives', async () => {
    const rows = { resultset: [{ PRO_COM_T: '001001', SLL_2021: 101 }] };
    const zip = zipSync({ 'righe_2021-12-31.json': new TextEncoder().encode(JSON.stringify(JSON.stringify(rows))) });
    const path = await folderOf({ 'sll.zip': zip });
    await expect(load(test.database, { by: 'operator', path: `${path}/sll.zip` })).rejects.toThrow(/--pfun/);
    const { edition } = await load(test.database, { by: 'operator', path: `${path}/sll.zip`, report: 408 });
    expect(edition.sources).toHaveLength(3);
    expect(await test.database.read('select id_funzione, data, colonne, righe from istantanea')).toEqual([
      {
        id_funzione: 408,
        data: '2021-12-31',
        colonne: [
          { nome: 'PRO_COM_T', tipo: 'VARCHAR', decimali: 0 },
          { nome: 'SLL_2021', tipo: 'NUMBER', decimali: 0 },
        ],
        righe: rows.resultset,
      },
    ]);
    expect(await test.database.read(`select count(*) as acts from provvedimento`)).toEqual([{ acts: 2 }]);
  });

  it('keeps the last two editions and forgets the files of those before', async () => {
    const path = await folderOf({ 'cities.csv': historyCsv('001001 OMEGA 01-01-2000 31-12-9999') });
    const before = await test.database.edition();
    const { edition } = await load(test.database, { by: 'operator', path });
    const schemas = await test.database.read<{ nspname: string }>(
      `select nspname from pg_namespace where nspname like 'edizione%' order by 1`,
    );
    expect(schemas.map((row) => row.nspname)).toEqual([`edizione_${before?.id}`, `edizione_${edition.id}`]);
    expect(
      await test.database.read('select denominazione from comuni_al($1::date) limit 1', ['2001-01-01'], { edition: before?.id ?? 0 }),
    ).toEqual([{ denominazione: 'Alfa' }]);
    const [files] = await test.database.transaction((transaction) => transaction.query('select count(*) as n from portale.file_caricato'));
    expect(files).toEqual({ n: 4 });
  });
});
