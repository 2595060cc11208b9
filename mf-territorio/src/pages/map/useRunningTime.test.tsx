import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { MapChoice } from './useMapAddress.ts';
import { useRunningTime } from './useRunningTime.ts';

const CHOICE: MapChoice = {
  data: '1927-01-12',
  livello: 'comune',
  unita: null,
  regione: null,
  con: null,
  cifre: null,
  nome: null,
  tipo: null,
};

const shown = (choice: Partial<MapChoice> = {}) => {
  const [setRunning, showDay] = [vi.fn(), vi.fn()];
  const { result, rerender } = renderHook(
    (part: Partial<MapChoice>) => useRunningTime({ choice: { ...CHOICE, ...part }, setRunning, showDay }),
    { initialProps: choice },
  );
  return { result, choose: rerender, run: (runs: boolean) => act(() => result.current.run(runs)), setRunning, showDay };
};

describe('the day of the texts and files beside the map', () => {
  it('is that on which time began to run, until time stands', () => {
    const { result, choose, run } = shown();
    expect(result.current.held).toBeNull();
    run(true);
    choose({ data: '1927-02-01' });
    expect(result.current.held).toBe('1927-01-12');
    run(false);
    expect(result.current.held).toBeNull();
    run(true);
    expect(result.current.held).toBe('1927-02-01');
  });

  it.each([{ unita: '7' }, { con: '2000-01-01' }, { cifre: '001001:3' }])('is that of the map where it shows %o', (choice) => {
    const { result, run } = shown(choice);
    run(true);
    expect(result.current.held).toBeNull();
  });

  it('is that of the map once anything but the day is chosen while time runs, also after a choice that is taken back', () => {
    const { result, choose, run } = shown();
    run(true);
    choose({ data: '1927-02-01', livello: 'uts' });
    expect(result.current.held).toBeNull();
    choose({ data: '1927-03-01' });
    expect(result.current.held).toBeNull();
  });
});

it('shows the day on which time stops once more, so that the next one, which may be being drawn, does not follow', () => {
  const { choose, run, setRunning, showDay } = shown();
  run(true);
  choose({ data: '1927-02-01' });
  expect(showDay).not.toHaveBeenCalled();
  run(false);
  expect(setRunning.mock.calls).toEqual([[true], [false]]);
  expect(showDay).toHaveBeenCalledExactlyOnceWith('1927-02-01');
});
