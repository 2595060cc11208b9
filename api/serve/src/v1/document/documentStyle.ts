/** The style of a page that needs no script: plain, readable, light and dark, printed without its colours. */
export const DOCUMENT_STYLE = [
  ':root{color-scheme:light dark;--ink:#1b1f24;--paper:#fff;--brand:#082f5b;--link:#0b57a4;--line:#c9d1d9}',
  '@media screen and (prefers-color-scheme:dark){:root{--ink:#e8edf2;--paper:#141e2b;--brand:#0c2a4d;--link:#8ec5ff;--line:#3a4757}}',
  'body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 "Titillium Web",system-ui,sans-serif;overflow-wrap:anywhere}',
  'header{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;justify-content:space-between;padding:.75rem max(1rem,(100% - 60rem)/2);background:var(--brand)}',
  'header a{color:#fff;display:inline-block;padding:.25rem 0}nav a{margin-inline-end:1rem}',
  'main{max-width:60rem;margin:0 auto;padding:1rem}h1{font-size:2rem;line-height:1.2;margin:1rem 0 .25rem}h2{font-size:1.25rem;margin:2rem 0 .5rem}',
  'p{max-width:45rem}a{color:var(--link)}a:focus-visible,.scroll:focus-visible{outline:3px solid currentcolor;outline-offset:2px}',
  'a.main{display:inline-block;padding:.5rem 1rem;background:var(--brand);color:#fff;border-radius:4px}',
  'li{padding:.125rem 0}ol.changes{list-style:none;padding:0;margin:0}ol.changes li{padding:.75rem 0;border-top:1px solid var(--line)}ol.changes p{margin:0}',
  'time{font-variant-numeric:tabular-nums}.act{font-size:.875rem}',
  '.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums;overflow-wrap:normal}',
  'th,td{text-align:start;vertical-align:top;padding:.375rem .75rem .375rem 0;border-bottom:1px solid var(--line)}',
  '@media print{header,a.main{display:none}a{color:inherit}}',
].join('');
