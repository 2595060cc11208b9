/** The parts that this script reads of Vitest's JSON report. `name` is the path of a file, `message` says why the whole file failed. */
export interface UnitFiles {
  readonly testResults: readonly {
    readonly name: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

/** The parts that this script reads of Playwright's JSON report. */
export interface BrowserTests {
  readonly file: string;
  readonly title: string;
  readonly suites?: readonly BrowserTests[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly errors?: readonly { readonly message?: string }[] }[];
    }[];
  }[];
}

const firstLine = (message: string | undefined): string => (message ? ` (${message.trim().split('\n')[0]})` : '');

/** One line for each test that did not pass, with its file and why: failed, or skipped. A file that cannot be read has one for itself. */
export function failedUnits({ testResults }: UnitFiles, root: string): string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = name.replace(`${root}/`, '');
    const tests = assertionResults
      .filter(({ status }) => status !== 'passed')
      .map(({ fullName, status, failureMessages }) => `${status}  ${file}: ${fullName}${firstLine(failureMessages?.[0])}`);
    const whole = message && !tests.some((line) => line.startsWith('failed')) ? [`failed  ${file}${firstLine(message)}`] : [];
    return [...whole, ...tests];
  });
}

/** One line for each browser test that did not pass in any try. A file is a suite, and its describes are suites in it. */
export const failedPages = (suites: readonly BrowserTests[], folder: string): string[] =>
  suites.flatMap(({ file, suites: inner = [], specs = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'skipped')
        .map(({ status, results }) => {
          const why = results.at(-1)?.errors?.[0]?.message;
          return `${status === 'skipped' ? 'skipped' : 'failed'}  ${folder}/${file}: ${title}${firstLine(why)}`;
        }),
    ),
    ...failedPages(inner, folder),
  ]);
