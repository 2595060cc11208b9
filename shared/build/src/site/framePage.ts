import type { SectionManifest } from '@territori/contract';

/** What all frames share, by path below the site's root. The script does what {@link framePage} says. */
export const frameFiles: Readonly<Record<string, string>> = {
  'embed/frame.css': 'body{margin:0}\n',
  'embed/frame.js': `const main = document.querySelector('main');
const report = (message) => parent.postMessage(message, '*');

new ResizeObserver(() => {
  report({ type: 'territori:resize', height: Math.ceil(document.documentElement.getBoundingClientRect().height) });
}).observe(document.documentElement);
addEventListener('on-navigate', ({ detail }) => report({ type: 'territori:navigate', path: detail.path }));

const [configuration] = await Promise.all([
  fetch('../config.json').then((answer) => answer.json()),
  import('../mf/' + main.dataset.section + '/embed.js'),
]);
const element = document.createElement('territori-' + main.dataset.section);
const known = customElements.get(element.localName).observedAttributes;
for (const [name, value] of new URLSearchParams(location.search)) if (known.includes(name)) element.setAttribute(name, value);
element.setAttribute('product', configuration.product);
if (configuration.api) element.setAttribute('api', configuration.api);
else element.removeAttribute('api');
document.documentElement.lang = /^en/i.test(element.lang) ? 'en' : 'it';
element.append(...main.childNodes);
main.append(element);
`,
};

/**
 * The page `/embed/<id>` for frames of other sites: the section's element alone, with a link to the portal where scripts do not run. The
 * address gives the element's attributes (`?lang=en&path=/glossario`). The frame tells the page around it its height
 * (`territori:resize`) and the page shown (`territori:navigate`).
 */
export function framePage({ id, title, routes }: Pick<SectionManifest, 'id' | 'title' | 'routes'>): string {
  const name = escaped(title.it.replaceAll('{{product}}', 'Territori'));
  return `<!doctype html>
<html lang="it">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <title>${name}</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="frame.css">
    <link rel="modulepreload" href="../mf/${id}/embed.js">
    <script type="module" src="frame.js"></script>
  </head>
  <body>
    <main data-section="${id}"><a href="../#${routes[0]}" target="_parent">${name}</a></main>
  </body>
</html>
`;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
