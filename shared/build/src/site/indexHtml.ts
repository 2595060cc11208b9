import type { PublishedShell } from '../rspack/PublishedShellPlugin.ts';

/** The file is asked for as the shell's own `fetch` asks for it. */
const preloadFetch = (file: string) => `<link rel="preload" href="${file}" as="fetch" crossorigin="anonymous">`;

/** What the federated page reads before its bundle runs: its configuration, the registry, and the hints of the route. */
export const federationTags: readonly string[] = [
  preloadFetch('registry.json'),
  preloadFetch('config.json'),
  '<script async src="hints.js"></script>',
];

/**
 * The page with the links and scripts of a build of the shell, and preloads of what these ask for next: it travels beside them instead of after them. The router needs no path, so every address is relative and the portal can live below one.
 * @param page the shell's own page
 * @param tags elements that come before the scripts
 */
export function indexHtml(page: string, { initial, next = [] }: Pick<PublishedShell, 'initial' | 'next'>, tags: readonly string[]): string {
  const preloaded = next.map((file) => `<link rel="preload" href="assets/${file}" as="script">`);
  const own = initial.map((file) =>
    file.endsWith('.css')
      ? `<link rel="stylesheet" href="assets/${file}" crossorigin="anonymous">`
      : `<script defer src="assets/${file}" crossorigin="anonymous"></script>`,
  );
  return page.replace('</head>', () => `  ${[...tags, ...own, ...preloaded].join('\n    ')}\n  </head>`);
}
