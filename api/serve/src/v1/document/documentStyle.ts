import type { Colors } from '@territori/identity/colors/colorsOf';
import { plainStyle } from '@territori/identity/plainStyle';

/** The style of the page of a unit. */
export const documentStyle = (colors: Colors): string =>
  [
    plainStyle(colors),
    'ol.changes{list-style:none;padding:0;margin:0}ol.changes li{padding:.75rem 0;border-top:1px solid var(--line)}ol.changes p{margin:0}',
    'time{font-variant-numeric:tabular-nums}.act{font-size:.875rem}',
  ].join('');
