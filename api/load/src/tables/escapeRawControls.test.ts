import { expect, it } from 'vitest';
import { escapeRawControls } from './escapeRawControls.ts';

it('makes JSON with raw line breaks, tabs and other control characters in strings readable, and changes nothing else', () => {
  const raw = '{"a": "one\r\ntwo\tthree\u0001",\n "b\n": "\\"quoted\n\\\\"}';
  expect(() => JSON.parse(raw)).toThrow();
  expect(JSON.parse(escapeRawControls(raw))).toEqual({ a: 'one\r\ntwo\tthree\u0001', 'b\n': '"quoted\n\\' });
});

it('leaves valid JSON as it is', () => {
  const valid = '{\n\t"a": "\\u000a \\"x\\"", "b": [1, 2]\n}';
  expect(escapeRawControls(valid)).toBe(valid);
});
