import type { Confini } from '@territori/contract/v1';
import en from '@territori/languages/en/mf-territorio.json';
import type { DayMap, ShownDay } from '@territori/report-flow/map';
import { renderPage } from '@territori/testing';
import { describe, expect, it } from 'vitest';
import italian from '../../messages/it.json';
import { useDescribedMap } from './useDescribedMap.ts';

const DAY = '1931-01-01';

/** Units 1 and 2 share their areas, 2 and 3 lie in Liguria, 4 was ceded. */
const units = [
  { id: 1, sharedWith: ['2'] },
  { id: 2, sharedWith: ['1'] },
  { id: 3, sharedWith: [] },
];
const day = { unitsWhere: () => units } as unknown as DayMap;
const regions: Readonly<Record<number, readonly string[]>> = { 1: ['01'], 2: ['07'], 3: ['07'], 4: [], 5: ['07'] };
const isIn = (region: string, unit: number) => regions[unit]?.includes(region);
const versions = { isIn } as unknown as ShownDay['versions'];
const boundaries = {
  data: DAY,
  frase: 'Confini del 01/01/2010. 2 comuni sono disegnati insieme. 2 comuni non sono disegnati.',
  frase_insieme: 'Confini del 01/01/2010.',
  condivise: 2,
  non_disegnate: [{ id: 4 }, { id: 5 }],
} as unknown as Confini;

function described(region: string | null, changed: Partial<Pick<ShownDay, 'boundaries' | 'day' | 'versions'>> = {}, date = DAY) {
  let found: ReturnType<typeof useDescribedMap> = { sentence: undefined, undrawn: [] };
  const Page = () => {
    found = useDescribedMap({ boundaries, day, versions, ...changed }, date, region);
    return null;
  };
  renderPage(Page, { messages: { it: italian, en } }).unmount();
  return { sentence: found.sentence, undrawn: found.undrawn.map(({ id }) => id) };
}

const HATCHED = 'Le unità disegnate insieme ad altre sono tratteggiate.';

describe('what the map says of its boundaries', () => {
  it('is the sentence of the API for the whole country', () => {
    expect(described(null)).toEqual({ sentence: `${boundaries.frase} ${HATCHED}`, undrawn: [4, 5] });
  });

  it('counts the units of a region that is seen from near', () => {
    expect(described('07')).toEqual({
      sentence: `Confini del 01/01/2010. 1 unità disegnata insieme ad altre. 1 unità non disegnata. ${HATCHED}`,
      undrawn: [5],
    });
    expect(described('20')).toEqual({ sentence: 'Confini del 01/01/2010.', undrawn: [] });
  });

  it('waits for the answer about the day, and for the units that it counts', () => {
    expect(described(null, {}, '1932-01-01')).toEqual({ sentence: undefined, undrawn: [] });
    expect(described('07', { day: undefined })).toEqual({ sentence: undefined, undrawn: [] });
  });
});
