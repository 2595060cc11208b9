import type { Identity } from '@territori/identity/Identity';
import { plainStyle } from '@territori/identity/plainStyle';

/** The style of the page of a unit. */
export const documentStyle = ({ colors, typeface }: Identity): string =>
  [
    plainStyle(colors, typeface?.family),
    'ol.changes{list-style:none;padding:0;margin:0}ol.changes li{padding:.75rem 0;border-top:1px solid var(--line)}ol.changes p{margin:0}',
    'time{font-variant-numeric:tabular-nums}.act{font-size:.875rem}',
  ].join('');
