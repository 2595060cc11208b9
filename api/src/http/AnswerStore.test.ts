import { describe, expect, it } from 'vitest';
import { AnswerStore } from './AnswerStore.ts';

const answer = (bytes: number) => ({ body: Buffer.alloc(bytes), headers: {} });

describe('AnswerStore', () => {
  it('drops the answer unused for longest when full', () => {
    const store = new AnswerStore(800);
    for (let index = 0; index < 8; index += 1) store.set(`${index}`, answer(100));
    store.get('0');
    store.set('8', answer(100));
    expect(store.get('0')).toBeDefined();
    expect(store.get('1')).toBeUndefined();
    expect(store.get('8')).toBeDefined();
  });

  it('does not keep an answer that would push out many others', () => {
    const store = new AnswerStore(800);
    store.set('large', answer(101));
    expect(store.get('large')).toBeUndefined();
  });

  it('counts a replaced answer once', () => {
    const store = new AnswerStore(800);
    for (let round = 0; round < 20; round += 1) store.set('same', answer(100));
    store.set('other', answer(100));
    expect(store.get('same')).toBeDefined();
  });
});
