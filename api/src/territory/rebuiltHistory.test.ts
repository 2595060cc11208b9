import { beforeAll, describe, expect, it } from 'vitest';
import { recognise } from '../ingest/formats.ts';
import { readReportRows } from '../ingest/readReportRows.ts';
import { RecordedHistory } from '../testing/RecordedHistory.ts';
import { HAS_RECORD, REAL_RECORD, recordedSources } from '../testing/realSources.ts';
import { openApp } from '../testing/testApp.ts';
import { openRecord } from '../testing/testDatabase.ts';
import { buildHistory } from './buildHistory.ts';
import { groupBy } from './groupBy.ts';
import type { History, Version } from './model.ts';
import { covers } from './period.ts';
import { canRebuild } from './rebuiltSpells.ts';
import type { Sources } from './sources.ts';

if (!HAS_RECORD) console.warn(`Not run: the tests of the history made of reports, because ${REAL_RECORD} is not there`);

const LAST_DAY = '2026-05-11';
const PERIOD = `pdatada=1861-03-17&pdataa=${LAST_DAY}`;

/** Every code with every name that a municipality had, with its first and last day. Boundaries without a reason are left out. */
function states({ versions }: History): string[] {
  const municipal = groupBy(
    versions.filter(({ level }) => level === 'comune'),
    ({ unitId }) => unitId,
  );
  const text = ({ code, name, from, to }: Version) => `${code} ${name.toLowerCase()} ${from} ${to}`;
  return [...municipal.values()].flatMap((own) => {
    const joined: Version[] = [];
    for (const version of own) {
      const last = joined.at(-1);
      if (last && last.to === version.from && last.code === version.code && last.name === version.name) last.to = version.to;
      else joined.push({ ...version });
    }
    return joined.map(text);
  });
}

describe.skipIf(!HAS_RECORD)('a history made of report 51 at 17/03/1861 and of the reports of changes since', () => {
  let whole: History;
  let sources: Sources;
  let rebuilt: History;

  beforeAll(async () => {
    whole = (await RecordedHistory.read()).history;
    sources = { ...(await recordedSources()), spells: [], traces: [] };
    const api = await openApp('pglite', {}, openRecord);
    try {
      for (const [report, dates, day] of [
        [51, 'pdata=1861-03-17', '1861-03-17'],
        [98, PERIOD, LAST_DAY],
        [100, PERIOD, LAST_DAY],
        [104, PERIOD, LAST_DAY],
        [105, PERIOD, LAST_DAY],
      ] as const) {
        const { rawPayload } = await api.get(`/publish/reportspooljson?pfun=${report}&${dates}`);
        const { format, table } = recognise(readReportRows(`situas_${report}_${day}.json`, rawPayload, report));
        format.read(table, sources);
      }
    } finally {
      await api.dispose();
    }
    rebuilt = buildHistory(sources);
  }, 600_000);

  it('needs the first list, the beginnings and the ends', () => {
    expect(canRebuild(sources)).toBe(true);
    expect(canRebuild({ ...sources, firstMunicipalities: [] })).toBe(false);
    expect(canRebuild({ ...sources, reportedChanges: [] })).toBe(false);
    expect(canRebuild({ ...sources, declared: sources.declared.filter(({ of }) => of !== 'ends') })).toBe(false);
  });

  it('has every code with every name and its days as the vocabulary has them: 18.796 of 18.796', () => {
    const [ours, theirs] = [states(rebuilt).sort(), states(whole).sort()];
    expect(theirs).toHaveLength(18_796);
    expect(ours).toEqual(theirs);
  });

  it.each(['1948-01-01', '1963-12-31', '1964-01-19', '2010-01-01', LAST_DAY])(
    'has on %s each municipality in the region that it had',
    (date) => {
      const regions = ({ versions }: History) => {
        const codes = new Map(versions.filter(({ level }) => level === 'regione').map(({ unitId, code }) => [unitId, code]));
        return versions
          .filter((version) => version.level === 'comune' && covers(version, date))
          .map(({ code, regionId }) => `${code} ${codes.get(regionId ?? -1)}`)
          .sort();
      };
      expect(regions(rebuilt)).toEqual(regions(whole));
    },
  );
});
