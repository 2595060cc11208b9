import { expect, it } from 'vitest';
import { isGoodEnough } from './goodEnough.ts';

const counts = (attempts: number, failures = 0) => ({ attempts, failures });

it.each([
  ['after so many good loads', counts(200), counts(1000), true],
  ['not before', counts(199), counts(1000), false],
  ['not with loads that failed', counts(210, 11), counts(1000), false],
  ['not when it clearly fails more often than the running one', counts(260, 40), counts(1000, 2), false],
  ['when it fails as often as the running one', counts(260, 40), counts(1000, 150), true],
  ['beside a running one that has too few loads, when nearly none failed', counts(202, 1), counts(20), true],
  ['beside such a one not when some failed', counts(204, 4), counts(20), false],
])('a staged version is for all visitors %s', (_, staged, running, is) => {
  expect(isGoodEnough(staged, running, 200)).toBe(is);
});
