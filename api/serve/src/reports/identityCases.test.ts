import { ENGINES } from '@territori/api-testing';
import { useApp } from '@territori/api-testing/testApp';
import { describe, expect, it } from 'vitest';

type Row = Record<string, string | number | null>;
/**
 * The reports in which a municipality's identity shows: lists, translation, changes of name and of code, suppressed,
 * translation of codes.
 */
type Report = 51 | 50 | 61 | 99 | 104 | 105 | 128 | 304;

/** Rows as lines: the municipality of a row, and the one to which it leads. */
const LINES: Record<Report, (row: Row) => string> = {
  51: (row) => `${row.PRO_COM_T} ${row.COMUNE} ${row.SIGLA_AUTOMOBILISTICA}`,
  50: (row) => `${row.PRO_COM_T} ${row.COMUNE} ${row.SIGLA_AUTOMOBILISTICA}`,
  61: (row) => `${row.PRO_COM_T} ${row.COMUNE} ${row.SIGLA_AUTOMOBILISTICA}`,
  99: (row) => `${row.PRO_COM_T_DT_IN} ${row.COMUNE_DT_IN} > ${row.PRO_COM_T_DT_FI} ${row.COMUNE_DT_FI}${certainty(row.CERTEZZA)}`,
  104: (row) => `${row.DATA_INIZIO_AMMINISTRATIVA} ${row.PRO_COM_T} ${row.COMUNE} > ${row.PRO_COM_T_REL} ${row.COMUNE_REL}`,
  105: (row) =>
    `${row.DATA_INIZIO_AMMINISTRATIVA} ${row.COD_VARIAZIONE} ${row.PRO_COM_T} ${row.COMUNE} > ${row.PRO_COM_T_REL} ${row.COMUNE_REL}`,
  128: (row) =>
    `${row.DATA_INIZIO_AMMINISTRATIVA} ${row.PRO_COM_T} ${row.COMUNE} > ${row.PRO_COM_T_REL} ${row.COMUNE_REL}${certainty(row.CERTEZZA_REL)}`,
  304: (row) => `${row.FLAG_VALIDO} ${row.PRO_COM_T} ${row.COMUNE} > ${row.PRO_COM_T_DT_FI} ${row.COMUNE_DT_FI}${certainty(row.CERTEZZA)}`,
};
const certainty = (value: unknown) => (value === null ? '' : ` (${value})`);

type Shown = Record<Report, Record<string, string[]>>;

/** What each report shows of the named municipalities: at a date, or from one date to another; where changes are left out, none at all. */
interface Case {
  named: string[];
  shows: Omit<Shown, 104 | 105> & Partial<Shown>;
}

const ALWAYS = '1861-03-17/2026-01-01';
const NO_CHANGES: Pick<Shown, 104 | 105> = { 104: { [ALWAYS]: [] }, 105: { [ALWAYS]: [] } };
const SINCE_1991 = '1991-01-01/2026-01-01';

