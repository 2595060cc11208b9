import type { PaperColors } from '@territori/ui/theme';
import { PATTERN_TILE, type PatternName, patternLineWidth, patternPath } from './patterns.ts';

export interface PaperFill {
  readonly color: string;
  readonly ink: string;
  readonly pattern: PatternName;
}

/** The fills of units, of units drawn together, and of nobody's areas. */
export const plainPaperFills = ({
  colorMapLand: land,
  colorMapBorder: border,
  colorMapAbroad: nobody,
}: PaperColors): readonly PaperFill[] => [
  { color: land, ink: land, pattern: 'plain' },
  { color: land, ink: border, pattern: 'diagonal' },
  { color: nobody, ink: nobody, pattern: 'plain' },
];

export const paperFillPattern = ({ color, ink, pattern }: PaperFill, number: number) =>
  `<pattern id="classe${number}" width="${PATTERN_TILE}" height="${PATTERN_TILE}" patternUnits="userSpaceOnUse"><rect width="${PATTERN_TILE}" height="${PATTERN_TILE}" fill="${color}"/><path d="${patternPath(pattern)}" fill="none" stroke="${ink}" stroke-width="${patternLineWidth(pattern)}" stroke-linecap="round"/></pattern>`;
