import type { Ramps } from './Ramps.ts';

/** The colours of the bands above and below a page and of the accent on them, which are the same in every scheme. */
export const bandColors = ({ neutral, tone, share, brand, accent }: Ramps) => ({
  colorBandBackground: share(0.42),
  colorBandForeground1: '#ffffff',
  colorBandForeground2: tone(73),
  colorBandMenu: brand,
  colorBandMenuSelected: share(0.68),
  colorBandFooter: share(0.21),
  colorBandFooterForeground: tone(78.7),
  colorAccentBackground: accent,
  colorAccentForeground: neutral(0.6),
});
