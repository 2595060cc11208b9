import { expect, it } from 'vitest';
import { COMMENT_COLUMNS, longCommentLines } from './longComments.ts';

const wide = 'x'.repeat(COMMENT_COLUMNS);

it.each([
  ['a.ts', `// ${wide}`],
  ['a.tsx', `  /** ${wide} */`],
  ['a.mjs', ` * ${wide}`],
  ['a.sql', `-- ${wide}`],
])('a comment line of more than 140 columns is found in %s', (path, line) => {
  expect(longCommentLines(path, `const a = 1;\n${line}\n`)).toEqual([2]);
});

it.each([
  ['code', 'a.ts', `const text = '${wide}';`],
  ['a directive', 'a.ts', `// biome-ignore lint/rule: ${wide}`],
  ['a comment line of exactly 140 columns', 'a.sql', `-- ${wide.slice(3)}`],
])('%s is accepted', (_, path, line) => {
  expect(longCommentLines(path, line)).toEqual([]);
});
