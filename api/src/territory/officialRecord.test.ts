import { beforeAll, describe, expect, it } from 'vitest';
import { isoDay, type LiveRow, liveReport } from '../testing/liveReport.ts';
import { RECORD_FOLDERS, realSources } from '../testing/realSources.ts';
import { buildHistory } from './buildHistory.ts';
import { groupBy } from './groupBy.ts';
import type { Change, History, Version } from './model.ts';
import { covers } from './period.ts';
import { Timeline } from './timeline.ts';

/** Fixed, so that a failure can be seen again. */
const SEED = 1861;

/** Numbers from 0 to 1 that are the same in every run (Lehmer's generator). */
function* random(seed: number): Generator<number> {
  for (let state = seed; ; ) {
    state = (state * 48_271) % 2_147_483_647;
    yield state / 2_147_483_647;
  }
}

describe('the history with the official record', () => {
  let history: History;
  let municipal: Timeline;
  let changes: Change[];
  let ended: LiveRow[];
  let since1991: LiveRow[];
  let formerNames: LiveRow[];

  beforeAll(async () => {
    [ended, since1991, formerNames] = await Promise.all([liveReport(128), liveReport(129), liveReport(130)]);
    history = buildHistory(await realSources(...RECORD_FOLDERS));
    municipal = new Timeline(history.versions.filter(({ level }) => level === 'comune'));
    changes = history.changes.filter(({ level }) => level === 'comune');
  }, 120_000);

  const versionsOf = (unitId: number): readonly Version[] => municipal.byUnit.get(unitId) ?? [];
  const stateOn = (unitId: number, date: string) => versionsOf(unitId).find((version) => covers(version, date));
  const stateBefore = (unitId: number, date: string) => versionsOf(unitId).findLast((version) => version.from < date);
  const unit = (code: string, date: string) => municipal.at(code, date)?.unitId;
  const numberOn = (date: string) => municipal.versions.filter((version) => covers(version, date)).length;
  /** The other side of a change in words: a code, or why there is none. */
  const other = ({ related, date }: Change) =>
    related.is === 'unit' ? ((stateOn(related.id, date) ?? stateBefore(related.id, date))?.code ?? '') : related.is;
  const endsOf = (kind: 'ES' | 'AS') => changes.filter((change) => change.kind === kind);

  describe('report 128', () => {
    /** "day code kind > successor split", one for each row. */
    const recorded = () =>
      ended.map((row) => {
        const abroad = row['Tipo variazione'] === 'AS';
        const successor = abroad ? 'abroad' : `${row['Codice Comune associato']}${row['Flag Scorporo'] === '1' ? ' split' : ''}`;
        return `${isoDay(row['Data evento'])} ${row['Codice Comune']} ${row['Tipo variazione']} > ${successor}`;
      });

    it('has its 2.637 rows as ends of the history, with the same successors and the same split, all declared, and no end of it has another', () => {
      const keys = new Set(ended.map((row) => `${isoDay(row['Data evento'])} ${row['Codice Comune']}`));
      const ours = [...endsOf('ES'), ...endsOf('AS')].filter(({ date, code }) => keys.has(`${date} ${code}`));
      expect(
        ours.map((change) => `${change.date} ${change.code} ${change.kind} > ${other(change)}${change.split ? ' split' : ''}`).sort(),
      ).toEqual(recorded().sort());
      expect(new Set(ours.map(({ certainty }) => certainty))).toEqual(new Set(['dichiarato']));
      expect(keys.size).toBe(2449);
    });

    it('has the 107 municipalities ceded on 16/09/1947 as passed to a foreign state: not extinct, and not unknown', () => {
      expect(endsOf('AS').map(({ date, related }) => `${date} ${related.is}`)).toEqual(Array(107).fill('1947-09-16 abroad'));
    });

    it('is the list of the municipalities that are not in force any more', () => {
      const byUnitAndDay = groupBy([...endsOf('ES'), ...endsOf('AS')], ({ unitId, date }) => `${unitId} ${date}`);
      const gone = [...municipal.byUnit].flatMap(([unitId, versions]) => byUnitAndDay.get(`${unitId} ${versions.at(-1)?.to}`) ?? []);
      const lines = new Set(
        gone.map((change) => `${change.date} ${change.code} ${change.kind} > ${other(change)}${change.split ? ' split' : ''}`),
      );
      expect(recorded().filter((line) => !lines.has(line))).toEqual([]);
      expect(lines.size).toBe(recorded().length);
    });

    it('leaves the successors of those that came back to what is deduced, or unknown', () => {
      const returned = endsOf('ES').filter(({ certainty }) => certainty !== 'dichiarato');
      expect(returned.length).toBeGreaterThan(900);
      for (const end of returned) {
        expect(versionsOf(end.unitId).some(({ from }) => from >= end.date)).toBe(true);
        if (end.related.is === 'unit') expect(end.related.certainty).toBe('dedotto');
        else expect(end.related).toEqual({ is: 'unknown' });
      }
    });
  });

  describe('report 129', () => {
    const line = (kind: string, date: string, code: string, related: string, act: string, content: string) =>
      [kind, date, code, related, act, content].join(' | ');

    it('has its 2.355 rows as changes of the history, with their acts, journals and texts, and there is no other change since 1991', () => {
      const acts = new Map(history.acts.map((act) => [act.id, act]));
      const ours = changes
        .filter(({ date }) => date >= '1991-01-01')
        .map((change) => {
          const { kind, date, unitId } = change;
          const own = kind === 'CD' || kind === 'RN' || kind === 'AP';
          const code = kind === 'CS' || change.beforeId === null ? change.code : (stateBefore(unitId, date)?.code ?? '');
          const act = acts.get(change.actId ?? -1);
          return line(
            kind ?? 'null',
            date,
            code,
            own ? (stateOn(unitId, date)?.code ?? '') : other(change),
            [act?.text, act?.journal].join(';'),
            act?.content ?? '',
          );
        });
      const recorded = since1991.map((row) =>
        line(
          (row['Tipo variazione'] ?? '').split('-')[0] ?? '',
          isoDay(row['Data evento']),
          row['Codice Comune'] ?? '',
          row['Codice Comune associato'] ?? '',
          (row['Provvedimento e Documento'] ?? '')
            .split(';')
            .map((part) => part.trim())
            .join(';'),
          row['Contenuto del provvedimento'] ?? '',
        ),
      );
      expect(recorded).toHaveLength(2355);
      expect(ours.sort()).toEqual(recorded.sort());
    });

    it('leads from every municipality of a day to those of a later day that it implies, for twenty pairs of days', () => {
      const byDay = groupBy(since1991, (row) => isoDay(row['Data evento']));
      const days = [...byDay.keys()].sort();
      /** The codes that a code of `from` has become on `to`, from the rows of the file alone. */
      const implied = (code: string, from: string, to: string): string[] => {
        let codes = new Set([code]);
        for (const day of days.filter((candidate) => candidate > from && candidate <= to)) {
          const rows = byDay.get(day) ?? [];
          const next = (current: string, kinds: RegExp) =>
            rows
              .filter((row) => row['Codice Comune'] === current && kinds.test(row['Tipo variazione'] ?? ''))
              .map((row) => row['Codice Comune associato'] ?? '');
          codes = new Set(
            [...codes].flatMap((current) => {
              const successors = next(current, /^ES-/);
              const renumbered = next(current, /^(AP|RN)-/);
              return successors.length > 0 ? successors : renumbered.length > 0 ? renumbered : [current];
            }),
          );
        }
        return [...codes].sort();
      };
      const endsByUnit = groupBy(endsOf('ES'), ({ unitId }) => unitId);
      /** The same from the history: the municipality itself where it is in force, else those in which its last end before led. */
      const followed = (unitId: number, from: string, to: string): string[] => {
        const here = stateOn(unitId, to);
        if (here) return [here.code];
        const ends = (endsByUnit.get(unitId) ?? []).filter(({ date }) => date > from && date <= to);
        const last = ends.at(-1)?.date;
        return ends.flatMap(({ date, related }) => (date === last && related.is === 'unit' ? followed(related.id, date, to) : []));
      };
      const numbers = random(SEED);
      const day = () => new Date(Date.UTC(1991, 0, 1) + Number(numbers.next().value) * 1.115e12).toISOString().slice(0, 10);
      const pairs = Array.from({ length: 20 }, () => [day(), day()].sort() as [string, string]);
      for (const [from, to] of [...pairs, ['1991-01-01', '2026-05-11'] as const]) {
        const changed = new Set(
          days
            .filter((date) => date > from && date <= to)
            .flatMap((date) => byDay.get(date) ?? [])
            .map((row) => row['Codice Comune']),
        );
        for (const version of municipal.versions.filter((candidate) => covers(candidate, from))) {
          const ours = [...new Set(followed(version.unitId, from, to))].sort();
          // Baranzate, which ended and came back, is itself again
          const recorded =
            version.code === '015250' && from < '2003-03-06' && to >= '2004-06-08'
              ? ['015250']
              : changed.has(version.code)
                ? implied(version.code, from, to)
                : [version.code];
          if (String(ours) !== String(recorded))
            expect(`${from} ${to} ${version.code} > ${ours}`).toBe(`${from} ${to} ${version.code} > ${recorded}`);
        }
      }
    });

    it('leaves no change of unknown kind of any unit after 1990: not on 01/01/2015, not on 06/06/2016', () => {
      expect(history.changes.filter(({ kind, date }) => kind === null && date >= '1991-01-01')).toEqual([]);
      expect(versionsOf(unit('001272', '2015-01-01') ?? 0).some(({ from }) => from === '2015-01-01')).toBe(false);
    });
  });

  it('contradicts nowhere what the lists declare; the two lists of ends differ in one', () => {
    expect(history.unmatched).toEqual([]);
    expect(history.contradictions).toMatchObject([{ kind: 'ES', date: '1870-09-01', code: '015860' }]);
  });

  describe('reaches 11/05/2026', () => {
    it('with the changes that the vocabulary does not know', () => {
      expect(history.date).toBe('2026-05-11');
      const names = (code: string) =>
        ['2025-06-12', '2025-06-13', '2025-10-09', '2025-10-10', '2026-05-11'].map((date) => municipal.at(code, date)?.name);
      expect(names('083100')).toEqual(['Tripi', ...Array(4).fill('Tripi - Abakainon')]);
      expect(names('006113')).toEqual([...Array(3).fill('Murisengo'), ...Array(2).fill('Murisengo Monferrato')]);
      expect(municipal.at('024129', '2026-02-20')).toBeUndefined();
      expect(municipal.at('024129', '2026-02-21')).toMatchObject({ name: 'Castegnero Nanto', plate: 'VI' });
      expect(municipal.at('018082', '2026-01-31')).toBeUndefined();
      expect(unit('113001', '2026-01-01')).toBe(unit('090001', '2025-12-31'));
      expect(changes.filter(({ date }) => date === '2026-04-23').map(({ kind, code }) => `${kind} ${code}`)).toEqual([
        'CE 030026',
        'AQ 030085',
      ]);
    });

    it.each([
      ['1861-03-17', 7720],
      ['1948-01-01', 7688],
      ['1991-10-20', 8100],
      ['2001-01-01', 8100],
      ['2021-01-01', 7903],
      ['2026-01-01', 7896],
      ['2026-01-31', 7895],
      ['2026-02-21', 7894],
      ['2026-05-11', 7894],
    ])('has on %s %i municipalities', (date, number) => {
      expect(numberOn(date)).toBe(number);
    });
  });

  describe('identity', () => {
    it.each([
      ['Morgex', '001915 1862', '007044 1929', '007044 2020'],
      ['La Salle', '001911 1862', '007040 1929', '007040 2020'],
      ['Aymavilles', '001880 1862', '007008 1928', '007008 2020'],
      ['Pineto, that was Mutignano', '067035 1900', '067035 2020'],
      ['Castel Ritaldi', '054008 1900', '054008 2020'],
      ['Campo Calabro, that was Campo di Calabria', '080018 1900', '080018 2020'],
      ['Castelverrino', '070028 1900', '094013 2020'],
      ['Albareto', '034001 1900', '034001 2020'],
      ['Pettoranello del Molise', '070086 1900', '094034 2020'],
      ['Cerretto Langhe', '004063 1900', '004063 2020'],
      ['Pignola', '076062 1900', '076062 2020'],
      ['San Martino in Passiria', '022498 1924', '021083 1928', '021083 2020'],
      ['Saponara', '083092 1900', '083092 2020'],
      ['Albagiara, that was Ollastra Usellus', '092078 1900', '095003 2020'],
      ['Campitello di Fassa', '022036 1925', '022036 2020'],
      ['San Ponso', '001251 1900', '007886 1928', '001251 2020'],
      ['Baranzate', '015806 1865', '015250 2002', '015250 2020'],
      ['Elini', '092828 1870', '091019 2000', '105005 2010', '091019 2020'],
    ])('%s is one municipality', (_name, ...states) => {
      const units = states.map((state) => {
        const [code = '', year = ''] = state.split(' ');
        return unit(code, `${year}-01-01`);
      });
      expect(units[0]).toBeDefined();
      expect(new Set(units).size).toBe(1);
    });

    it('gives an end the code that the municipality had last, though for no day', () => {
      const end = endsOf('ES').find(({ code, date }) => code === '068801' && date === '1927-01-12');
      expect(end).toMatchObject({ name: 'Castellammare Adriatico', related: { is: 'unit', id: unit('068028', '1927-01-12') } });
      const pescara = history.versions.find(({ level, code, from }) => level === 'uts' && code === '068' && from === '1927-01-12');
      expect(end?.utsId).toBe(pescara?.unitId);
    });

    it('ends Montalcino in the new Montalcino of 2017, and Baranzate in Bollate from 2003 to 2004', () => {
      const [montalcino] = endsOf('ES').filter(({ code }) => code === '052014');
      expect(montalcino?.related).toEqual({ is: 'unit', id: unit('052037', '2017-01-01'), certainty: 'dichiarato' });
      const baranzate = unit('015250', '2020-01-01');
      expect(
        changes.filter(({ unitId, date }) => unitId === baranzate && date > '1990').map(({ kind, date }) => `${date} ${kind}`),
      ).toEqual(['2001-12-12 CS', '2003-03-06 ES', '2004-06-08 CS']);
    });
  });

  describe('joining Italy', () => {
    const annexed = (level: 'comune' | 'uts') =>
      groupBy(
        history.changes.filter((change) => change.level === level && change.kind === 'PV' && change.related.is === 'abroad'),
        ({ date }) => date,
      );

    it('is the beginning of those that came from a foreign state, Fiume among them', () => {
      expect([...annexed('comune')].map(([date, all]) => `${date} ${all.length}`)).toEqual([
        '1866-11-20 839',
        '1871-01-15 227',
        '1920-10-16 589',
        '1921-01-05 251',
        '1924-02-23 1',
      ]);
      expect(
        annexed('comune')
          .get('1924-02-23')
          ?.map(({ name }) => name),
      ).toEqual(['Fiume']);
      expect([...annexed('uts')].map(([date, all]) => `${date} ${all.map(({ name }) => name).sort()}`)).toEqual([
        '1866-11-20 Belluno,Mantova,Padova,Rovigo,Treviso,Udine,Venezia,Verona,Vicenza',
        '1871-01-15 Roma',
        '1920-10-16 Venezia Tridentina',
        '1921-01-05 Venezia Giulia',
        '1924-02-23 Fiume',
      ]);
    });

    it('has no other side on the first day of the history', () => {
      const first = changes.filter(({ date }) => date === '1861-03-17');
      expect(first).toHaveLength(7720);
      expect(new Set(first.map(({ kind, related }) => `${kind} ${related.is}`))).toEqual(new Set(['PV none']));
    });

    it('passes Fiume, Pola and Zara to a foreign state in 1947', () => {
      const ceded = history.changes.filter(({ level, kind }) => level === 'uts' && kind === 'AS');
      expect(ceded.map(({ name, date, related }) => `${name} ${date} ${related.is}`)).toEqual([
        'Fiume 1947-09-16 abroad',
        'Pola 1947-09-16 abroad',
        'Zara 1947-09-16 abroad',
      ]);
    });

    it('leaves start + born - ceased = end for each of 5.000 pairs of days', () => {
      const numbers = random(SEED);
      const days = Array.from({ length: 100 }, () =>
        new Date(Date.UTC(1861, 2, 17) + Number(numbers.next().value) * 5.21e12).toISOString().slice(0, 10),
      ).sort();
      const moves = (kinds: readonly string[]) => [
        ...new Map(
          changes.filter(({ kind }) => kinds.includes(kind ?? '')).map((change) => [`${change.unitId} ${change.date}`, change.date]),
        ).values(),
      ];
      const [born, ceased] = [moves(['CS', 'PV']), moves(['ES', 'AS'])];
      const within = (dates: readonly string[], from: string, to: string) => dates.filter((date) => date > from && date <= to).length;
      const counts = new Map(days.map((day) => [day, numberOn(day)]));
      days.forEach((from, index) => {
        for (const to of days.slice(index)) {
          expect(Number(counts.get(from)) + within(born, from, to) - within(ceased, from, to), `${from} ${to}`).toBe(counts.get(to));
        }
      });
    });
  });

  it('agrees with the record line by line for three hundred municipalities drawn at random', () => {
    const numbers = random(SEED);
    const codes = [...new Set([...ended, ...since1991].map((row) => row['Codice Comune'] ?? ''))].sort();
    const drawn = Array.from({ length: 300 }, () => codes[Math.floor(Number(numbers.next().value) * codes.length)] ?? '');
    for (const code of drawn) {
      for (const row of ended.filter((candidate) => candidate['Codice Comune'] === code)) {
        const date = isoDay(row['Data evento']);
        const successors = changes
          .filter((change) => change.date === date && change.code === code && change.kind === row['Tipo variazione'])
          .map(other);
        expect(successors).toContain(row['Codice Comune associato'] || 'abroad');
        const name = changes.find((change) => change.date === date && change.code === code)?.name;
        expect(name?.toLowerCase()).toBe(row.Comune?.toLowerCase());
      }
      for (const row of since1991.filter((candidate) => candidate['Codice Comune'] === code)) {
        const date = isoDay(row['Data evento']);
        const kind = row['Tipo variazione']?.split('-')[0];
        const unitId = kind === 'CS' ? unit(code, date) : (unit(code, before(date)) ?? unit(code, date));
        expect(changes.some((change) => change.unitId === unitId && change.date === date && change.kind === kind)).toBe(true);
      }
    }
  });

  describe('names of the time', () => {
    const provinces = () => new Timeline(history.versions.filter(({ level }) => level === 'uts'));

    it.each([
      ['084', '1861-03-17', 'Girgenti', 'dichiarato'],
      ['084', '1921-12-01', 'Girgenti', 'dichiarato'],
      ['084', '1925-01-01', 'Girgenti o Agrigento (nome tra il 1921 e il 1931)', 'dedotto'],
      ['084', '1931-04-21', 'Agrigento', 'dichiarato'],
      ['084', '1940-01-01', 'Agrigento', 'dichiarato'],
      ['008', '1900-01-01', 'Porto Maurizio', 'dichiarato'],
      ['008', '1931-04-21', 'Imperia', 'dichiarato'],
      ['061', '1865-01-01', 'Terra del Lavoro', 'dichiarato'],
      ['065', '1861-12-31', 'Principato Citeriore', 'dichiarato'],
      ['071', '1861-12-31', 'Capitanata', 'dichiarato'],
      ['089', '1861-12-31', 'Noto', 'dichiarato'],
      // the census of 1871 has two names for this code
      ['079', '1871-12-31', 'Calabria Ulteriore II', 'dichiarato'],
      ['054', '1881-12-31', 'Umbria', 'dichiarato'],
      ['040', '1936-04-21', 'Forlì', 'dichiarato'],
      ['021', '1931-04-21', 'Bolzano/Bozen', 'dichiarato'],
      // the censuses write Latina and Enna, the municipality that gives the province its name had another one
      ['059', '1936-04-21', 'Littoria', 'dedotto'],
      ['059', '1945-06-22', 'Latina', 'dichiarato'],
      ['086', '1927-01-12', 'Castrogiovanni', 'dedotto'],
      ['058', '2026-05-11', 'Roma', 'dichiarato'],
    ])('of province %s on %s is %s (%s)', (code, date, name, certainty) => {
      expect(provinces().at(code, date)).toMatchObject({ name, certainty });
    });

    it('are a change of name only where its day is known', () => {
      const renames = history.changes.filter(({ level, kind }) => level === 'uts' && kind === 'CD');
      expect(renames.map(({ date, code, name }) => `${date} ${code} ${name}`)).toEqual([
        '1927-12-01 086 Enna',
        '1930-11-18 011 La Spezia',
        '1945-06-22 059 Latina',
      ]);
    });

    it('make the region Abruzzi e Molise until Molise begins', () => {
      const regions = new Timeline(history.versions.filter(({ level }) => level === 'regione'));
      expect(['1948-01-01', '1964-01-18', '1964-01-19'].map((date) => regions.at('13', date)?.name)).toEqual([
        'Abruzzi e Molise',
        'Abruzzi e Molise',
        'Abruzzo',
      ]);
    });

    it('follow one another without a gap or an overlap', () => {
      const torn = [...provinces().byUnit.values()].flatMap((versions) =>
        versions.filter((version, index) => {
          const next = versions[index + 1];
          return (version.to ?? '9999') <= version.from || (next !== undefined && (version.to ?? '9999') > next.from);
        }),
      );
      expect(torn).toEqual([]);
    });

    it('leave each change between the versions that it names', () => {
      const byId = new Map(history.versions.map((version) => [version.id, version]));
      expect(byId.size).toBe(history.versions.length);
      const torn = history.changes.filter(({ beforeId, afterId, date, unitId }) => {
        const [earlier, later] = [byId.get(beforeId ?? -1), byId.get(afterId ?? -1)];
        return (
          (beforeId !== null && (earlier?.to !== date || earlier.unitId !== unitId)) ||
          (afterId !== null && (later?.from !== date || later.unitId !== unitId))
        );
      });
      expect(torn).toEqual([]);
    });

    it('hold the compartments from the census of 1871 and the circondari of that of 1911', () => {
      expect(
        history.snapshots
          .filter(({ report }) => [44, 46, 47].includes(report))
          .map(({ report, date, rows }) => `${report} ${date} ${rows.length}`),
      ).toEqual(
        expect.arrayContaining(['44 1871-12-31 16', '44 1921-12-01 18', '46 1931-04-21 18', '46 1936-04-21 18', '47 1911-06-10 284']),
      );
    });
  });

  it('has every former name of report 130 for the municipality that it says, and no other', () => {
    const spelled = (name = '') =>
      name
        .toLowerCase()
        .replace(/\s+/g, ' ')
        .replace(/ ?[-/] ?/g, '/');
    const lastCodes = new Map([...endsOf('ES'), ...endsOf('AS')].map((end) => [`${end.unitId} ${end.date}`, end.code]));
    const ours = [...municipal.byUnit].flatMap(([unitId, versions]) => {
      const last = versions.at(-1);
      const code = last?.to ? lastCodes.get(`${unitId} ${last.to}`) : last?.code;
      return versions.filter(({ name }) => name !== last?.name).map((version) => `${version.code} ${spelled(version.name)} > ${code}`);
    });
    const recorded = formerNames.map(
      (row) => `${row['Codice Comune']} ${spelled(row['Denominazione precedente'])} > ${row['Codice Comune corrente']}`,
    );
    expect(formerNames).toHaveLength(3018);
    expect([...new Set(ours)].sort()).toEqual([...new Set(recorded)].sort());
  });
});

const before = (date: string) => new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);
