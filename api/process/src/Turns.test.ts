import { expect, it } from 'vitest';
import { Turns } from './Turns.ts';

it('lets one who waits leave: the next has the turn', async () => {
  const turns = new Turns(1);
  const giveBack = await turns.take();
  const gone = new AbortController();
  const [left, next] = [turns.take(gone.signal), turns.take()];
  gone.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  expect(turns.waiting).toBe(1);
  giveBack();
  (await next)();
  expect([turns.running, turns.waiting]).toEqual([0, 0]);
});

it('lets as many go on as it says, and the others in their order', async () => {
  const turns = new Turns(2);
  const begun: string[] = [];
  const begin = async (name: string) => {
    const giveBack = await turns.take();
    begun.push(name);
    return giveBack;
  };
  const [a, , c, d] = [begin('a'), begin('b'), begin('c'), begin('d')];
  const endA = await a;
  expect([begun, turns.waiting]).toEqual([['a', 'b'], 2]);
  endA();
  endA();
  const endC = await c;
  expect([begun, turns.waiting]).toEqual([['a', 'b', 'c'], 1]);
  endC();
  await d;
  expect([begun, turns.waiting]).toEqual([['a', 'b', 'c', 'd'], 0]);
});
