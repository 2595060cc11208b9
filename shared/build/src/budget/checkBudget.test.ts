import { describe, expect, it } from 'vitest';
import { checkBudget, type Weights } from './checkBudget.ts';

const budget = { entry: 9_000, firstPage: 25_000 };
const before: Weights = {
  parts: { entry: 8_000, firstPage: 20_000 },
  modules: { './src/pages/List.tsx': 4_000, 'dayjs/dayjs.min.js': 7_000 },
  files: {},
};
const after: Weights = {
  parts: { entry: 8_000, firstPage: 26_500 },
  modules: { './src/pages/List.tsx': 4_100, 'dayjs/dayjs.min.js': 7_000, 'lodash/lodash.js': 540_000 },
  files: {},
};

describe('the budget of a build', () => {
  it('accepts a build within it', () => {
    expect(() => checkBudget('glossario', budget, before)).not.toThrow();
  });

  it('names the part, the excess, and the modules that grew since the previous build, largest growth first', () => {
    expect(() => checkBudget('glossario', budget, after, before)).toThrowError(
      /^glossario is over its budget: firstPage weighs 26500 bytes gzip, 1500 over its budget of 25000\.\n.*\n {2}\+540000 \(now 540000\) lodash\/lodash\.js\n {2}\+100 \(now 4100\) \.\/src\/pages\/List\.tsx$/,
    );
  });

  it('names the largest modules when there is no previous build', () => {
    expect(() => checkBudget('glossario', budget, after)).toThrowError(
      /Its largest modules.*\n {2}540000 lodash\/lodash\.js\n {2}7000 dayjs/,
    );
  });
});
