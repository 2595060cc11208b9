import { impliedSince1991 } from '@territori/api-testing/impliedSince1991';
import { sameNumbers } from '@territori/api-testing/RecordedHistory';
import { isoDay, recordRows } from '@territori/api-testing/recordRows';
import { useApp } from '@territori/api-testing/testApp';
import { groupBy } from '@territori/traduzione/groupBy';
import type { RigaVariazione } from '@territori/wire';
import { describe, expect, it } from 'vitest';

type Row = Readonly<Record<string, string | number | null>>;

const SEED = 2026;
const LAST_DAY = '2026-05-11';

const [ended, since1991] = await Promise.all([recordRows('situas_128_2026-05-11'), recordRows('situas_129_2026-05-11')]);
const { follow } = impliedSince1991(since1991);

const distinct = (values: readonly string[]) => [...new Set(values)].sort();

describe('the reports on the record, on drawn days and municipalities', () => {
  const api = useApp('pglite');

  describe('report 99', () => {
    const numbers = sameNumbers(SEED);
    const day = () => new Date(Date.UTC(1991, 0, 1) + Number(numbers.next().value) * 1.115e12).toISOString().slice(0, 10);
    const pairs = Array.from({ length: 12 }, () => [day(), day()].sort() as [string, string]);

    it.each([
      ...pairs,
      ['1991-01-01', LAST_DAY],
      ['2002-06-01', LAST_DAY],
      // the days between which Baranzate did not exist
      ['2003-01-01', '2004-01-01'],
      ['2013-12-31', '2014-01-01'],
      ['2025-12-31', '2026-01-01'],
      // one day: every municipality leads to itself
      ['1991-01-01', '1991-01-01'],
      ['2009-06-15', '2009-06-15'],
      [LAST_DAY, LAST_DAY],
    ])('leads from %s to %s where the file of report 129 alone leads', async (from, to) => {
      const rows = await api.rows<Row>(99, `pdatada=${from}&pdataa=${to}`);
      const byStart = groupBy(rows, (row) => String(row.PRO_COM_T_DT_IN));
      const differing = [...byStart].flatMap(([code, led]) => {
        const ours = distinct(led.map((row) => String(row.PRO_COM_T_DT_FI)));
        // Baranzate, which ended and came back, is itself again
        const itself = code === '015250' && from >= '2001-12-12' && from < '2003-03-06' && to >= '2004-06-08';
        const recorded = itself ? ['015250'] : follow(code, from, to);
        return String(ours) === String(recorded) ? [] : [{ code, ours, recorded }];
      });
      expect(differing).toEqual([]);
      const listed = await api.rows<Row>(61, `pdata=${from}`);
      expect([...byStart.keys()].sort()).toEqual(listed.map((row) => String(row.PRO_COM_T)).sort());
    });
  });

  it('leaves start + born - ceased = end for every pair of a hundred days, across every annexation', async () => {
    const numbers = sameNumbers(SEED);
    const drawn = Array.from({ length: 90 }, () =>
      new Date(Date.UTC(1861, 2, 17) + Number(numbers.next().value) * 5.21e12).toISOString().slice(0, 10),
    );
    const around = ['1866-11-19', '1866-11-20', '1871-01-14', '1871-01-15', '1920-10-16', '1921-01-05', '1924-02-23', '1947-09-15'];
    const days = [...drawn, ...around, '1947-09-16', LAST_DAY].sort();
    expect(new Set(days).size).toBe(100);

    const list = (date: string) => (date < '1927-01-12' ? 51 : date < '1948-01-01' ? 50 : 61);
    const counts = new Map<string, number>();
    for (const date of days) {
      const [answer] = (await api.get(`/publish/reportspooljsoncount?pfun=${list(date)}&pdata=${date}`)).json().resultset;
      counts.set(date, answer.NUM_ROWS);
    }
    const whole = `pdatada=1861-03-17&pdataa=${LAST_DAY}`;
    const moves = async (report: 98 | 100) =>
      distinct((await api.rows<Row>(report, whole)).map((row) => `${isoDay(String(row.DATA_INIZIO_AMMINISTRATIVA))} ${row.PRO_COM_T}`)).map(
        (move) => move.slice(0, 10),
      );
    const [born, ceased] = [await moves(100), await moves(98)];
    const within = (dates: readonly string[], from: string, to: string) => dates.filter((date) => date > from && date <= to).length;
    const unbalanced = days.flatMap((from, index) =>
      days.slice(index).flatMap((to) => {
        const expected = Number(counts.get(from)) + within(born, from, to) - within(ceased, from, to);
        return expected === counts.get(to) ? [] : [`${from} ${to}: ${expected} and not ${counts.get(to)}`];
      }),
    );
    expect(unbalanced).toEqual([]);
  });

  it('shows three hundred municipalities drawn at random the changes of the record, line by line, with its successors and acts', async () => {
    const numbers = sameNumbers(SEED);
    const codes = distinct([...ended, ...since1991].map((row) => row['codice comune'] ?? ''));
    const drawn = distinct(Array.from({ length: 330 }, () => codes[Math.floor(Number(numbers.next().value) * codes.length)] ?? '')).slice(
      0,
      300,
    );
    expect(drawn).toHaveLength(300);
    for (const code of drawn) {
      const history = await api.query<RigaVariazione>(`var_get_ua_comuni_lov_rs?procom=${code}`);
      const shown = (date: string, kind: string) =>
        history.filter((row) => row['data evento'] === date && row['tipo variazione'] === kind && row.certezza === 'dichiarato');
      for (const row of ended.filter((candidate) => candidate['codice comune'] === code)) {
        const [date, kind] = [row['data evento'] ?? '', row['tipo variazione'] ?? ''];
        const sentences = shown(date, kind).map((change) => change['descrizione evento']);
        // the sentence of an end names every successor of the record
        const named = kind === 'AS' ? 'stato estero' : `${row['codice comune associato']}`;
        expect(sentences.join(' ').toLowerCase(), `${date} ${code} ${row.comune}`).toContain(named);
      }
      for (const row of since1991.filter((candidate) => candidate['codice comune'] === code)) {
        const [date, kind] = [row['data evento'] ?? '', row['tipo variazione']?.split('-')[0] ?? ''];
        const changes = shown(date, kind);
        expect(changes.length, `${date} ${code} ${row['tipo variazione']}`).toBeGreaterThan(0);
        const acts = await Promise.all(
          changes.map((change) =>
            api.query<Row>(`var_get_ua_comuni_lov_rs_dett?idcomuneorig=${change.id_comune_origine}&idevento=${change.id_evento}`),
          ),
        );
        const act = row['provvedimento e documento']?.split(';')[0]?.trim();
        expect(JSON.stringify(acts), `${date} ${code}`).toContain(JSON.stringify(act).slice(1, -1));
      }
    }
  }, 300_000);
});
