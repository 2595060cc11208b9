/** The one style sheet of the pages for search engines: plain, readable, light and dark. */
export const style = `:root { color-scheme: light dark; --ink: #1b1f24; --paper: #fff; --brand: #082f5b; --link: #0b57a4; --line: #c9d1d9; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8edf2; --paper: #141e2b; --brand: #0c2a4d; --link: #8ec5ff; --line: #3a4757; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 "Titillium Web", system-ui, sans-serif; }
header { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; justify-content: space-between; padding: 0.75rem 1rem; background: var(--brand); }
header a { color: #fff; display: inline-block; padding: 0.25rem 0; }
nav a { margin-inline-start: 1rem; }
main { max-width: 72rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.75rem; line-height: 1.2; }
a { color: var(--link); }
a:focus-visible, .scroll:focus-visible { outline: 3px solid currentcolor; outline-offset: 2px; }
a.main { display: inline-block; margin-inline-end: 1rem; padding: 0.5rem 1rem; background: var(--brand); color: #fff; border-radius: 4px; }
dt { font-weight: 600; }
dd { margin: 0 0 0.5rem; }
.letters { columns: 14rem; }
li { padding: 0.125rem 0; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
caption { text-align: start; font-weight: 600; padding: 0.5rem 0; }
th, td { text-align: start; vertical-align: top; padding: 0.375rem 0.75rem 0.375rem 0; border-bottom: 1px solid var(--line); }
`;
