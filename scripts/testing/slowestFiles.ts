/** How long the tests of a file took. */
export interface FileTime {
  readonly file: string;
  readonly seconds: number;
}

/** The parts that this script reads of Playwright's JSON report. A file is a suite, and its describes are suites in it. */
export interface BrowserSuite {
  readonly file: string;
  readonly suites?: readonly BrowserSuite[];
  readonly specs?: readonly { readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[] }[];
}

const millisecondsOf = ({ suites = [], specs = [] }: BrowserSuite): number =>
  suites.reduce((sum, suite) => sum + millisecondsOf(suite), 0) +
  specs
    .flatMap(({ tests }) => tests)
    .flatMap(({ results }) => results)
    .reduce((sum, { duration }) => sum + duration, 0);

/** The time of each file of a browser run: the sum over its tests, of which several may run at the same time. */
export const browserTimes = (suites: readonly BrowserSuite[], folder: string): FileTime[] =>
  suites.map((suite) => ({ file: `${folder}/${suite.file}`, seconds: millisecondsOf(suite) / 1000 }));

/** One line for each of the slowest files, the slowest first. */
export const slowestFiles = (times: readonly FileTime[], count = 10): string[] =>
  [...times]
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${file}`);
