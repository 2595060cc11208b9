import { type RecordRow, recordRows } from '@territori/api-testing/recordRows';
import { useApp } from '@territori/api-testing/testApp';
import { groupBy } from '@territori/traduzione/groupBy';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';

type Row = Readonly<Record<string, string | number | null>>;

const LAST_DAY = '2026-05-11';

const [ended, since1991, formerNames] = await Promise.all([
  recordRows('situas_128_2026-05-11'),
  recordRows('situas_129_2026-05-11'),
  recordRows('situas_130_2026-05-11'),
]);

/** The labels of the live portal's own files, in order: public scripts select columns by them. */
const LABELS = {
  61: 'Codice Ripartizione geografica;Codice Regione;Codice Provincia (Storico);Codice Provincia/Uts;Codice Comune (alfanumerico);Codice Comune (numerico);Comune;Comune (dizione italiana);Comune (dizione straniera);Ripartizione geografica;Regione;Provincia/Uts;Tipologia Provincia/Uts;Capoluogo di regione;Capoluogo di provincia/uts;Sigla automobilistica;Codice catasto;Codice fiscale;Codice NUTS1 2024;Codice NUTS2 2024;Codice NUTS3 2024',
  128: 'Anno evento;Sigla Provincia/Uts;Codice Provincia/Uts;Codice Comune;Comune;Flag Scorporo;Tipo variazione;Data evento;Codice Comune associato;Comune associato;Codice Provincia/Uts associato;Sigla Provincia/Uts associata',
  129: 'Anno evento;Tipo variazione;Sigla automobilistica;Codice Provincia/Uts;Codice Comune;Comune;Codice Uts associato;Sigla automobilistica associata;Codice Comune associato;Comune associato;Provvedimento e Documento;Contenuto del provvedimento;Data evento',
  130: 'Sigla provincia/uts;Codice Provincia/Uts;Codice Comune;Denominazione precedente;Codice denominazione storico;Sigla provincia/uts corrente;Codice Provincia/Uts corrente;Codice Comune corrente;Denominazione corrente',
} as const;

/** How many lines of a list may differ in the spelling of a name. */
const SPELLED_OTHERWISE = 25;

/** The lines of one list that the other has not as often. */
function missing(lines: readonly string[], from: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const line of from) counts.set(line, (counts.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const left = counts.get(line) ?? 0;
    counts.set(line, left - 1);
    return left <= 0;
  });
}

const distinct = (values: readonly string[]) => [...new Set(values)].sort();

