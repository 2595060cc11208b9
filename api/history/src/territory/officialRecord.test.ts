import { impliedSince1991 } from '@territori/api-testing/impliedSince1991';
import { RecordedHistory, sameNumbers } from '@territori/api-testing/RecordedHistory';
import { recordedSources } from '@territori/api-testing/recordedSources';
import { isoDay, type RecordRow, recordRows } from '@territori/api-testing/recordRows';
import { groupBy } from '@territori/traduzione/groupBy';
import { beforeAll, describe, expect, it } from 'vitest';
import { OfficialRecord } from './OfficialRecord.ts';
import { covers } from './period.ts';

let record: RecordedHistory;
let ended: RecordRow[];
let since1991: RecordRow[];
let formerNames: RecordRow[];
beforeAll(async () => {
  [ended, since1991, formerNames] = await Promise.all([
    recordRows('situas_128_2026-05-11'),
    recordRows('situas_129_2026-05-11'),
    recordRows('situas_130_2026-05-11'),
  ]);
  record = await RecordedHistory.read();
}, 120_000);

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

  it('leads from every municipality of a day to those of a later day that it implies, for twenty pairs of days', () => {
    const { follow } = impliedSince1991(since1991);
    const daysOf = groupBy(since1991, (row) => row['codice comune']);
    const endsByUnit = groupBy(record.endsOf('ES'), ({ unitId }) => unitId);
    /** The same from the history: the municipality itself where it is in force, else those in which its last end before led. */
    const followed = (unitId: number, from: string, to: string): string[] => {
      const here = record.stateOn(unitId, to);
      if (here) return [here.code];
      const ends = (endsByUnit.get(unitId) ?? []).filter(({ date }) => date > from && date <= to);
      const last = ends.at(-1)?.date;
      return ends.flatMap(({ date, related }) => (date === last && related.is === 'unit' ? followed(related.id, date, to) : []));
    };
    const numbers = sameNumbers();
    const day = () => new Date(Date.UTC(1991, 0, 1) + Number(numbers.next().value) * 1.115e12).toISOString().slice(0, 10);
    const pairs = Array.from({ length: 20 }, () => [day(), day()].sort() as [string, string]);
    for (const [from, to] of [...pairs, ['1991-01-01', '2026-05-11'] as const]) {
      const changed = (code: string) => {
        const dates = (daysOf.get(code) ?? []).map((row) => isoDay(row['data evento']));
        return dates.some((date) => date > from && date <= to);
      };
      for (const version of record.municipal.versions.filter((candidate) => covers(candidate, from))) {
        const ours = [...new Set(followed(version.unitId, from, to))].sort();
        // Baranzate, which ended and came back, is itself again
        const recorded =
          version.code === '015250' && from < '2003-03-06' && to >= '2004-06-08'
            ? ['015250']
            : changed(version.code)
              ? follow(version.code, from, to)
              : [version.code];
        if (String(ours) !== String(recorded))
          expect(`${from} ${to} ${version.code} > ${ours}`).toBe(`${from} ${to} ${version.code} > ${recorded}`);
      }
    }
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

it('the history agrees with the record line by line for three hundred municipalities drawn at random', () => {
  const numbers = sameNumbers();
  const codes = [...new Set([...ended, ...since1991].map((row) => row['codice comune'] ?? ''))].sort();
  const drawn = Array.from({ length: 300 }, () => codes[Math.floor(Number(numbers.next().value) * codes.length)] ?? '');
  for (const code of drawn) {
    for (const row of ended.filter((candidate) => candidate['codice comune'] === code)) {
      const date = isoDay(row['data evento']);
      const successors = record.changes
        .filter((change) => change.date === date && change.code === code && change.kind === row['tipo variazione'])
        .map((change) => record.other(change));
      expect(successors).toContain(row['codice comune associato'] || 'abroad');
      const name = record.changes.find((change) => change.date === date && change.code === code)?.name;
      expect(name?.toLowerCase()).toBe(row.comune?.toLowerCase());
    }
    for (const row of since1991.filter((candidate) => candidate['codice comune'] === code)) {
      const date = isoDay(row['data evento']);
      const kind = row['tipo variazione']?.split('-')[0];
      const unitId = kind === 'CS' ? record.unit(code, date) : (record.unit(code, before(date)) ?? record.unit(code, date));
      expect(record.changes.some((change) => change.unitId === unitId && change.date === date && change.kind === kind)).toBe(true);
    }
  }
});

const before = (date: string) => new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);
