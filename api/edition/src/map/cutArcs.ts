import type { Position } from '@territori/history/boundaries/Boundaries';

/** The number of a position on the grid of a file, whose lines lie on whole hundred-thousandths of a degree. */
export const placeOf = ([longitude, latitude]: Position): number => Math.round(longitude * 1e5) * 1e8 + Math.round(latitude * 1e5);

/** Arcs that meet in their ends alone. */
export interface CutArcs {
  readonly arcs: readonly (readonly Position[])[];
  /** An arc before it was cut as its pieces, in order; below zero, backwards. */
  readonly piecesOf: (reference: number) => readonly number[];
}

/** The places at which arcs meet, themselves or each other. */
function meetings(arcs: readonly (readonly Position[])[]): ReadonlySet<number> {
  const [seen, met] = [new Set<number>(), new Set<number>()];
  const visit = (place: number): void => void (seen.has(place) ? met : seen).add(place);
  for (const arc of arcs) for (const position of arc.slice(1, -1)) visit(placeOf(position));
  // ends may meet each other
  const ends = new Set(arcs.flatMap((arc) => [arc[0], arc.at(-1)].flatMap((end) => (end ? [placeOf(end)] : []))));
  for (const end of ends) visit(end);
  return met;
}

/**
 * Cuts arcs where they meet. A piece that two arcs have is one. The arcs must have a common point wherever they cross or touch, as those of
 * the maps have.
 */
export function cutArcs(arcs: readonly (readonly Position[])[]): CutArcs {
  const met = meetings(arcs);
  const pieces: (readonly Position[])[] = [];
  const lines = new Map<string, number>();
  /** A piece; one without points within may be a piece of two arcs. */
  const add = (piece: readonly Position[]): number => {
    const [from, to] = [placeOf(piece[0] as Position), placeOf(piece.at(-1) as Position)];
    const known = piece.length === 2 ? (lines.get(`${from} ${to}`) ?? lines.get(`${to} ${from}`)) : undefined;
    if (known !== undefined) return placeOf(pieces[known]?.[0] as Position) === from ? known : ~known;
    const number = pieces.push(piece) - 1;
    if (piece.length === 2) lines.set(`${from} ${to}`, number);
    return number;
  };
  const cut = arcs.map((arc) => {
    // a point that was repeated on the grid makes a piece of no length
    const points = arc.filter((position, index) => index === 0 || placeOf(position) !== placeOf(arc[index - 1] as Position));
    const numbers: number[] = [];
    let start = 0;
    points.forEach((position, index) => {
      if (index === 0 || (index < points.length - 1 && !met.has(placeOf(position)))) return;
      numbers.push(add(points.slice(start, index + 1)));
      start = index;
    });
    return numbers;
  });
  const backwards = (numbers: readonly number[]) => numbers.toReversed().map((number) => ~number);
  return {
    arcs: pieces,
    piecesOf: (reference) => (reference < 0 ? backwards(cut[~reference] as number[]) : (cut[reference] as number[])),
  };
}
