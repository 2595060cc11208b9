import { OFFICES } from '../storia/offices.ts';

/** A name with the plate or name of its province behind it: `Samone (TO)`, `Samone [Trento]`, `Samone - TN`, `Samone, TN`. */
export const PLACE_BEHIND_NAME = /^(.*\S)\s*(?:\(([^()]{2,30})\)|\[([^[\]]{2,30})\]|\s[-–]\s*(\p{Lu}{2})|,\s*([^,()]{2,30}))\s*$/u;

/** What leads from a name to a note below the list: `Agliè*`, `Agliè (1)`, `Agliè [a]`, `Agliè²`. */
export const NOTE_BEHIND_NAME = /(?<=\S)\s*(?:\*+|†|[¹²³⁴⁵]+|\((?:\d{1,2}|[a-h]|\*+)\)|\[(?:\d{1,2}|[a-h])\])\s*$/i;

/** A name of a municipality without its office, the mark of a note and the province behind it: `Comune di Alba (CN)` is Alba. */
export const bareName = (cell: string): string => {
  const text = cell.replace(NOTE_BEHIND_NAME, '').replace(OFFICES.comune, '');
  return PLACE_BEHIND_NAME.exec(text)?.[1] ?? text;
};

/** The plate or name that stands behind a name, as `CN` in `Alba (CN)`; undefined for a name that stands alone. */
export const placeBehind = (cell: string): string | undefined => {
  const [, , ...places] = PLACE_BEHIND_NAME.exec(cell) ?? [];
  return places.find((place) => place !== undefined);
};
