import { EXAMPLE_LISTS, type ExampleList } from '@territori/api-testing/exampleLists/exampleLists';
import { useApp } from '@territori/api-testing/testApp';
import { day, openHistory } from '@territori/api-testing/testHistory';
import { cellsOf, openList, readGrids, translateList } from '@territori/traduzione';
import { isoDay } from '@territori/traduzione/storia';
import { describe, expect, it } from 'vitest';

interface Row {
  valore: string;
  esito: string;
  codice_nuovo: string | null;
  nome_nuovo: string | null;
  unita: number | null;
  candidati: string[];
  avvisi: string[];
  territorio: { codice: string; denominazione: string; peso: number | null; anno: number | null }[];
}

describe('POST /api/v1/traduzioni', () => {
  const api = useApp('pglite');

  const post = (body: unknown, query = '') => api.post(`/api/v1/traduzioni${query}`, body);
  const rows = async (body: unknown): Promise<Row[]> => (await post(body)).json().dati;

  it('gives one outcome for each value, in their order', async () => {
    const found = await rows({ valori: ['37011', '058091', '', '999999', null], tipo: 'comune', dal: '2013-06-01', al: '2025-01-01' });
    expect(found.map(({ valore, esito, codice_nuovo }) => [valore, esito, codice_nuovo])).toEqual([
      ['37011', 'invariata', '037011'],
      ['058091', 'invariata', '058091'],
      ['', 'vuota', null],
      ['999999', 'sconosciuta', null],
      ['', 'vuota', null],
    ]);
  });

  it.each([
    ['catastale', 'h501', '058091', 'Roma'],
    ['sigla', 'fc', '040', 'Forlì-Cesena'],
    ['uts', '40', '040', 'Forlì-Cesena'],
    ['uts', '258', '258', 'Roma'],
    ['regione', '06', '06', 'Friuli-Venezia Giulia'],
  ])('reads values of type %s: %s', async (tipo, value, code, name) => {
    const [row] = await rows({ valori: [value], tipo, dal: 'ultimo', al: '2025-01-01' });
    expect([row?.codice_nuovo, row?.nome_nuovo?.split('/')[0]]).toEqual([code, name]);
  });

  it('tells homonyms apart by the province, and finds them ambiguous without', async () => {
    const [alone, placed] = await rows({
      valori: ['Samone', { denominazione: 'Samone', provincia: 'TN' }],
      tipo: 'denominazione',
      dal: '2020-01-01',
      al: '2025-01-01',
    });
    expect([alone?.esito, alone?.candidati, placed?.codice_nuovo]).toEqual(['ambigua', ['001235', '022165'], '022165']);
  });

  it('recognises the epoch only where no day is given, and asks for one where it cannot', async () => {
    const given = (await post({ valori: ['058091'], tipo: 'comune', dal: '2020-01-01', al: '2025-01-01' })).json();
    const recognised = (await post({ valori: ['058091', '108033'], tipo: 'comune', al: '2025-01-01' })).json();
    expect([given.epoca, recognised.epoca.verdetto, recognised.epoca.dal]).toEqual([null, 'certa', '2009-06-30']);
    const unknown = await post({ valori: ['999998', '999999'], tipo: 'comune', al: '2025-01-01' });
    expect([unknown.statusCode, unknown.json().codice, unknown.json().parametro]).toEqual([400, 'epoca_non_riconosciuta', 'dal']);
  });

  it('asks of which day the values are, where they meant other units at another time that fits as well', async () => {
    const body = { valori: ['030110', '030071', '058091'], tipo: 'comune', al: '2025-01-01' };
    const open = (await post(body, '?lingua=en')).json();
    expect(open.epoca.verdetto).not.toBe('certa');
    expect(open.dati.map(({ esito, candidati }: Row) => [esito, candidati])).toEqual([
      ['ambigua', ['030110', '030077']],
      ['ambigua', ['030071', '030047']],
      ['invariata', []],
    ]);
    const { testo, valori, esempi, risposte } = open.domanda;
    expect([testo, valori, esempi]).toEqual([
      '2 codes (030110, 030071) mean different municipalities at different times. What is the date of the list?',
      2,
      ['030110', '030071'],
    ]);
    expect(risposte.map((answer: { testo: string }) => answer.testo)).toEqual([
      'From 06/04/1968 until today: 030110 Socchieve, 030071 Paluzza',
      expect.stringMatching(/^From .* to 05\/04\/1968: 030110 Porpetto, 030071 Lauco$/),
    ]);
    const settled = (await post({ ...body, dal: risposte[1].dal })).json();
    expect([settled.domanda, settled.dati.map(({ codice_nuovo }: Row) => codice_nuovo)]).toEqual([null, ['030077', '030047', '058091']]);
  });

  it('names the units that hold the territory of a value, also where the unit goes on, with their shares and the year', async () => {
    const [trapani, torino, novara] = [
      ...(await rows({ valori: ['081021', '001272'], tipo: 'comune', dal: '2020-01-01', al: '2025-01-01' })),
      ...(await rows({ valori: ['003'], tipo: 'uts', dal: '1991-10-20', al: '2025-01-01' })),
    ];
    const shown = (row: Row | undefined) => row?.territorio.map(({ codice, denominazione, anno }) => [codice, denominazione, anno]);
    expect([trapani?.esito, shown(trapani)]).toEqual([
      'invariata',
      [
        ['081021', 'Trapani', 2021],
        ['081025', 'Misiliscemi', 2021],
      ],
    ]);
    expect(shown(torino)).toEqual([]);
    expect(shown(novara)).toEqual([
      ['003', 'Novara', 1991],
      ['103', 'Verbano-Cusio-Ossola', 1991],
    ]);
    expect(novara?.territorio.reduce((sum, { peso }) => sum + (peso ?? 0), 0)).toBeCloseTo(1, 3);
  });

  it('takes the decisions that a visitor saved', async () => {
    const decisioni = [{ valore: 'Samone', accanto: null, livello: 'comune', unita: 18024170, codice: '022165', denominazione: 'Samone' }];
    const body = { valori: ['Samone', 'Torino'], tipo: 'denominazione', dal: '2020-01-01', al: '2025-01-01' };
    const [open] = await rows(body);
    const [settled] = await rows({ ...body, decisioni });
    expect([open?.esito, settled?.esito, settled?.codice_nuovo, settled?.avvisi]).toEqual(['ambigua', 'invariata', '022165', ['deciso']]);
    expect((await post({ ...body, decisioni: [{ valore: 'Samone' }] })).statusCode).toBe(400);
  });

  it('says that a day is after the last one of the edition', async () => {
    const answer = (await post({ valori: ['058091'], tipo: 'comune', dal: '2020-01-01', al: '2090-01-01' })).json();
    expect([answer.dati[0].esito, answer.avviso]).toEqual(['invariata', expect.any(String)]);
  });

  it.each([
    ['more than 10,000 values', { valori: Array(10_001).fill('1'), tipo: 'comune', al: '2025-01-01' }, 400],
    ['an unknown type', { valori: ['1'], tipo: 'cap', al: '2025-01-01' }, 400],
    ['a day that does not exist', { valori: ['1'], tipo: 'comune', al: '2025-02-30' }, 400],
    ['a day before the history', { valori: ['1'], tipo: 'comune', al: '1800-01-01' }, 400],
    ['no day', { valori: ['1'], tipo: 'comune' }, 400],
    ['a body that is too large', { valori: ['x'.repeat(3_000_000)], tipo: 'comune', al: '2025-01-01' }, 413],
  ])('refuses %s', async (_, body, status) => {
    const answer = await post(body);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, expect.stringContaining('application/problem+json')]);
  });

  describe('gives what the command gives for lists as people have them', () => {
    it.each<[ExampleList, string]>([
      ['comuni_2011_senza_intestazione.csv', 'comune'],
      ['comuni_elezioni_2018.csv', 'comune'],
      ['popolazione_latin1.csv', 'comune'],
      ['votanti_2022_nomi.csv', 'denominazione'],
      ['province.csv', 'sigla'],
      ['sardegna_2010.geojson', 'comune'],
      ['sardegna_2016_due_codici.xlsx', 'comune'],
    ])('%s, by its recognised column, of type %s', async (file, tipo) => {
      const index = await openHistory();
      const { table, recognition } = openList(index, await readGrids(await EXAMPLE_LISTS[file]()));
      const { chosen, epoch } = recognition;
      // the call has the values alone, without the names beside them
      const translated = translateList(index, table, { ...recognition, names: null }, epoch.from as number, day('2025-01-01'));
      const own = translated.outcomes.map(cellsOf);
      const sent = (row: readonly string[]) => {
        const value = row[chosen.column] as string;
        const province = chosen.province === null ? undefined : row[chosen.province];
        return tipo === 'denominazione' && province ? { denominazione: value, provincia: province } : value;
      };
      const dal = isoDay(epoch.from as number);
      const answered = await rows({ valori: table.rows.map(sent), tipo, dal, al: '2025-01-01' });
      expect(answered).toHaveLength(own.length);
      // a row of totals says so in another column, which the call does not have
      const lines = [...own.keys()].filter((line) => own[line]?.[0] !== 'vuota');
      expect(lines.length).toBeGreaterThan(100);
      expect(lines.map((line) => [answered[line]?.esito, answered[line]?.codice_nuovo ?? ''])).toEqual(
        lines.map((line) => own[line]?.slice(0, 2)),
      );
    });

    it('regioni.csv, which the command refuses as a list of regions, by codes of regions', async () => {
      const [grid] = await readGrids(await EXAMPLE_LISTS['regioni.csv']());
      const [header = [], ...lines] = grid?.rows ?? [];
      const column = header.findIndex((name) => /istat/i.test(name));
      const valori = lines.map((line) => line[column] as string);
      const answered = await rows({ valori, tipo: 'regione', dal: '2021-01-01', al: '2025-01-01' });
      expect(new Set(answered.map(({ esito }) => esito))).toEqual(new Set(['invariata']));
    });
  });

  it('translates 10,000 codes in one call', async () => {
    const index = await openHistory();
    const codes = index.comune.versions.filter(({ code }) => code !== '').map(({ code }) => code);
    const valori = Array.from({ length: 10_000 }, (_, place) => codes[place % codes.length]);
    const answer = await post({ valori, tipo: 'comune', dal: '2018-01-01', al: '2025-01-01' });
    expect(answer.json().dati).toHaveLength(10_000);
  });
});
