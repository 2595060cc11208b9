import { describe, expect, it } from 'vitest';
import { SMALL_STORIA } from '../testing/smallStoria.ts';
import {
  BadStoriaError,
  dayNumber,
  decodeSizes,
  decodeStoria,
  encodeSizes,
  encodeStoria,
  isoDay,
  type Sizes,
  type StoriaFile,
} from './index.ts';

const through = (file: unknown) => JSON.parse(JSON.stringify(file)) as StoriaFile;
const sorted = (storia: typeof SMALL_STORIA) => ({
  ...storia,
  versions: { ...storia.versions, comune: [...storia.versions.comune].sort((a, b) => a.unit - b.unit || a.from - b.from) },
  passages: {
    ...storia.passages,
    comune: [...storia.passages.comune].sort((a, b) => a.from - b.from || a.to - b.to || a.day - b.day),
  },
  facts: [...storia.facts].sort((a, b) => a.unit - b.unit || a.day - b.day),
});

describe('storia.json', () => {
  it('holds everything of the history', () => {
    const bilingual = {
      ...SMALL_STORIA,
      versions: {
        ...SMALL_STORIA.versions,
        comune: SMALL_STORIA.versions.comune.map((version) =>
          version.name === 'Gamma'
            ? { ...version, name: 'Gamma/Gams', otherName: 'Gams' }
            : { ...version, cadastral: version.name === 'Pi' ? null : version.cadastral },
        ),
      },
    };
    expect(sorted(decodeStoria(through(encodeStoria(bilingual))))).toEqual(sorted(bilingual));
  });

  it('has the same bytes in whatever order the rows came', () => {
    const turned = {
      ...SMALL_STORIA,
      passages: { ...SMALL_STORIA.passages, comune: SMALL_STORIA.passages.comune.toReversed() },
      facts: SMALL_STORIA.facts.toReversed(),
      versions: { ...SMALL_STORIA.versions, comune: SMALL_STORIA.versions.comune.toReversed() },
    };
    expect(JSON.stringify(encodeStoria(turned))).toBe(JSON.stringify(encodeStoria(SMALL_STORIA)));
  });

  it('of another format is refused', () => {
    expect(() => decodeStoria({ formato: 2 } as unknown as StoriaFile)).toThrow(BadStoriaError);
  });
});

describe('dimensioni.json', () => {
  const size = (from: string | null, to: string | null, population: number | null, area: number | null) => ({
    from,
    to,
    population,
    census: population === null ? null : 1991,
    area,
    areaYear: area === null ? null : 2018,
  });
  const through = (sizes: Sizes) => decodeSizes(JSON.parse(JSON.stringify(encodeSizes(sizes))));

  it('holds the sizes over time', () => {
    const sizes: Sizes = new Map([
      [10010030, [size('1991-10-20', '2011-10-09', 10, 1.2345), size('2011-10-09', null, 30, 1.2)]],
      [10010010, [size(null, null, null, null)]],
    ]);
    expect(through(sizes)).toEqual(sizes);
  });

  it('joins sizes that meet and are the same', () => {
    const sizes = new Map([[10010030, [size(null, '2001-01-01', 10, 1), size('2001-01-01', '2005-01-01', 10, 1)]]]);
    expect(through(sizes)).toEqual(new Map([[10010030, [size(null, '2005-01-01', 10, 1)]]]));
  });

  it('that was made before it held them over time is read', () => {
    const { serie: _, ...former } = encodeSizes(new Map([[10010030, [size(null, null, 10, 1.23)]]]));
    expect(decodeSizes(former)).toEqual(new Map([[10010030, [{ ...size(null, null, 10, 1.23), areaYear: 1991 }]]]));
  });
});

describe('a day', () => {
  it.each(['1861-03-17', '1969-12-31', '2024-02-29'])('%s is read and written', (iso) => {
    expect(isoDay(dayNumber(iso) as number)).toBe(iso);
  });
  it.each(['2023-02-29', '2023-2-1', '', '31/12/2020'])('"%s" is none', (text) => {
    expect(dayNumber(text)).toBeUndefined();
  });
});
