import type { Box } from './Box.ts';
import { boxesOverlap, type Size } from './View.ts';

/** A place where a name could stand, and what it takes there, in pixels. */
export interface LabelOption<Place> {
  readonly letters: Box;
  /** The dot that the name belongs to. */
  readonly dot: Box | null;
  /** Around the dot, where no other name stands. */
  readonly kept: Box | null;
  readonly place: Place;
}

/** How far from the edge of the map a name stays, in pixels. */
const ROOM_EDGE = 2;

/** How many names move for another one at most. */
const MOST_MOVED = 2;

/** The side of a square of the map, in pixels: only names that touch the same square are compared. */
const ROOM_SQUARE = 40;
/** A number of squares that no map has in its height. */
const ROOM_ROWS = 1000;

interface RoomOwner<Place> {
  readonly options: readonly LabelOption<Place>[];
  taken: LabelOption<Place>;
}

const NO_OWNERS: readonly RoomOwner<never>[] = [];

const coversOption = (own: Box, { letters, kept }: LabelOption<unknown>): boolean =>
  boxesOverlap(own, letters) || (kept !== null && boxesOverlap(own, kept));

/** Whether a name at an option would lie over one that has its place. */
const hitsOption = (option: LabelOption<unknown>, placed: LabelOption<unknown>): boolean =>
  coversOption(option.letters, placed) || (option.dot !== null && coversOption(option.dot, placed));

/**
 * Whether something is true of a square that an option touches; all of them are asked where it never is. It makes no list of the squares,
 * because it is called for thousands of options a day.
 */
function someSquare({ letters, dot, kept }: LabelOption<unknown>, wanted: (square: number) => boolean): boolean {
  const around = kept ?? dot ?? letters;
  const last = Math.floor(Math.max(letters[2], around[2]) / ROOM_SQUARE);
  const upper = Math.floor(Math.min(letters[1], around[1]) / ROOM_SQUARE);
  const lower = Math.floor(Math.max(letters[3], around[3]) / ROOM_SQUARE);
  for (let column = Math.floor(Math.min(letters[0], around[0]) / ROOM_SQUARE); column <= last; column += 1)
    for (let row = upper; row <= lower; row += 1) if (wanted(column * ROOM_ROWS + row)) return true;
  return false;
}

/** The room that the names of a map share: none lies over another. */
export class LabelRoom<Place> {
  readonly #size: Size;
  readonly #reserved: readonly Box[];
  readonly #owners = new Map<string, RoomOwner<Place>>();
  /** The names that touch each square. */
  readonly #inSquare = new Map<number, RoomOwner<Place>[]>();

  /** @param reserved where no name may stand */
  constructor(size: Size, reserved: readonly Box[]) {
    this.#size = size;
    this.#reserved = reserved;
  }

  /** The places of the names that found room, by their keys, in the order in which they were added. */
  get placed(): (readonly [key: string, place: Place])[] {
    return [...this.#owners].map(([key, { taken }]) => [key, taken.place]);
  }

  /**
   * Gives a name the first of its options that is free.
   * @param moves true to move other names to other options of theirs where none is free
   * @returns whether it found room
   */
  add(key: string, options: readonly LabelOption<Place>[], moves: boolean): boolean {
    const free = this.#firstOf(options, (option) => this.#isFree(option));
    const taken = free ?? (moves ? this.#madeFree(options) : undefined);
    if (!taken) return false;
    const owner = { options, taken };
    this.#owners.set(key, owner);
    this.#mark(owner);
    return true;
  }

  /** The first option that becomes free when the names under it move to other options of theirs. */
  #madeFree(options: readonly LabelOption<Place>[]): LabelOption<Place> | undefined {
    return this.#firstOf(options, (option) => {
      const inTheWay = this.#under(option, MOST_MOVED + 1);
      if (inTheWay.length > MOST_MOVED) return false;
      const before = inTheWay.map((owner) => ({ owner, taken: owner.taken }));
      const moved = inTheWay.every((other, place) => {
        const waiting = inTheWay.slice(place);
        const elsewhere = this.#firstOf(
          other.options,
          (one) =>
            !hitsOption(one, option) &&
            !hitsOption(option, one) &&
            this.#under(one, waiting.length + 1).every((owner) => waiting.includes(owner)),
        );
        if (elsewhere) this.#move(other, elsewhere);
        return elsewhere !== undefined;
      });
      if (!moved) for (const { owner, taken } of before) this.#move(owner, taken);
      return moved;
    });
  }

  #move(owner: RoomOwner<Place>, taken: LabelOption<Place>): void {
    someSquare(owner.taken, (square) => {
      const owners = this.#inSquare.get(square) ?? [];
      owners.splice(owners.indexOf(owner), 1);
      return false;
    });
    owner.taken = taken;
    this.#mark(owner);
  }

  #mark(owner: RoomOwner<Place>): void {
    someSquare(owner.taken, (square) => {
      const owners = this.#inSquare.get(square);
      if (owners) owners.push(owner);
      else this.#inSquare.set(square, [owner]);
      return false;
    });
  }

  /** Whether an option lies over no name. */
  #isFree(option: LabelOption<Place>): boolean {
    return !someSquare(option, (square) => (this.#inSquare.get(square) ?? NO_OWNERS).some(({ taken }) => hitsOption(option, taken)));
  }

  /** The names over which an option lies, as many as are asked for at most. */
  #under(option: LabelOption<Place>, most: number): RoomOwner<Place>[] {
    const found: RoomOwner<Place>[] = [];
    someSquare(option, (square) =>
      (this.#inSquare.get(square) ?? NO_OWNERS).some(
        (owner) => hitsOption(option, owner.taken) && !found.includes(owner) && found.push(owner) === most,
      ),
    );
    return found;
  }

  /** The first option on the map of which this is true. */
  #firstOf(options: readonly LabelOption<Place>[], wanted: (option: LabelOption<Place>) => boolean): LabelOption<Place> | undefined {
    return options.find((option) => this.#isOnMap(option) && wanted(option));
  }

  #isOnMap({ letters, dot }: LabelOption<Place>): boolean {
    const { width, height } = this.#size;
    if (letters[0] < ROOM_EDGE || letters[1] < ROOM_EDGE || letters[2] > width - ROOM_EDGE || letters[3] > height - ROOM_EDGE) return false;
    if (dot && (dot[0] < 0 || dot[1] < 0 || dot[2] > width || dot[3] > height)) return false;
    return !this.#reserved.some((other) => boxesOverlap(letters, other) || (dot !== null && boxesOverlap(dot, other)));
  }
}
