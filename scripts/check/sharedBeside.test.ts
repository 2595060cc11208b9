import { expect, it } from 'vitest';
import { linesBeside } from './sharedBeside.ts';

const SHARED = ['..', 'shared'].join('/');
const PARTS = ['build', 'report-flow'];

it.each([`join(root, '${SHARED}')`, `the files of ${SHARED}/data.`, `'${SHARED}/fonti/confini'`, `${SHARED}/elenchi/`])(
  'a line that names a folder beside the clone is found: %s',
  (line) => {
    expect(linesBeside(`const a = 1;\n${line}\n`, PARTS)).toEqual([2]);
  },
);

it.each([`from '../${SHARED}/build/src/a.ts'`, `link:${SHARED}/report-flow`, `from '${SHARED}Modules.ts'`])(
  'the parts of the clone are accepted: %s',
  (line) => {
    expect(linesBeside(line, PARTS)).toEqual([]);
  },
);
