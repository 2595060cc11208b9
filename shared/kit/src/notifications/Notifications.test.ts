import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Notifications } from './Notifications.ts';

let notifications: Notifications;
const titles = () => notifications.state.items.map(({ title }) => title);

beforeEach(() => {
  vi.useFakeTimers();
  notifications = new Notifications();
});

afterEach(() => vi.useRealTimers());

describe('a notification', () => {
  it.each([
    ['success', 5_000],
    ['info', 5_000],
    ['warning', 10_000],
    ['error', 10_000],
  ] as const)('of kind %s stays %i ms', (kind, milliseconds) => {
    notifications.show({ kind, title: 'x' });
    vi.advanceTimersByTime(milliseconds - 1);
    expect(titles()).toEqual(['x']);
    vi.advanceTimersByTime(1);
    expect(titles()).toEqual([]);
  });

  it('may set its duration', () => {
    notifications.show({ kind: 'warning', title: 'Filtri non applicati', duration: 4_000 });
    vi.advanceTimersByTime(3_999);
    expect(titles()).toEqual(['Filtri non applicati']);
    vi.advanceTimersByTime(1);
    expect(titles()).toEqual([]);
  });

  it('pauses while somebody reads it, and then stays for the rest of its time', () => {
    const id = notifications.show({ kind: 'info', title: 'x' });
    vi.advanceTimersByTime(3_000);
    notifications.pause(id);
    notifications.pause(id);
    vi.advanceTimersByTime(60_000);
    expect(titles()).toEqual(['x']);
    notifications.resume(id);
    notifications.resume(id);
    vi.advanceTimersByTime(1_999);
    expect(titles()).toEqual(['x']);
    vi.advanceTimersByTime(1);
    expect(titles()).toEqual([]);
  });

  it('appears above earlier ones, and only once when it is repeated', () => {
    notifications.show({ kind: 'info', title: 'a' });
    notifications.show({ kind: 'error', title: 'b' });
    notifications.show({ kind: 'info', title: 'a' });
    expect(titles()).toEqual(['a', 'b']);
  });

  it('leaves no timer behind', () => {
    notifications.show({ kind: 'info', title: 'a' });
    notifications.show({ kind: 'info', title: 'b' });
    notifications.clear();
    expect(vi.getTimerCount()).toBe(0);
  });
});
