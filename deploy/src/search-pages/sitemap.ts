import type { SearchPagesSettings } from './settings.ts';

/** `sitemap.xml` of the pages at these paths, all as new as the edition of the data. */
export function sitemap(paths: Iterable<string>, { origin }: SearchPagesSettings, day: string): string {
  const urls = [...paths].map((path) => `<url><loc>${origin}/${path}</loc><lastmod>${day}</lastmod></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

/** `robots.txt`: in production everything but the rows themselves, elsewhere nothing. */
export function robots({ origin, production }: SearchPagesSettings): string {
  if (!production) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nDisallow: /api/\nDisallow: /publish/\n\nSitemap: ${origin}/sitemap.xml\n`;
}
