import { tokens as table } from '@fluentui/react-components';
import { expect, it } from 'vitest';
import { tokens } from './tokensByName.js';

it('gives every token of Fluent the value that its table has', () => {
  const names = Object.keys(table) as (keyof typeof table)[];
  expect(names.length).toBeGreaterThan(400);
  for (const name of names) expect(tokens[name], name).toBe(table[name]);
});
