import type { ColumnFilter } from './viewerAddress.ts';

/** Stands for "no value" in filters. */
export const BLANK = '$BLANK$';

const CHIP_LENGTH = 56;

/** The text of an active filter, whole and as the chip shows it: at most 56 characters, the last one an ellipsis when it was cut. */
export function filterChip(filter: ColumnFilter, label: string, notAvailable: string): { readonly whole: string; readonly short: string } {
  const whole = `${label}: ${filter.value === BLANK ? notAvailable : filter.value}`;
  const characters = Array.from(whole);
  return {
    whole,
    short:
      characters.length > CHIP_LENGTH
        ? `${characters
            .slice(0, CHIP_LENGTH - 1)
            .join('')
            .trimEnd()}…`
        : whole,
  };
}
