import { RecordedHistory } from '@territori/api-testing/RecordedHistory';
import { recordedSources } from '@territori/api-testing/recordedSources';
import { isoDay, recordRows } from '@territori/api-testing/recordRows';
import { groupBy } from '@territori/traduzione/groupBy';
import { describe, expect, it } from 'vitest';
import { OfficialRecord } from './OfficialRecord.ts';

const record = await RecordedHistory.read();
const [ended, since1991, formerNames] = await Promise.all([
  recordRows('situas_128_2026-05-11'),
  recordRows('situas_129_2026-05-11'),
  recordRows('situas_130_2026-05-11'),
]);

describe('report 128', () => {
  /** "day code kind > successor split", one for each row. */
  const recorded = () =>
    ended.map((row) => {
      const abroad = row['tipo variazione'] === 'AS';
      const successor = abroad ? 'abroad' : `${row['codice comune associato']}${row['flag scorporo'] === '1' ? ' split' : ''}`;
      return `${isoDay(row['data evento'])} ${row['codice comune']} ${row['tipo variazione']} > ${successor}`;
    });

  it('has its 2.637 rows as ends of the history, with the same successors and the same split, all declared, and no end of it has another', () => {
    const keys = new Set(ended.map((row) => `${isoDay(row['data evento'])} ${row['codice comune']}`));
    const ours = [...record.endsOf('ES'), ...record.endsOf('AS')].filter(({ date, code }) => keys.has(`${date} ${code}`));
    expect(
      ours.map((change) => `${change.date} ${change.code} ${change.kind} > ${record.other(change)}${change.split ? ' split' : ''}`).sort(),
    ).toEqual(recorded().sort());
    expect(new Set(ours.map(({ certainty }) => certainty))).toEqual(new Set(['dichiarato']));
    expect(keys.size).toBe(2449);
  });

  it('has the 107 municipalities ceded on 16/09/1947 as passed to a foreign state: not extinct, and not unknown', () => {
    expect(record.endsOf('AS').map(({ date, related }) => `${date} ${related.is}`)).toEqual(Array(107).fill('1947-09-16 abroad'));
  });

  it('is the list of the municipalities that are not in force any more', () => {
    const byUnitAndDay = groupBy([...record.endsOf('ES'), ...record.endsOf('AS')], ({ unitId, date }) => `${unitId} ${date}`);
    const gone = [...record.municipal.byUnit].flatMap(([unitId, versions]) => byUnitAndDay.get(`${unitId} ${versions.at(-1)?.to}`) ?? []);
    const lines = new Set(
      gone.map((change) => `${change.date} ${change.code} ${change.kind} > ${record.other(change)}${change.split ? ' split' : ''}`),
    );
    expect(recorded().filter((line) => !lines.has(line))).toEqual([]);
    expect(lines.size).toBe(recorded().length);
  });

  it('leaves the successors of those that came back to what is deduced, or unknown', () => {
    const returned = record.endsOf('ES').filter(({ certainty }) => certainty !== 'dichiarato');
    expect(returned.length).toBeGreaterThan(900);
    for (const end of returned) {
      expect(record.versionsOf(end.unitId).some(({ from }) => from >= end.date)).toBe(true);
      if (end.related.is === 'unit') expect(end.related.certainty).toBe('dedotto');
      else expect(end.related).toEqual({ is: 'unknown' });
    }
  });
});

describe('report 129', () => {
  const line = (kind: string, date: string, code: string, related: string, act: string, content: string) =>
    [kind, date, code, related, act, content].join(' | ');

  it('has its 2.355 rows as changes of the history, with their acts, journals and texts, and there is no other change since 1991', () => {
    const acts = new Map(record.history.acts.map((act) => [act.id, act]));
    const ours = record.changes
      .filter(({ date }) => date >= '1991-01-01')
      .map((change) => {
        const { kind, date, unitId } = change;
        const own = kind === 'CD' || kind === 'RN' || kind === 'AP';
        const code = kind === 'CS' || change.beforeId === null ? change.code : (record.stateBefore(unitId, date)?.code ?? '');
        const act = acts.get(change.actId ?? -1);
        return line(
          kind ?? 'null',
          date,
          code,
          own ? (record.stateOn(unitId, date)?.code ?? '') : record.other(change),
          [act?.text, act?.journal].join(';'),
          act?.content ?? '',
        );
      });
    const recorded = since1991.map((row) =>
      line(
        (row['tipo variazione'] ?? '').split('-')[0] ?? '',
        isoDay(row['data evento']),
        row['codice comune'] ?? '',
        row['codice comune associato'] ?? '',
        (row['provvedimento e documento'] ?? '')
          .split(';')
          .map((part) => part.trim())
          .join(';'),
        row['contenuto del provvedimento'] ?? '',
      ),
    );
    expect(recorded).toHaveLength(2355);
    expect(ours.sort()).toEqual(recorded.sort());
  });

  it('leaves no change of unknown kind of any unit after 1990: not on 01/01/2015, not on 06/06/2016', () => {
    expect(record.history.changes.filter(({ kind, date }) => kind === null && date >= '1991-01-01')).toEqual([]);
    expect(record.versionsOf(record.unit('001272', '2015-01-01') ?? 0).some(({ from }) => from === '2015-01-01')).toBe(false);
  });
});

it('the history has every former name of report 130 for the municipality that it says, and no other', () => {
  const spelled = (name = '') =>
    name
      .toLowerCase()
      .replace(/\s+/g, ' ')
      .replace(/ ?[-/] ?/g, '/');
  const lastCodes = new Map([...record.endsOf('ES'), ...record.endsOf('AS')].map((end) => [`${end.unitId} ${end.date}`, end.code]));
  const ours = [...record.municipal.byUnit].flatMap(([unitId, versions]) => {
    const last = versions.at(-1);
    const code = last?.to ? lastCodes.get(`${unitId} ${last.to}`) : last?.code;
    return versions.filter(({ name }) => name !== last?.name).map((version) => `${version.code} ${spelled(version.name)} > ${code}`);
  });
  const recorded = formerNames.map(
    (row) => `${row['codice comune']} ${spelled(row['denominazione precedente'])} > ${row['codice comune corrente']}`,
  );
  expect(formerNames).toHaveLength(3018);
  expect([...new Set(ours)].sort()).toEqual([...new Set(recorded)].sort());
});

it('the history contradicts nowhere what the lists declare; the two lists of ends differ in one', async () => {
  expect(record.history.unmatched).toEqual([]);
  const { declared, spells, traces } = await recordedSources();
  expect(new OfficialRecord(declared, spells, traces).contradictions).toMatchObject([{ kind: 'ES', date: '1870-09-01', code: '015860' }]);
});
