/** A length of the map that is easy to compare with. */
export interface ScaleBar {
  readonly kilometres: number;
  /** How long it is on the screen or on paper, in pixels. */
  readonly width: number;
}

/** The longest bar of 1, 2 or 5 kilometres, with zeros or as a part, that is not longer than the pixels given. */
export function scaleBar(pixelsPerKilometre: number, longest: number): ScaleBar {
  const most = longest / pixelsPerKilometre;
  const power = 10 ** Math.floor(Math.log10(most));
  const kilometres = ([5, 2, 1].find((step) => step * power <= most) as number) * power;
  return { kilometres, width: kilometres * pixelsPerKilometre };
}
