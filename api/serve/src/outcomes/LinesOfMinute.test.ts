import { expect, it } from 'vitest';
import { LinesOfMinute } from './LinesOfMinute.ts';

it('a line is admitted once a minute, and only so many of them', () => {
  const lines = new LinesOfMinute(2);
  expect(['a', 'a', 'b', 'c'].map((line) => lines.admits(line, 0))).toEqual([true, false, true, false]);
  expect(['a', 'c'].map((line) => lines.admits(line, 59_999))).toEqual([false, false]);
  expect(['c', 'a', 'b'].map((line) => lines.admits(line, 60_000))).toEqual([true, true, false]);
});
