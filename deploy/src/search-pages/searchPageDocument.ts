import { type Language, languageName, SOURCE_LANGUAGE } from '@territori/languages';
import { html, jsonLd } from './html.ts';
import { message } from './message.ts';
import { languageRoot, STYLE_FILE } from './pageAddresses.ts';
import type { SearchPage } from './SearchPage.ts';
import type { SearchPagesSettings } from './settings.ts';

export function searchPageDocument(
  { path, address, title, summary, body, data }: SearchPage,
  { origin, product, languages }: SearchPagesSettings,
  language: Language,
): string {
  const t = message.in(language);
  const others = languages.filter((other) => other !== language);
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${summary}">
<link rel="canonical" href="${origin}/${path}">
<link rel="alternate" hreflang="${language}" href="${origin}/${path}">
${others.map((other) => html`<link rel="alternate" hreflang="${other}" href="${origin}/${address(other)}">`)}
<link rel="alternate" hreflang="x-default" href="${origin}/${address(languages[0] ?? SOURCE_LANGUAGE)}">
<link rel="stylesheet" href="/${STYLE_FILE}">
${data && jsonLd(data)}
</head>
<body>
<header><a href="/">${t('portal', { product })}</a> <nav><a href="/${languageRoot(language)}">${t('reports')}, ${t('units').toLowerCase()}</a> ${others.map((other) => html`<a href="/${address(other)}" hreflang="${other}" lang="${other}">${languageName(other)}</a>`)}</nav></header>
<main>
<h1>${title.replace(` - ${product}`, '')}</h1>
${body}
</main>
</body>
</html>
`.text;
}
