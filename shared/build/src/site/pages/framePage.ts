import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SectionManifest } from '@territori/contract';
import { escaped, PRODUCT_MARK } from '../../portal/withProduct.ts';

const script = fileURLToPath(new URL('../../../client/frame.js', import.meta.url));

/** The files that all frames share, by path below the site's root. */
export const frameFiles: Readonly<Record<string, string>> = {
  'embed/frame.css': 'body{margin:0}\n',
  'embed/frame.js': readFileSync(script, 'utf8'),
};

/**
 * The page `/embed/<id>` for frames of other sites: the section's element alone, with a link to the portal where scripts do not run. The
 * address gives the element's attributes (`?lang=en&path=/glossario`) and properties of its theme (`--fontFamilyBase=Georgia,serif`). The
 * frame reports its height (`territori:resize`) and the page shown (`territori:navigate`) to the page around it.
 */
export function framePage({ id, title, routes }: Pick<SectionManifest, 'id' | 'title' | 'routes'>): string {
  const name = escaped(title.it.replaceAll('{{product}}', PRODUCT_MARK));
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