describe('the reports on the record', () => {
  const api = useApp('pglite');

  /** The report as a CSV file of the portal: the text under each label, in lower case as in the record. */
  async function file(report: keyof typeof LABELS, day: string): Promise<{ labels: string[]; rows: RecordRow[] }> {
    const { body } = await api.post(`/api/Report/Spool/${day}/${report}?pdoctype=CSV`, {});
    // an apostrophe keeps a spreadsheet from taking a text for a formula
    const [head = [], ...lines] = parse(body, { delimiter: ';', bom: true, cast: (cell) => cell.replace(/^'/, '') });
    return {
      labels: head,
      rows: lines.map((cells) => Object.fromEntries(head.map((label, index) => [label.toLowerCase(), cells[index] ?? '']))),
    };
  }
  const text = (row: RecordRow, report: keyof typeof LABELS, leaving: readonly string[] = []) =>
    LABELS[report]
      .toLowerCase()
      .split(';')
      .filter((label) => !leaving.includes(label))
      .map((label) => row[label] ?? '')
      .join(' | ');

  it('is made of every file of the record: none is left out', async () => {
    expect((await api.database.edition())?.leftOut).toEqual([]);
  });

  describe.each([128, 129, 130] as const)('the file of report %i', (report) => {
    const recorded = () => ({ 128: ended, 129: since1991, 130: formerNames })[report];
    const NAMES = ['comune', 'comune associato', 'denominazione precedente', 'denominazione corrente'];
    let ours: RecordRow[];

    it('begins with the labels of the live portal', async () => {
      const { labels, rows } = await file(report, LAST_DAY);
      ours = rows;
      expect(labels.slice(0, LABELS[report].split(';').length).join(';')).toBe(LABELS[report]);
    });

    it('has the codes, plates, kinds, days, acts and texts of the live portal, line by line', () => {
      // an act without a journal has a semicolon after it
      const [mine, theirs] = [ours, recorded()].map((rows) => rows.map((row) => text(row, report, NAMES).replace('; |', ' |')));
      expect({ ours: missing(mine ?? [], theirs ?? []), theirs: missing(theirs ?? [], mine ?? []) }).toEqual({ ours: [], theirs: [] });
      expect(ours).toHaveLength({ 128: 2637, 129: 2355, 130: 3018 }[report]);
    });

    it(`spells at most ${SPELLED_OTHERWISE} lines otherwise`, () => {
      const theirs = recorded().map((row) => text(row, report));
      expect(
        missing(
          ours.map((row) => text(row, report)),
          theirs,
        ).length,
      ).toBeLessThanOrEqual(SPELLED_OTHERWISE);
    });
  });

  it('gives report 129 the title of the live catalogue, with its two blanks', async () => {
    const { items } = (await api.get('/api/Report/GetFunzione?funzione=129')).json();
    expect(items[0].titolo_report).toBe('Variazioni amministrative e territoriali dei comuni dal  1991');
  });

  it('report 98 since 1861 gives every end of report 128 its successors, and none another one; 107 passed to a foreign state', async () => {
    const ours = await api.rows<Row>(98, `pdatada=1861-03-17&pdataa=${LAST_DAY}`);
    const key = (day: unknown, code: unknown) => `${day} ${code}`;
    const byEnd = groupBy(ours, (row) => key(row.DATA_INIZIO_AMMINISTRATIVA, row.PRO_COM_T));
    const recorded = groupBy(ended, (row) => key(row['data evento'], row['codice comune']));
    expect(recorded.size).toBe(2449);
    const differing = [...recorded].flatMap(([end, rows]) => {
      const said = distinct(rows.map((row) => `${row['tipo variazione']} ${row['codice comune associato']} ${row['flag scorporo']}`));
      const shown = (byEnd.get(end) ?? []).map((row) => `${row.COD_VARIAZIONE} ${row.PRO_COM_T_REL ?? ''} ${row.FLAG_ES_SCORPORO ?? ''}`);
      return String(said) === String(distinct(shown)) ? [] : [{ end, said, shown }];
    });
    expect(differing).toEqual([]);
    const abroad = ours.filter((row) => row.COD_VARIAZIONE === 'AS');
    expect(abroad).toHaveLength(107);
    expect(distinct(abroad.map((row) => `${row.DATA_INIZIO_AMMINISTRATIVA} ${row.COMUNE_REL} ${row.PRO_COM_T_REL}`))).toEqual([
      '16/09/1947 Stato estero null',
    ]);
  });

  it('report 61 on 01/03/2026 has 7.894 codes, with the names of the day', async () => {
    const { labels, rows } = await file(61, '2026-03-01');
    expect(labels.join(';')).toBe(LABELS[61]);
    expect(new Set(rows.map((row) => row['codice comune (alfanumerico)'])).size).toBe(7894);
    const names = new Map(rows.map((row) => [row['codice comune (alfanumerico)'], row.comune]));
    expect(['083100', '006113', '024129', '018082', '024027', '024071'].map((code) => names.get(code))).toEqual([
      'Tripi - Abakainon',
      'Murisengo Monferrato',
      'Castegnero Nanto',
      undefined,
      undefined,
      undefined,
    ]);
    const sizes = await api.rows<Row>(74, 'pdata=2026-03-01');
    expect(new Map(sizes.map((row) => [row.PRO_COM_T, row.COMUNE])).get('083100')).toBe('Tripi - Abakainon');
  });

  it('reports 103 and 307 have every exchange of territory since 1991 that the file has', async () => {
    const ofTerritory = since1991.filter((row) => /^(AQ|CE|AQES|CECS)-/.test(row['tipo variazione'] ?? ''));
    expect(ofTerritory).toHaveLength(430);
    const dates = `pdatada=1991-01-01&pdataa=${LAST_DAY}`;
    const line = (...parts: unknown[]) => parts.join(' ');
    const recorded = ofTerritory.map((row) =>
      line(row['data evento'], row['tipo variazione']?.split('-')[0], row['codice comune'], row['codice comune associato']),
    );
    const ours = (await api.rows<Row>(307, dates)).map((row) =>
      line(row.DATA_INIZIO_AMMINISTRATIVA, row.COD_VARIAZIONE, row.PRO_COM_T, row.PRO_COM_T_REL),
    );
    expect(ours.sort()).toEqual(recorded.sort());
    const alone = (await api.rows<Row>(103, dates)).map((row) => line(row.DATA_INIZIO_AMMINISTRATIVA, row.COD_VARIAZIONE, row.PRO_COM_T));
    expect(distinct(alone)).toEqual(distinct(recorded.map((text) => text.split(' ').slice(0, 3).join(' '))));
  });

  describe('sizes and territory', () => {
    it.each([
      ['1985-01-01', 0, 'dal 20/10/1991'],
      ['1991-10-19', 0, 'dal 20/10/1991'],
      ['1991-10-20', 8100, null],
      ['2015-01-01', 7880, null],
      ['2026-03-01', 7800, null],
    ])('report 74 has values on %s for at least %i municipalities, and says from when where it has none: %s', async (date, least, days) => {
      const answer = (await api.get(`/publish/reportspooljson?pfun=74&pdata=${date}`)).json();
      const known = answer.resultset.filter((row: Row) => row.POP_LEG !== null).length;
      expect(known).toBeGreaterThanOrEqual(least);
      if (days === null) expect(answer.avviso ?? '').not.toContain('Popolazione legale');
      else expect(answer.avviso).toContain(days);
    });

    it.each([
      ['2017-12-31', 0],
      ['2018-01-01', 7950],
      ['2023-01-01', 7890],
      ['2026-03-01', 7800],
    ])('report 73 has on %s the features of at least %i municipalities', async (date, least) => {
      const rows = await api.rows<Row>(73, `pdata=${date}`);
      const known = rows.filter((row) => row.ZONA_ALT !== null).length;
      if (least === 0) expect(known).toBe(0);
      else expect(known).toBeGreaterThanOrEqual(least);
    });

    it('report 73 shows Agliè as the files have it, with both classifications', async () => {
      const [row] = (await api.rows<Row>(73, 'pdata=2023-01-01')).filter(({ PRO_COM_T }) => PRO_COM_T === '001001');
      expect(row).toMatchObject({
        COM_ISO: 0,
        COM_LIT: 0,
        ZONA_ALT: 3,
        ALT: 315,
        ZONE_COST_2011: 0,
        DEGURBA_2011: 2,
        ZONE_COST_2021: 0,
        DEGURBA_2021: 2,
      });
    });

    it('says before report 73 is opened that its columns are empty on a day, and which days fill them', async () => {
      const items = await api.query<Row>('anagrafica_report_ambito_ua?pambito=1&punitamm=1&pdata=2010-01-01');
      const notes = new Map(items.map((item) => [item.id_funzione, item.avviso]));
      expect(notes.get(73)).toBe(
        'Colonne vuote al 01/01/2010: Comune isolano, Comune litoraneo, Zona altimetrica, Altitudine del centro (metri), Zone costiere 2011, Grado di urbanizzazione 2011 (hanno valori dal 01/01/2018); Zone costiere 2021, Grado di urbanizzazione 2021 (hanno valori dal 01/01/2023). Manca la colonna DEN_ECO_SSEZ_2018 del servizio dell’Istituto.',
      );
      expect(notes.get(74)).toMatch(
        /^Colonne vuote al 01\/01\/2010: Popolazione residente, Anno della popolazione residente \(hanno valori dal /,
      );
      const [column] = await api.query<Row>('anagrafica_report_metadato?pfun=73&pdata=2010-01-01').then((columns) => columns.slice(-1));
      expect(column?.NOTE).toContain('Vuota al 01/01/2010: ha valori dal 01/01/2023.');
      const values = (await api.post('/api/Report/Spool/2010-01-01/73?plovfield=ALT', {})).json();
      expect(values.avviso).toContain('dal 01/01/2018');
    });

    it.each([
      ['1985-01-01', [61, 63, 64, 66, 68, 70, 73, 74]],
      ['2020-06-01', [61, 63, 64, 65, 66, 68, 69, 70, 73, 74, 76, 102]],
    ])('says of every column that is empty on %s which days fill it, in the reports %j', async (day, reports) => {
      const silent: string[] = [];
      for (const report of reports) {
        const rows = await api.rows<Row>(report, `pdata=${day}`);
        const columns = await api.query<Row>(`anagrafica_report_metadato?pfun=${report}&pdata=${day}`);
        for (const { COLNAME, NOTE } of columns) {
          const empty = rows.every((row) => row[String(COLNAME)] === null);
          if (empty !== /Vuota al \d\d\/\d\d\/\d{4}: ha valori dal /.test(String(NOTE))) silent.push(`${report} ${COLNAME}: ${NOTE}`);
        }
      }
      expect(silent).toEqual([]);
    });

    it('says of the compartments and circondari of which census they are, on every other day', async () => {
      const noted = async (report: number, day: string) => (await api.get(`/publish/reportspooljson?pfun=${report}&pdata=${day}`)).json();
      expect(await noted(47, '1911-06-10')).not.toHaveProperty('avviso');
      expect((await noted(47, '1920-01-01')).avviso).toBe('I dati sono quelli del 10/06/1911, gli ultimi noti al 01/01/1920.');
      expect((await noted(44, '1900-01-01')).avviso).toBe('I dati sono quelli del 31/12/1881, gli ultimi noti al 01/01/1900.');
      const columns = await api.query<Row>('anagrafica_report_metadato?pfun=44&pdata=1900-01-01');
      expect(columns.find(({ COLNAME }) => COLNAME === 'COD_COMP')?.NOTE).toContain('Nessuna riga del file ha un valore.');
    });
  });

  it('report 100 has on 20/11/1866 the 839 municipalities that came from a foreign state', async () => {
    const annexed = (await api.rows<Row>(100, 'pdatada=1866-11-20&pdataa=1866-11-20')).filter((row) => row.COD_VARIAZIONE === 'PV');
    expect(annexed).toHaveLength(839);
    expect(distinct(annexed.map((row) => `${row.COMUNE_REL} ${row.PRO_COM_T_REL}`))).toEqual(['Stato estero null']);
  });
});
