import type { PublishedShell } from '../../rspack/PublishedShellPlugin.ts';

/** The preload uses the same mode as the shell's `fetch`, so that the browser reuses it. */
const preloadFetch = (file: string) => `<link rel="preload" href="${file}" as="fetch" crossorigin="anonymous">`;

/** The files that the federated page reads before its bundle runs: its configuration, the registry, and the hints of the route. */
export const federationTags: readonly string[] = [
  preloadFetch('registry.json'),
  preloadFetch('config.json'),
  '<script async src="hints.js"></script>',
];

/**
 * The page with the links and scripts of a build of the shell, and preloads of the files that they request next, which
 * are then downloaded in parallel. The router does not use the path, so every address is relative and the portal can be
 * served below any path.
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
