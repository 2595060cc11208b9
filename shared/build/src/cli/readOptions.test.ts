import { expect, it } from 'vitest';
import { readOptions } from './readOptions.ts';

const options = {
  share: { type: 'string', value: '<percent>', text: 'the visitors' },
  all: { type: 'boolean', text: 'of every part' },
} as const;
const read = (...args: string[]) => readOptions({ args, options }, 'npx territori example [--all]');

it('reads options', () => {
  expect(read('--share', '10', '--all').values).toEqual({ share: '10', all: true });
});

it.each([
  ['--shere', /^Unknown option '--shere'\. Did you mean --share\? Usage: npx territori example/],
  ['--al', /Did you mean --all\?/],
  ['--elsewhere', /^Unknown option '--elsewhere'\. Usage:/],
])('says of %s which option was meant, where one is near', (option, sentence) => {
  expect(() => read(option)).toThrow(sentence);
});