const CASES: Record<string, Case> = {
  'Agliè has the code 001001, then 007805, then 001001 again': {
    named: ['Agliè'],
    shows: {
      51: { '1861-03-17': ['001001 Agliè TO'], '1927-01-11': ['001001 Agliè TO'] },
      50: { '1927-01-12': ['007805 Agliè AO'], '1945-10-04': ['007805 Agliè AO'], '1945-10-05': ['001001 Agliè TO'] },
      61: { '1948-01-01': ['001001 Agliè TO'], '2026-01-01': ['001001 Agliè TO'] },
      99: { [SINCE_1991]: ['001001 Agliè > 001001 Agliè'] },
      105: { [ALWAYS]: ['12/01/1927 AP 001001 Agliè > 007805 Agliè', '05/10/1945 AP 007805 Agliè > 001001 Agliè'] },
      128: {
        // two neighbours joined it while its code was 007805, and have come back since
        '1930-01-01': ['15/06/1929 007833 Ciconio > 007805 Agliè (dedotto)', '15/06/1929 007859 Ozegna > 007805 Agliè (dedotto)'],
        '2026-01-01': [],
      },
      304: { [SINCE_1991]: ['SI 001001 Agliè > 001001 Agliè'] },
    },
  },
  'the code 092119 belongs to Senis, and long after to Sadali': {
    named: ['Senis', 'Sadali'],
    shows: {
      51: { '1927-01-11': ['092119 Senis CA', '092858 Sadali CA'] },
      50: { '1927-01-12': ['091074 Sadali NU', '092119 Senis CA'] },
      61: {
        '1974-08-19': ['091074 Sadali NU', '092119 Senis CA'],
        '1974-08-20': ['091074 Sadali NU', '095054 Senis OR'],
        '2006-01-01': ['092119 Sadali CA', '095054 Senis OR'],
        '2016-04-28': ['095054 Senis OR', '111058 Sadali SU'],
        '2026-01-01': ['115061 Senis OR', '118040 Sadali CA'],
      },
      99: {
        [SINCE_1991]: ['091074 Sadali > 118040 Sadali', '095054 Senis > 115061 Senis'],
        '2006-01-01/2016-04-28': ['092119 Sadali > 111058 Sadali', '095054 Senis > 095054 Senis'],
      },
      105: {
        [ALWAYS]: [
          '12/01/1927 AP 092858 Sadali > 091074 Sadali',
          '20/08/1974 AP 092119 Senis > 095054 Senis',
          '01/01/2006 AP 091074 Sadali > 092119 Sadali',
          '28/04/2016 AP 092119 Sadali > 111058 Sadali',
          '01/01/2026 RN 095054 Senis > 115061 Senis',
          '01/01/2026 AP 111058 Sadali > 118040 Sadali',
        ],
      },
      128: { '1974-08-20': [], '2026-01-01': [] },
      304: {
        [SINCE_1991]: [
          'NO 091074 Sadali > 118040 Sadali',
          'NO 092119 Sadali > 118040 Sadali',
          'NO 095054 Senis > 115061 Senis',
          'NO 111058 Sadali > 118040 Sadali',
          'SI 115061 Senis > 115061 Senis',
          'SI 118040 Sadali > 118040 Sadali',
        ],
      },
    },
  },
  'Montalcino is another unit since the merger that kept its name': {
    named: ['Montalcino'],
    shows: {
      51: { '1927-01-11': ['052014 Montalcino SI'] },
      50: { '1947-12-31': ['052014 Montalcino SI'] },
      61: { '2016-12-31': ['052014 Montalcino SI'], '2017-01-01': ['052037 Montalcino SI'] },
      99: {
        [SINCE_1991]: ['052014 Montalcino > 052037 Montalcino (dichiarato)', "052029 San Giovanni d'Asso > 052037 Montalcino (dichiarato)"],
        '1991-01-01/2016-12-31': ['052014 Montalcino > 052014 Montalcino'],
        '2017-01-01/2026-01-01': ['052037 Montalcino > 052037 Montalcino'],
      },
      128: {
        '2016-12-31': [],
        '2017-01-01': [
          '01/01/2017 052014 Montalcino > 052037 Montalcino (dichiarato)',
          "01/01/2017 052029 San Giovanni d'Asso > 052037 Montalcino (dichiarato)",
        ],
      },
      304: {
        [SINCE_1991]: [
          'NO 052014 Montalcino > 052037 Montalcino (dichiarato)',
          "NO 052029 San Giovanni d'Asso > 052037 Montalcino (dichiarato)",
          'SI 052037 Montalcino > 052037 Montalcino',
        ],
      },
    },
  },
  'Bellagio is another unit since the merger that kept its name': {
    named: ['Bellagio'],
    shows: {
      51: { '1861-03-17': ['013019 Bellagio CO'] },
      50: { '1927-01-12': ['013019 Bellagio CO'] },
      61: { '2014-02-03': ['013019 Bellagio CO'], '2014-02-04': ['013250 Bellagio CO'] },
      99: {
        [SINCE_1991]: ['013019 Bellagio > 013250 Bellagio (dichiarato)', '013070 Civenna > 013250 Bellagio (dichiarato)'],
        '2014-02-04/2026-01-01': ['013250 Bellagio > 013250 Bellagio'],
      },
      128: {
        '2014-02-03': [],
        '2014-02-04': [
          '04/02/2014 013019 Bellagio > 013250 Bellagio (dichiarato)',
          '04/02/2014 013070 Civenna > 013250 Bellagio (dichiarato)',
        ],
      },
      304: {
        [SINCE_1991]: [
          'NO 013019 Bellagio > 013250 Bellagio (dichiarato)',
          'NO 013070 Civenna > 013250 Bellagio (dichiarato)',
          'SI 013250 Bellagio > 013250 Bellagio',
        ],
      },
    },
  },
  'Longarone is another unit since the merger that kept its name': {
    named: ['Longarone'],
    shows: {
      51: { '1861-03-17': [], '1866-11-20': ['025031 Longarone BL'] },
      50: { '1927-01-12': ['025031 Longarone BL'] },
      61: { '2014-02-21': ['025031 Longarone BL'], '2014-02-22': ['025071 Longarone BL'] },
      99: { [SINCE_1991]: ['025009 Castellavazzo > 025071 Longarone (dichiarato)', '025031 Longarone > 025071 Longarone (dichiarato)'] },
      128: {
        '2014-02-21': [],
        '2014-02-22': [
          '22/02/2014 025009 Castellavazzo > 025071 Longarone (dichiarato)',
          '22/02/2014 025031 Longarone > 025071 Longarone (dichiarato)',
        ],
      },
      304: {
        [SINCE_1991]: [
          'NO 025009 Castellavazzo > 025071 Longarone (dichiarato)',
          'NO 025031 Longarone > 025071 Longarone (dichiarato)',
          'SI 025071 Longarone > 025071 Longarone',
        ],
      },
    },
  },
  'Valdagno in Trentino changes name and code on one day and is the same unit, not that in the province of Vicenza': {
    named: ['Valdagno/Aldein', 'Valdagno di Trento/Aldein', 'Aldino/Aldein'],
    shows: {
      51: { '1927-01-11': ['022945 Valdagno/Aldein TN'] },
      50: { '1927-01-12': ['022945 Valdagno/Aldein TN'], '1947-12-31': ['022945 Valdagno di Trento/Aldein TN'] },
      61: {
        '1948-03-13': ['022945 Valdagno di Trento/Aldein TN'],
        '1948-03-14': ['021001 Valdagno/Aldein BZ'],
        '2025-01-01': ['021001 Aldino/Aldein BZ'],
      },
      99: { [SINCE_1991]: ['021001 Aldino/Aldein > 021001 Aldino/Aldein'] },
      104: {
        [ALWAYS]: [
          '16/08/1928 022945 Valdagno/Aldein > 022945 Valdagno di Trento/Aldein',
          '14/03/1948 022945 Valdagno di Trento/Aldein > 021001 Valdagno/Aldein',
          '02/03/1955 021001 Valdagno/Aldein > 021001 Aldino/Aldein',
        ],
      },
      105: {
        [ALWAYS]: [
          '14/02/1923 AP 802007 Valdagno/Aldein > 022945 Valdagno/Aldein',
          '14/03/1948 AP 022945 Valdagno di Trento/Aldein > 021001 Valdagno/Aldein',
        ],
      },
      128: { '1948-03-14': [], '2026-01-01': [] },
      304: { [SINCE_1991]: ['SI 021001 Aldino/Aldein > 021001 Aldino/Aldein'] },
    },
  },
  'Baranzate ends in 1869 and in 2003, and comes back each time: no list has it among the municipalities that are gone': {
    named: ['Baranzate'],
    shows: {
      51: { '1861-03-17': ['015806 Baranzate MI'], '1927-01-11': [] },
      50: { '1927-01-12': [] },
      61: {
        '2003-03-05': ['015250 Baranzate MI'],
        '2003-03-06': [],
        '2004-06-07': [],
        '2004-06-08': ['015250 Baranzate MI'],
      },
      99: {
        '2003-03-05/2003-03-06': ['015250 Baranzate > 015027 Bollate (dichiarato)'],
        '2003-03-05/2004-06-08': ['015250 Baranzate > 015250 Baranzate'],
        [SINCE_1991]: [],
      },
      128: {
        '2001-12-11': ['01/05/1869 015806 Baranzate > null null'],
        '2001-12-12': [],
        '2003-03-05': [],
        '2003-03-06': ['06/03/2003 015250 Baranzate > 015027 Bollate (dichiarato)'],
        '2004-06-08': [],
      },
      304: {
        '1991-01-01/2003-12-31': ['NO 015250 Baranzate > 015027 Bollate (dichiarato)'],
        [SINCE_1991]: ['SI 015250 Baranzate > 015250 Baranzate'],
      },
    },
  },
  'Samone are two units': {
    named: ['Samone'],
    shows: {
      51: { '1861-03-17': ['001235 Samone TO'], '1927-01-11': ['001235 Samone TO', '022165 Samone TN'] },
      50: { '1927-01-12': ['007881 Samone AO', '022165 Samone TN'], '1947-12-31': ['001235 Samone TO', '022165 Samone TN'] },
      61: { '1948-01-01': ['001235 Samone TO', '022165 Samone TN'], '2026-01-01': ['001235 Samone TO', '022165 Samone TN'] },
      99: { [SINCE_1991]: ['001235 Samone > 001235 Samone', '022165 Samone > 022165 Samone'] },
      105: {
        [ALWAYS]: [
          '14/02/1923 AP 802417 Samone > 022165 Samone',
          '12/01/1927 AP 001235 Samone > 007881 Samone',
          '05/10/1945 AP 007881 Samone > 001235 Samone',
        ],
      },
      128: { '1930-01-01': ['28/07/1928 022165 Samone > 022185 Strigno (dedotto)'], '2026-01-01': [] },
      304: { [SINCE_1991]: ['SI 001235 Samone > 001235 Samone', 'SI 022165 Samone > 022165 Samone'] },
    },
  },
  'Caserta is in the province of Napoli while it has none': {
    named: ['Caserta'],
    shows: {
      51: { '1927-01-11': ['061022 Caserta CE'] },
      50: { '1927-01-12': ['063834 Caserta NA'], '1945-08-31': ['063834 Caserta NA'], '1945-09-01': ['061022 Caserta CE'] },
      61: { '1948-01-01': ['061022 Caserta CE'] },
      99: { [SINCE_1991]: ['061022 Caserta > 061022 Caserta'] },
      105: { [ALWAYS]: ['12/01/1927 AP 061022 Caserta > 063834 Caserta', '01/09/1945 AP 063834 Caserta > 061022 Caserta'] },
      128: { '1927-01-12': [] },
      304: { [SINCE_1991]: ['SI 061022 Caserta > 061022 Caserta'] },
    },
  },
  'Lonato becomes Lonato del Garda': {
    named: ['Lonato', 'Lonato del Garda'],
    shows: {
      51: { '1861-03-17': ['017092 Lonato BS'] },
      50: { '1927-01-12': ['017092 Lonato BS'] },
      61: { '2007-11-01': ['017092 Lonato BS'], '2007-11-02': ['017092 Lonato del Garda BS'] },
      99: { [SINCE_1991]: ['017092 Lonato > 017092 Lonato del Garda'] },
      104: { [ALWAYS]: ['02/11/2007 017092 Lonato > 017092 Lonato del Garda'] },
      128: { '2026-01-01': [] },
      304: { [SINCE_1991]: ['NO 017092 Lonato > 017092 Lonato del Garda', 'SI 017092 Lonato del Garda > 017092 Lonato del Garda'] },
    },
  },
  'Olbia follows the Sardinian codes of 2006, 2016 and 2026': {
    named: ['Olbia', 'Terranova Pausania'],
    shows: {
      51: { '1927-01-11': ['090047 Terranova Pausania SS'] },
      50: { '1947-12-31': ['090047 Olbia SS'] },
      61: {
        '2005-12-31': ['090047 Olbia SS'],
        '2006-01-01': ['104017 Olbia OT'],
        '2016-04-28': ['090047 Olbia SS'],
        '2026-01-01': ['113017 Olbia OT'],
      },
      99: { [SINCE_1991]: ['090047 Olbia > 113017 Olbia'], '2006-01-01/2016-04-28': ['104017 Olbia > 090047 Olbia'] },
      104: {
        [ALWAYS]: ['16/10/1862 090047 Terranova > 090047 Terranova Pausania', '24/10/1939 090047 Terranova Pausania > 090047 Olbia'],
      },
      105: {
        [ALWAYS]: [
          '01/01/2006 AP 090047 Olbia > 104017 Olbia',
          '28/04/2016 AP 104017 Olbia > 090047 Olbia',
          '01/01/2026 AP 090047 Olbia > 113017 Olbia',
        ],
      },
      // of Nuchis it took over a part, and that of Tempio Pausania another
      128: { '2026-01-01': ['26/01/1939 090802 Nuchis > 090047 Terranova Pausania (dichiarato)'] },
      304: { [SINCE_1991]: ['NO 090047 Olbia > 113017 Olbia', 'NO 104017 Olbia > 113017 Olbia', 'SI 113017 Olbia > 113017 Olbia'] },
    },
  },
  'of two San Martino, two Castello and two Capriva each goes on under the code that its cadastral code says': {
    named: ['San Martino/St. Martin', 'Castello', 'Capriva', 'Capriva di Cormons', 'Capriva nel Carso'],
    shows: {
      51: {
        '1923-02-07': ['801038 Capriva Venezia Giulia', '801039 Capriva Venezia Giulia', '802084 Castello TN', '802089 Castello TN'],
        '1927-01-11': [
          '022045 Castello TN',
          '022496 San Martino/St. Martin TN',
          '022498 San Martino/St. Martin TN',
          '022820 Castello TN',
          '030839 Capriva di Cormons UD',
          '032809 Capriva nel Carso TS',
        ],
      },
      50: {
        '1927-01-12': [
          '021082 San Martino/St. Martin BZ',
          '021083 San Martino/St. Martin BZ',
          '022045 Castello TN',
          '022820 Castello TN',
          '031001 Capriva di Cormons GO',
          '032809 Capriva nel Carso TS',
        ],
      },
      61: { '1948-01-01': ['022045 Castello TN', '031001 Capriva di Cormons GO'] },
      99: { [SINCE_1991]: [] },
      104: {
        '1923-01-01/1955-12-31': [
          '27/04/1923 022496 San Martino in Badia/St. Martin in Thurn > 022496 San Martino/St. Martin',
          '27/04/1923 022498 San Martino in Passiria/St. Martin in Passeier > 022498 San Martino/St. Martin',
          '27/04/1923 030839 Capriva > 030839 Capriva di Cormons',
          '27/04/1923 032809 Capriva > 032809 Capriva nel Carso',
          '15/06/1928 021082 San Martino/St. Martin > 021082 San Martino in Badia/St. Martin in Thurn',
          '03/09/1954 031001 Capriva di Cormons > 031001 Capriva del Friuli',
          '04/08/1955 022045 Castello > 022045 Castel Condino',
        ],
      },
      105: {
        '1923-01-01/1927-01-12': [
          '08/02/1923 AP 801038 Capriva > 030839 Capriva',
          '08/02/1923 AP 801039 Capriva > 032809 Capriva',
          '14/02/1923 AP 802084 Castello > 022045 Castello',
          '14/02/1923 AP 802089 Castello > 022820 Castello',
          '12/01/1927 AP 022496 San Martino/St. Martin > 021082 San Martino/St. Martin',
          '12/01/1927 AP 022498 San Martino/St. Martin > 021083 San Martino/St. Martin',
          '12/01/1927 AP 030839 Capriva di Cormons > 031001 Capriva di Cormons',
        ],
      },
      128: { '1923-02-14': [], '1927-01-12': [] },
      304: { [SINCE_1991]: [] },
    },
  },
  'Finalborgo has another code for no day: a change, and a place in no list': {
    named: ['Finalborgo'],
    shows: {
      51: { '1927-01-11': ['010877 Finalborgo GE'] },
      50: { '1927-01-12': [] },
      61: { '1948-01-01': [] },
      99: { [SINCE_1991]: [] },
      105: { [ALWAYS]: ['12/01/1927 AP 010877 Finalborgo > 009813 Finalborgo'] },
      128: {
        '1927-01-12': [
          '01/08/1877 009816 Gorra > 010877 Finalborgo (dichiarato)',
          '12/01/1927 009813 Finalborgo > 009029 Finale Ligure (dichiarato)',
        ],
      },
      304: { [SINCE_1991]: [] },
    },
  },
  'Torino has a boundary on the day of the regions and on that of the metropolitan cities, and neither is a change of its own': {
    named: ['Torino'],
    shows: {
      51: { '1927-01-11': ['001272 Torino TO'] },
      50: { '1947-12-31': ['001272 Torino TO'] },
      61: { '1948-01-01': ['001272 Torino TO'], '2015-01-01': ['001272 Torino TO'] },
      99: { '2014-12-31/2015-01-01': ['001272 Torino > 001272 Torino'] },
      104: { '1947-12-31/1948-01-01': [], '2014-12-31/2015-01-01': [] },
      105: { '1947-12-31/1948-01-01': [], '2014-12-31/2015-01-01': [] },
      128: { '1880-01-01': [] },
      304: { '2014-12-31/2015-01-01': ['SI 001272 Torino > 001272 Torino'] },
    },
  },
};

