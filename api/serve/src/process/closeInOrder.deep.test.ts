import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { CallsUnderWay } from '../http/CallsUnderWay.ts';
import { closeInOrder } from './closeInOrder.ts';

it('closes the server after its calls are answered, and the database last', async () => {
  const order: string[] = [];
  const app = fastify();
  const calls = new CallsUnderWay(app.server);
  app.get('/', async () => {
    await pause(200);
    order.push('answered');
    return 'done';
  });
  app.addHook('onClose', async () => void order.push('server closed'));
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const answer = new Promise<IncomingMessage>((resolve, reject) => get(origin, resolve).on('error', reject));
  await once(app.server, 'request');
  await closeInOrder(calls, 60_000, [app, { close: async () => order.push('database closed') }]);
  expect(await text(await answer)).toBe('done');
  expect(order).toEqual(['answered', 'server closed', 'database closed']);
});

it('rejects when a part does not close', async () => {
  const app = fastify();
  const never = { close: () => new Promise<void>(() => {}) };
  await expect(closeInOrder(new CallsUnderWay(app.server), 1000, [app, never])).rejects.toThrow(
    'Not everything was closed within 4 seconds',
  );
});
