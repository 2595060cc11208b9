import { describe, expect, it } from 'vitest';
import { LabelRoom } from './LabelRoom.ts';

const size = { width: 200, height: 60 };
/** A name 40 pixels wide at the left edge that is given. */
const at = (left: number) => ({ letters: [left, 20, left + 40, 34] as const, dot: null, kept: null, place: left });
const placesOf = (room: LabelRoom<number>) => Object.fromEntries(room.placed);

describe('the room that the names of a map share', () => {
  it('gives each name the first of its places that is free', () => {
    const room = new LabelRoom<number>(size, []);
    room.add('Milano', [at(10)], false);
    room.add('Monza', [at(30), at(90)], false);
    expect(placesOf(room)).toEqual({ Milano: 10, Monza: 90 });
  });

  it('moves a name to another place of its own where one of importance has none', () => {
    const room = new LabelRoom<number>(size, []);
    room.add('Treviso', [at(10), at(100)], true);
    expect(room.add('Venezia', [at(20)], false)).toBe(false);
    expect(room.add('Venezia', [at(20)], true)).toBe(true);
    expect(placesOf(room)).toEqual({ Treviso: 100, Venezia: 20 });
  });

  it('leaves every name where it is when one of those in the way has no other place', () => {
    const room = new LabelRoom<number>(size, []);
    room.add('Treviso', [at(10), at(140)], true);
    room.add('Padova', [at(60)], true);
    expect(room.add('Venezia', [at(40)], true)).toBe(false);
    expect(placesOf(room)).toEqual({ Treviso: 10, Padova: 60 });
  });

  it('gives no place to a name whose dot would be cut by the edge', () => {
    const room = new LabelRoom<number>(size, []);
    expect(room.add('Vercelli', [{ ...at(8), dot: [-1, 25, 4, 30] as const }], true)).toBe(false);
    expect(room.add('Vercelli', [{ ...at(8), dot: [0, 25, 5, 30] as const }], true)).toBe(true);
  });

  it('keeps names off the edge, off what is reserved and off the dots of others', () => {
    const room = new LabelRoom<number>(size, [[150, 0, 200, 60]]);
    expect(room.add('Como', [at(0), at(130)], true)).toBe(false);
    const dotted = { ...at(60), dot: [52, 25, 57, 30] as const, kept: [42, 21, 67, 34] as const };
    expect(room.add('Lecco', [dotted], false)).toBe(true);
    expect(room.add('Como', [at(10)], true)).toBe(false);
  });
});
