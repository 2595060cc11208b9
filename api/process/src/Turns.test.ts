import { expect, it } from 'vitest';
import { Turns } from './Turns.ts';

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
