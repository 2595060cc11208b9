import { expect, it } from 'vitest';
import { jsonOfLines } from './changesFile.ts';

it.each([
  ['{"a":1}\n{"a":"x\\ny"}\n', [{ a: 1 }, { a: 'x\ny' }]],
  ['', []],
])('makes a list of the lines %j', async (lines, list) => {
  expect(JSON.parse(await (await jsonOfLines(new Blob([lines]))).text())).toEqual(list);
});
