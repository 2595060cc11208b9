import { expect, it } from 'vitest';
import { AnswerMemory, type KeptAnswer, LONGEST_KEPT } from './AnswerMemory.ts';

const answer = (bytes = 1): KeptAnswer => ({ body: Buffer.alloc(bytes), headers: {} });

it('drops every answer when an edition or a day begins, and keeps none that was made before', () => {
  const memory = new AnswerMemory();
  memory.find('1 monday', 'regions');
  memory.keep('1 monday', 'regions', answer());
  expect(memory.find('1 monday', 'regions')).toBeDefined();
  expect(memory.find('2 monday', 'regions')).toBeUndefined();
  memory.keep('1 monday', 'regions', answer());
  expect([memory.find('2 monday', 'regions'), memory.find('1 monday', 'regions'), memory.bytes]).toEqual([undefined, undefined, 0]);
});

it('is bounded by bytes, in which the addresses count: what nobody asked for longest goes first', () => {
  const memory = new AnswerMemory();
  memory.find('1', 'first');
  memory.keep('1', 'too long', answer(LONGEST_KEPT + 1));
  expect(memory.find('1', 'too long')).toBeUndefined();
  memory.keep('1', 'first', answer());
  for (let index = 0; index < 100; index += 1) memory.keep('1', `${index}${'a'.repeat(400_000)}`, answer());
  expect(memory.find('1', 'first')).toBeUndefined();
  expect(memory.bytes).toBeGreaterThan(LONGEST_KEPT);
  expect(memory.bytes).toBeLessThanOrEqual(4 * LONGEST_KEPT);
});
