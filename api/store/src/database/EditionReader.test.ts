import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EditionReader } from './EditionReader.ts';

describe('the edition in service', () => {
  let answers: (() => Promise<unknown[]>)[];
  let asked: number;
  let reader: EditionReader;
  const edition = (id: number) => () => Promise.resolve([{ id }]);
  const away = () => Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
  const never = () => new Promise<never>(() => {});
  const ids = async () => (await reader.current())?.id;
  beforeEach(() => {
    asked = 0;
    answers = [];
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
    reader = new EditionReader(() => {
      asked += 1;
      return (answers.shift() ?? never)() as never;
    });
    return () => void vi.useRealTimers();
  });
  const later = () => vi.advanceTimersByTimeAsync(1100);

  it('is asked for once a second', async () => {
    answers = [edition(1), edition(2)];
    expect([await ids(), await ids(), asked]).toEqual([1, 1, 1]);
    await later();
    expect([await ids(), asked]).toEqual([2, 2]);
  });

  it('stays while the database is away, and follows it when it is back', async () => {
    answers = [edition(1), away, away, edition(2)];
    expect([await ids(), reader.reachable]).toEqual([1, true]);
    for (let second = 0; second < 2; second += 1) {
      await later();
      expect([await ids(), reader.reachable]).toEqual([1, false]);
    }
    await later();
    expect([await ids(), reader.reachable]).toEqual([2, true]);
  });

  it('stays while the database does not answer: one call waits for a second, the others do not', async () => {
    let answer: (rows: unknown[]) => void = () => {};
    answers = [edition(1), () => new Promise((resolve) => (answer = resolve))];
    await ids();
    await later();
    const waiting = ids();
    await later();
    expect([await waiting, await ids(), reader.reachable, asked]).toEqual([1, 1, false, 2]);
    answer([{ id: 2 }]);
    await vi.advanceTimersByTimeAsync(0);
    expect([await ids(), reader.reachable]).toEqual([2, true]);
  });

  it('is unknown where the database was never there, and where another error came', async () => {
    answers = [away, edition(1), () => Promise.reject(new Error('another'))];
    await expect(reader.current()).rejects.toThrow('ECONNREFUSED');
    expect(await ids()).toBe(1);
    await later();
    await expect(reader.current()).rejects.toThrow('another');
  });

  it('is not remembered over a change of this process', async () => {
    answers = [edition(1), away];
    await ids();
    reader.forget();
    await expect(reader.current()).rejects.toThrow('ECONNREFUSED');
  });
});
