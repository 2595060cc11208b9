import { describe, expect, it } from 'vitest';
import { fillTile } from './fillTile.ts';
import type { PatternName } from './patterns.ts';

const WHITE = 'rgb(255, 255, 255)';
const BLACK = 'rgb(0, 0, 0)';

/** The rows of a tile of black lines on white: `#` for black, `.` for white, `+` for a pixel at the edge of a line. */
function rowsOf(pattern: PatternName, side = 8): string[] {
  const bytes = new Uint8Array(fillTile({ color: WHITE, ink: BLACK, pattern }, side).buffer);
  const mark = (pixel: number) => ({ 0: '#', 255: '.' })[bytes[4 * pixel] as number] ?? '+';
  return Array.from({ length: side }, (_, row) => Array.from({ length: side }, (_, column) => mark(row * side + column)).join(''));
}

describe('the square that a fill repeats', () => {
  it('is of one colour without a pattern', () => {
    expect([...new Uint8Array(fillTile({ color: 'rgb(1, 2, 3)', ink: BLACK, pattern: 'plain' }, 1).buffer)]).toEqual([1, 2, 3, 255]);
    expect([...new Uint8Array(fillTile({ color: 'color(srgb 1 0.2 0 / 0.4)', ink: BLACK, pattern: 'plain' }, 1).buffer)]).toEqual([
      255, 51, 0, 102,
    ]);
  });

  it('has the lines of its pattern', () => {
    expect(rowsOf('rows')).toEqual(['........', '........', '........', '++++++++', '++++++++', '........', '........', '........']);
    expect(rowsOf('columns')).toEqual(Array(8).fill('...++...'));
    // a dot is round: its edge touches the pixels around it
    expect(rowsOf('dots')).toEqual(['.++.....', '++++....', '++++....', '.++.....', '.....++.', '....++++', '....++++', '.....++.']);
    // from the lower left to the upper right, and across the corners
    const diagonal = ['+.....+#', '.....+#+', '....+#+.', '...+#+..', '..+#+...', '.+#+....', '+#+.....', '#+.....+'];
    expect(rowsOf('diagonal')).toEqual(diagonal);
    expect(rowsOf('counterDiagonal')).toEqual(diagonal.toReversed());
  });

  it('is as fine as the screen', () => {
    const [blank, edge, full] = ['.', '+', '#'].map((mark) => mark.repeat(16)) as [string, string, string];
    expect(rowsOf('rows', 16)).toEqual([...Array(6).fill(blank), edge, full, full, edge, ...Array(6).fill(blank)]);
  });
});
