import { expect, it } from 'vitest';
import { boxesOverlap, boxInView, isNearView, pointInView, resizedView, transformBetween, viewOf, viewWith, zoomedView } from './View.ts';

const size = { width: 400, height: 300 };

it('fits a box into a drawing, in its middle', () => {
  const view = viewOf([0, 0, 100, 10], size, 0);
  expect(view).toEqual({ scale: 4, x: 0, y: 130 });
  expect(boxInView(view, size)).toEqual([0, -32.5, 100, 42.5]);
});

it('follows the size of its drawing: the whole map stays whole, a part stays in the middle, and turned back it is as before', () => {
  const whole = [0, 0, 100, 130] as const;
  const phone = { width: 200, height: 400 };
  expect(resizedView(viewOf(whole, size), size, phone, whole)).toEqual(viewOf(whole, phone));
  const near = { scale: 20, x: -300, y: -900 };
  const turned = resizedView(near, size, phone, whole);
  expect(pointInView(turned, 100, 200)).toEqual(pointInView(near, 200, 150));
  const back = resizedView(turned, phone, size, whole);
  expect([back.scale, back.x, back.y].map((value) => Math.round(value))).toEqual([near.scale, near.x, near.y]);
});

it('keeps the point under the pointer while it enlarges', () => {
  const view = { scale: 2, x: 10, y: 20 };
  expect(pointInView(zoomedView(view, 3, [100, 50]), 100, 50)).toEqual(pointInView(view, 100, 50));
});

it('stays where it is while the box is in sight and large enough, moves to a far one, and enlarges a small one', () => {
  const view = { scale: 1, x: 0, y: 0 };
  expect(viewWith(view, [10, 10, 60, 60], size)).toBe(view);
  expect(viewWith(view, [1000, 1000, 1050, 1050], size)).toEqual({ scale: 1, x: -825, y: -875 });
  expect(viewWith(view, [10, 10, 12, 12], size).scale).toBe(15);
  // no nearer than the boundaries have detail
  expect(viewWith(view, [10, 10, 11, 11], size).scale).toBe(25);
});

it('moves the former picture to where the new view shows it', () => {
  expect(transformBetween({ scale: 1, x: 0, y: 0 }, { scale: 2, x: 5, y: 6 })).toBe('translate(5px, 6px) scale(2)');
});

it('knows boxes that touch', () => {
  expect(boxesOverlap([0, 0, 1, 1], [1, 1, 2, 2])).toBe(true);
  expect(boxesOverlap([0, 0, 1, 1], [1.1, 0, 2, 2])).toBe(false);
});

it('asks for the detailed lines where plain ones would show their corners: a region on a phone, not the whole country on a large screen', () => {
  const at = (scale: number) => ({ scale, x: 0, y: 0 });
  const [country, region] = [
    viewOf([0, 0, 1000, 1300], { width: 1200, height: 832 }),
    viewOf([0, 0, 250, 250], { width: 318, height: 440 }),
  ];
  expect([isNearView(country, 107), isNearView(region, 107)]).toEqual([false, true]);
  expect([isNearView(at(2), 7900), isNearView(at(2.5), 7900)]).toEqual([false, true]);
});
