import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { dayMapByCodes } from './dayMaps.ts';
import { extentOf, geometryOf } from './Geometry.ts';
import { fiveUnits, fourAreas } from './map.fixture.ts';
import { UnitVersions } from './UnitVersions.ts';
import { useNamedPicture } from './useNamedPicture.ts';
import { viewOf } from './View.ts';

const geometry = geometryOf(fourAreas);
const units = new UnitVersions(fiveUnits);
const size = { width: 800, height: 800 };
const view = viewOf(extentOf(geometry) ?? [0, 0, 0, 0], size);
const pictureOf = (day: string) => ({ geometry, day: dayMapByCodes(geometry, units.on(day)), view, size, covered: 0 });

afterEach(() => {
  vi.restoreAllMocks();
});

function shown() {
  const { result } = renderHook(() => useNamedPicture());
  const names = () => result.current[0]?.labels.map(({ lines }) => lines.join(' ')).sort();
  const place = (picture: ReturnType<typeof pictureOf>) => act(() => result.current[1](picture));
  return { names, place, picture: () => result.current[0] };
}

it('the first picture is there at once, and its names follow', async () => {
  const { names, place, picture } = shown();
  expect(picture()).toBeNull();
  place(pictureOf('1900-01-01'));
  expect(names()).toEqual([]);
  await waitFor(() => expect(names()).toEqual(['Alfa', 'Bèta', 'Delta', 'Gamma']));
});

it('the names of the last picture stay until those of the next one are placed', async () => {
  const { names, place } = shown();
  place(pictureOf('1900-01-01'));
  await waitFor(() => expect(names()).toContain('Bèta'));
  // from then on B has another code, which has no area
  place(pictureOf('1950-01-01'));
  expect(names()).toContain('Bèta');
  await waitFor(() => expect(names()).toEqual(['Alfa', 'Delta', 'Gamma']));
});

it('of two pictures in a row the names of the later one are shown, though those of the first are placed later', async () => {
  // each step takes longer than the page waits: the first picture has more names, and so more pauses
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 5;
    return now;
  });
  const { names, place, picture } = shown();
  place(pictureOf('1900-01-01'));
  const later = pictureOf('1950-01-01');
  place(later);
  await waitFor(() => expect(names()).toEqual(['Alfa', 'Delta', 'Gamma']));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(names()).not.toContain('Bèta');
  expect(picture()).toMatchObject({ day: later.day });
});

it('the same picture with other colours leaves the names where they are', async () => {
  const { names, place, picture } = shown();
  const first = pictureOf('1900-01-01');
  place(first);
  await waitFor(() => expect(names()).toContain('Bèta'));
  const before = picture();
  place({ ...first });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(picture()).toBe(before);
});
