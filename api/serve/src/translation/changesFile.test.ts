import { impliedSince1991 } from '@territori/api-testing/impliedSince1991';
import { recordRows } from '@territori/api-testing/recordRows';
import { day, openHistory } from '@territori/api-testing/testHistory';
import { recogniseAs, type Table, translateList } from '@territori/traduzione';
import { describe, expect, it } from 'vitest';

const index = await openHistory();
const changes = impliedSince1991(await recordRows('situas_129_2026-05-11'));

/** Pairs of days since 1991, from a few weeks to 35 years apart. */
const PAIRS = [
  ['1991-01-01', '2026-05-01'],
  ['1991-10-20', '2001-10-21'],
  ['1995-01-01', '2011-10-09'],
  ['1998-06-15', '2009-07-01'],
  ['2001-10-21', '2011-10-09'],
  ['2006-01-01', '2016-05-01'],
  ['2009-06-01', '2009-07-01'],
  ['2013-12-31', '2014-03-01'],
  ['2015-12-31', '2020-01-01'],
  ['2019-05-31', '2025-01-01'],
] as const;

/** Founded on 12/12/2001, annulled on 06/03/2003 and founded again on 08/06/2004. */
const BARANZATE = '015250';

describe('the translation of all municipalities', () => {
  it.each(PAIRS)(
    'from %s to %s is what the published file of changes (report 129) implies',
    (from, to) => {
      const codes = index.comune.versions
        .filter((version) => version.from <= day(from) && day(from) < version.to && version.code !== BARANZATE)
        .map(({ code }) => code);
      const table: Table = { sheet: null, separator: null, header: ['codice'], hasHeader: true, rows: codes.map((code) => [code]) };
      const recognition = recogniseAs(index, table, { kinds: ['comune'], column: 0 });
      const { outcomes } = translateList(index, table, recognition, day(from), day(to));
      const found = outcomes.map(({ target, candidates }) => (target ? [target] : candidates).map(({ code }) => code).sort());
      const different = codes.flatMap((code, line) => {
        const implied = changes.follow(code, from, to);
        return String(found[line]) === String(implied) ? [] : [{ code, implied, found: found[line] }];
      });
      expect(codes.length).toBeGreaterThan(7800);
      expect(different).toEqual([]);
    },
    60_000,
  );
});
