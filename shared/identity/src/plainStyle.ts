import type { Colors } from './colors/colorsOf.ts';

/**
 * The style of every page that needs no script, in the colours and the typeface of an identity: readable, light and dark, printed without
 * its colours.
 */
export function plainStyle({ light, dark }: Colors, typeface = 'Titillium Web'): string {
  const variables = (of: Colors['light'] | Colors['dark']) =>
    `--ink:${of.colorNeutralForeground1};--paper:${of.colorNeutralBackground1};--band:${of.colorBandBackground};--on-band:${of.colorBandForeground1};` +
    `--button:${of.colorBrandBackground};--on-button:${of.colorNeutralForegroundOnBrand};--link:${of.colorBrandForegroundLink};--line:${of.colorNeutralStroke1}`;
  return [
    `:root{color-scheme:light dark;${variables(light)}}`,
    `@media screen and (prefers-color-scheme:dark){:root{${variables(dark)}}}`,
    `body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 "${typeface}",system-ui,sans-serif;overflow-wrap:anywhere}`,
    'header{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;justify-content:space-between;padding:.75rem max(1rem,(100% - 60rem)/2);background:var(--band)}',
    'header a{color:var(--on-band);display:inline-block;padding:.25rem 0}nav a{margin-inline-end:1rem}',
    'main{max-width:60rem;margin:0 auto;padding:1rem}h1{font-size:2rem;line-height:1.2;margin:1rem 0 .25rem}h2{font-size:1.25rem;margin:2rem 0 .5rem}',
    'p{max-width:45rem}a{color:var(--link)}a:focus-visible,.scroll:focus-visible{outline:3px solid currentcolor;outline-offset:2px}',
    'a.main{display:inline-block;margin-inline-end:1rem;padding:.5rem 1rem;background:var(--button);color:var(--on-button);border-radius:4px}',
    'li{padding:.125rem 0}dt{font-weight:600}dd{margin:0 0 .5rem}.letters{columns:14rem}',
    '.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums;overflow-wrap:normal}',
    'caption{text-align:start;font-weight:600;padding:.5rem 0}',
    'th,td{text-align:start;vertical-align:top;padding:.375rem .75rem .375rem 0;border-bottom:1px solid var(--line)}',
    '@media print{header,a.main{display:none}a{color:inherit}}',
  ].join('');
}