describe.each(ENGINES)('the identity cases on %s', (engine) => {
  const api = useApp(engine);
  /** A report is asked once for its dates, however many cases look at it. */
  const asked = new Map<string, Promise<Row[]>>();

  const rowsOf = (report: Report, dates: string): Promise<Row[]> => {
    const key = `${report} ${dates}`;
    const [from, to] = dates.split('/');
    const rows = asked.get(key) ?? api.rows<Row>(report, to === undefined ? `pdata=${from}` : `pdatada=${from}&pdataa=${to}`);
    asked.set(key, rows);
    return rows;
  };
  const names = (row: Row) => ['COMUNE', 'COMUNE_REL', 'COMUNE_DT_IN', 'COMUNE_DT_FI'].map((column) => row[column]);

  describe.each(Object.entries(CASES))('%s', (_, { named, shows }) => {
    it.each(Object.entries({ ...NO_CHANGES, ...shows }))(
      'in report %s',
      async (report, expected) => {
        for (const [dates, lines] of Object.entries(expected)) {
          const rows = await rowsOf(Number(report) as Report, dates);
          const about = rows.filter((row) => names(row).some((name) => named.includes(String(name))));
          expect(about.map(LINES[Number(report) as Report]), dates).toEqual(lines);
        }
      },
      60_000,
    );
  });

  describe.each([
    ['2005-12-31', '2006-01-01', 123],
    ['2016-04-27', '2016-04-28', 155],
    ['2025-12-31', '2026-01-01', 377],
  ])('Sardinia from %s to %s changes %i codes and no municipality', (eve, day, changed) => {
    const sardinian = (row: Row) => /^(09[0-25]|10[4-7]|11[1-9])/.test(String(row.PRO_COM_T ?? row.PRO_COM_T_DT_IN));
    const period = `${eve}/${day}`;

    const moves = async () => {
      const translated = (await rowsOf(99, period)).filter((row) => sardinian(row) && row.PRO_COM_T_DT_IN !== row.PRO_COM_T_DT_FI);
      expect(new Set(translated.map(({ CERTEZZA }) => CERTEZZA))).toEqual(new Set([null]));
      return new Map(translated.map((row) => [String(row.PRO_COM_T_DT_IN), String(row.PRO_COM_T_DT_FI)]));
    };

    it('in the lists (61): each municipality stands under its new code', async () => {
      const names = async (date: string) =>
        (await rowsOf(61, date)).filter(sardinian).map(({ PRO_COM_T, COMUNE }) => [String(PRO_COM_T), COMUNE] as const);
      const moved = await moves();
      const expected = (await names(eve)).map(([code, name]) => [moved.get(code) ?? code, name]);
      expect((await names(day)).sort()).toEqual(expected.sort());
    });

    it('in the translations (99, 304) and the changes of code (105), which agree', async () => {
      const moved = await moves();
      expect(moved.size).toBe(changed);
      const steps = [...moved].map(([before, after]) => `${before} ${after}`).sort();
      const changes = (await rowsOf(105, period)).filter(sardinian);
      expect(changes.map((row) => `${row.PRO_COM_T} ${row.PRO_COM_T_REL}`).sort()).toEqual(steps);
      const old = (await rowsOf(304, period)).filter((row) => sardinian(row) && row.FLAG_VALIDO === 'NO');
      expect(old.map((row) => `${row.PRO_COM_T} ${row.PRO_COM_T_DT_FI}`).sort()).toEqual(steps);
    });

    it('as no change of name (104) and no suppression (128)', async () => {
      expect((await rowsOf(104, period)).filter(sardinian)).toEqual([]);
      const suppressed = async (date: string) => (await rowsOf(128, date)).filter(sardinian).map(LINES[128]);
      expect(await suppressed(day)).toEqual(await suppressed(eve));
    });
  });
});
