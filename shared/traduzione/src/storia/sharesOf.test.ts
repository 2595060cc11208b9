import { describe, expect, it } from 'vitest';
import { sharesOf } from './sharesOf.ts';

describe('the shares of parts', () => {
  const large = new Map([
    [1991, 300],
    [2011, 400],
  ]);
  const small = new Map([[1991, 100]]);

  it('rest on the latest year for which every part has a figure', () => {
    expect(
      sharesOf(
        [
          ['large', large],
          ['small', small],
        ],
        'latest',
      ),
    ).toEqual(
      new Map([
        ['large', { share: 0.75, year: 1991 }],
        ['small', { share: 0.25, year: 1991 }],
      ]),
    );
    expect(sharesOf([['large', large]], 'latest')?.get('large')?.year).toBe(2011);
    expect(sharesOf([['large', large]], 'earliest')?.get('large')?.year).toBe(1991);
  });

  it('are not guessed where a part has no figure of a common year, or all are empty', () => {
    expect(
      sharesOf(
        [
          ['large', large],
          ['unknown', new Map()],
        ],
        'latest',
      ),
    ).toBeNull();
    expect(
      sharesOf(
        [
          ['large', new Map([[2011, 400]])],
          ['small', small],
        ],
        'latest',
      ),
    ).toBeNull();
    expect(sharesOf([['empty', new Map([[1991, 0]])]], 'latest')).toBeNull();
  });
});
