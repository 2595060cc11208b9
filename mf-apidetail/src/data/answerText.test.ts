import { expect, it } from 'vitest';
import { answerText, SHOWN_CHARACTERS } from './answerText.ts';
import { byteText } from './byteText.ts';

it.each([
  ['application/json; charset=utf-8', '{"a":1}', '{\n  "a": 1\n}'],
  ['application/problem+json', '{"a":1}', '{\n  "a": 1\n}'],
  ['application/json', '<half an answer', '<half an answer'],
  ['application/x-ndjson', '{"a":1}\n{"a":2}\n', '{"a":1}\n{"a":2}\n'],
  ['text/csv', 'a;b', 'a;b'],
])('a body of %s is shown as text', async (type, body, text) => {
  expect(await answerText(new Blob([body], { type }))).toEqual({ text, cut: false });
});

it('a long body is cut, and a body that is not text is not shown', async () => {
  const long = await answerText(new Blob(['x'.repeat(SHOWN_CHARACTERS + 1)], { type: 'text/csv' }));
  expect([long?.text.length, long?.cut]).toEqual([SHOWN_CHARACTERS, true]);
  expect(await answerText(new Blob(['PK'], { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' }))).toBeUndefined();
});

it.each([
  [0, '0 byte'],
  [842, '842 byte'],
  [12_345, '12,3 kB'],
  [1_000_000, '1 MB'],
])('%s bytes are %s', (bytes, text) => expect(byteText(bytes, 'it')).toBe(text));

it('bytes have the form of the language', () => expect([byteText(7, 'en'), byteText(12_345, 'en')]).toEqual(['7 bytes', '12.3 kB']));
