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

describe('the day of the texts and files beside the map', () => {
  const shown = (choice: Partial<MapChoice> = {}) => {
    const pass = vi.fn();
    const { result, rerender } = renderHook((part: Partial<MapChoice>) => useRunningTime({ ...CHOICE, ...part }, pass), {
      initialProps: choice,
    });
    return { result, choose: rerender, run: (runs: boolean) => act(() => result.current.run(runs)), pass };
  };

  it('is that on which time began to run, until time stands', () => {
    const { result, choose, run } = shown();
    expect([result.current.running, result.current.held]).toEqual([false, null]);
    run(true);
    choose({ data: '1927-02-01' });
    expect([result.current.running, result.current.held]).toEqual([true, '1927-01-12']);
    run(false);
    expect([result.current.running, result.current.held]).toEqual([false, null]);
    run(true);
    expect(result.current.held).toBe('1927-02-01');
  });

  it.each([{ unita: '7' }, { con: '2000-01-01' }, { cifre: '001001:3' }])('is that of the map where it shows %o', (choice) => {
    const { result, run } = shown(choice);
    run(true);
    expect([result.current.running, result.current.held]).toEqual([true, null]);
  });

  it('is that of the map once anything but the day is chosen while time runs, also after a choice that is taken back', () => {
    const { result, choose, run } = shown();
    run(true);
    choose({ data: '1927-02-01', livello: 'uts' });
    expect([result.current.running, result.current.held]).toEqual([true, null]);
    choose({ data: '1927-03-01' });
    expect([result.current.running, result.current.held]).toEqual([true, null]);
  });

  it('stays that of the map when time stops, also where the next day is being drawn already', () => {
    const { choose, run, pass } = shown();
    run(true);
    choose({ data: '1927-02-01' });
    expect(pass).not.toHaveBeenCalled();
    run(false);
    expect(pass).toHaveBeenCalledExactlyOnceWith('1927-02-01');
  });
});
