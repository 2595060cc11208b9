import { RecordedHistory, sameNumbers } from '@territori/api-testing/RecordedHistory';
import { openHistory } from '@territori/api-testing/testHistory';
import { dayNumber, isoDay, membersBetween, SuccessionBetween } from '@territori/traduzione/storia';
import { describe, expect, it } from 'vitest';
import type { Passage } from '../model.ts';
import { covers, dayBefore } from '../period.ts';

const [recorded, index] = await Promise.all([RecordedHistory.read(), openHistory()]);

const province = (code: string, day: string) =>
  recorded.history.versions.find((version) => version.level === 'uts' && version.code === code && covers(version, day))?.unitId ?? 0;
const nameOf = (unit: number) => recorded.history.versions.findLast(({ unitId }) => unitId === unit)?.name;
const actOf = ({ actId }: Passage) => recorded.history.acts.find(({ id }) => id === actId)?.text ?? null;
const between = (from: number) => recorded.history.passages.filter(({ fromId, kind }) => fromId === from && kind !== 'CE');

describe('the passages of provinces', () => {
  it('are the foundations of Vercelli and Verbano-Cusio-Ossola from Novara, with the act where a source has it', () => {
    const passages = between(province('003', '1991-10-20'));
    expect(passages.map((passage) => [passage.date, nameOf(passage.toId), passage.whole, actOf(passage)])).toEqual([
      ['1927-01-12', 'Vercelli', false, null],
      ['1995-01-01', 'Verbano-Cusio-Ossola', false, 'D.LGS. N. 277 del 30/04/1992'],
    ]);
  });

  it('have the share of the people of the last census before', () => {
    const [, ossola] = between(province('003', '1991-10-20'));
    const living = (day: string, parent: number) =>
      recorded.history.versions
        .filter((version) => version.level === 'comune' && version.utsId === parent && covers(version, day))
        .reduce(
          (sum, { unitId }) =>
            sum +
            (recorded.history.sizes.find((size) => size.unitId === unitId && size.censusYear === 1991)?.legalPopulation ?? Number.NaN),
          0,
        );
    const [before, after] = [living('1994-12-31', ossola?.fromId ?? 0), living('1995-01-01', ossola?.toId ?? 0)];
    expect(ossola?.population).toEqual({ share: Math.round((after / before) * 1e6) / 1e6, year: 1991 });
  });

  it('leave a province that ended to all that took it over, and their shares add up to one', () => {
    const sudSardegna = between(province('111', '2025-01-01'));
    expect(sudSardegna.map(({ toId }) => nameOf(toId)).sort()).toEqual([
      'Cagliari',
      'Medio Campidano',
      'Nuoro',
      'Ogliastra',
      'Sulcis Iglesiente',
    ]);
    expect(sudSardegna.every(({ whole, kind }) => whole && kind === 'ES')).toBe(true);
    expect(sudSardegna.reduce((sum, { population }) => sum + (population?.share ?? Number.NaN), 0)).toBeCloseTo(1, 5);
  });
});

describe.each(['uts', 'regione'] as const)('the passages of a level (%s)', (level) => {
  const parentOn = (day: number) => (municipality: number) => {
    const uts = index.comune.at(municipality, day)?.parent ?? null;
    return level === 'uts' || uts === null ? uts : (index.uts.at(uts, day)?.parent ?? null);
  };
  /** The pairs of units between which municipalities passed from one day to the next, as they stand beside each other. */
  const pairsOn = (iso: string): string[] => {
    const [before, day] = [dayBefore(iso), iso].map((one) => dayNumber(one) as number) as [number, number];
    const municipal = new SuccessionBetween(index.succession.comune, index.comune, before, day);
    const members = membersBetween(municipal, parentOn(before), parentOn(day));
    return [...members].flatMap(([from, passed]) =>
      [...passed.keys()].flatMap((to) => (to === null || to === from ? [] : `${from} ${to}`)),
    );
  };

  it('are what their municipalities did, on every day on which one passes and on thirty others', { timeout: 300_000 }, () => {
    const ofLevel = recorded.history.passages.filter((passage) => passage.level === level);
    const days = [...new Set(recorded.changes.map(({ date }) => date))].filter((day) => day > '1861-03-17');
    const numbers = sameNumbers();
    const others = Array.from({ length: 30 }, () => days[Math.floor((numbers.next().value as number) * days.length)] as string);
    for (const day of new Set([...ofLevel.map(({ date }) => date), ...others])) {
      const passages = ofLevel.filter(({ date }) => date === day).map(({ fromId, toId }) => `${fromId} ${toId}`);
      expect(passages.sort(), day).toEqual(pairsOn(day).sort());
    }
  });

  it('are the changes of both units, which name each other and the same act; one that came from abroad on that day keeps that beginning', () => {
    const changes = recorded.history.changes.filter((change) => change.level === level && change.related.is === 'unit');
    const stated = changes.map(
      ({ unitId, date, kind, related, actId }) => `${unitId} ${date} ${kind} ${related.is === 'unit' && related.id} ${actId}`,
    );
    const { passages } = recorded.history;
    const expected = passages.flatMap((passage): string[] => {
      if (passage.level !== level) return [];
      const { fromId, toId, date, kind, actId } = passage;
      const isFounded = !recorded.history.versions.some((version) => version.unitId === toId && covers(version, dayBefore(date)));
      const takes = kind === 'CE' ? 'AQ' : isFounded ? 'CS' : 'AQES';
      const isAnnexed = recorded.history.changes.some((change) => change.unitId === toId && change.date === date && change.kind === 'PV');
      const given = `${fromId} ${date} ${kind} ${toId} ${actId}`;
      return isAnnexed ? [given] : [given, `${toId} ${date} ${takes} ${fromId} ${actId}`];
    });
    expect(stated.sort()).toEqual(expected.sort());
  });
});

describe('the history file', () => {
  it('has the passages of the history, with their acts and weights', () => {
    const { history } = recorded;
    const acts = new Map(history.acts.map(({ id, text }) => [id, text]));
    for (const level of ['comune', 'uts', 'regione'] as const) {
      const expected = history.passages.filter((passage) => passage.level === level);
      const units = new Set(expected.map(({ fromId }) => fromId));
      const read = [...units].flatMap((unit) => index.succession[level].stepsFrom(unit));
      const shown = (list: readonly (readonly unknown[])[]) => list.map((row) => JSON.stringify(row)).sort();
      expect(
        shown(
          read.map(({ from, to, day, kind, whole, certainty, act, population, area }) => [
            from,
            to,
            isoDay(day),
            kind,
            whole,
            certainty,
            act,
            population,
            area,
          ]),
        ),
      ).toEqual(
        shown(
          expected.map(({ fromId, toId, date, kind, whole, certainty, actId, population, area }) => [
            fromId,
            toId,
            date,
            kind,
            whole,
            certainty,
            acts.get(actId ?? -1) ?? null,
            population,
            area,
          ]),
        ),
      );
    }
  });
});
