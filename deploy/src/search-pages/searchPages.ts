import { type Language, languageName, SOURCE_LANGUAGE } from '@territori/languages';
import { type Catalogue, type CatalogueReport, type CatalogueUnit, saidIn, UNIT_KINDS, type UnitKind } from './catalogue.ts';
import { dataCatalog, dataset } from './datasets.ts';
import { type Html, html, jsonLd } from './html.ts';
import { message } from './message.ts';
import { languageRoot, reportPage, reportRoute, rowsAddress, STYLE_FILE, unitDocument, unitsPage } from './pageAddresses.ts';
import type { SearchPagesSettings } from './settings.ts';
import { shown } from './shown.ts';

/** A page in one language, and the address of the same page in any. */
interface Page {
  readonly path: string;
  readonly address: (language: Language) => string;
  readonly title: string;
  readonly summary: string;
  readonly body: Html;
  readonly data?: Record<string, unknown>;
}

/** A to Z: the first letter of a name without its accent. */
export function letterOf(name: string): string {
  return name.normalize('NFD').charAt(0).toUpperCase();
}

function byLetter(units: readonly CatalogueUnit[]): ReadonlyMap<string, readonly CatalogueUnit[]> {
  const letters = new Map<string, CatalogueUnit[]>();
  for (const unit of units) {
    const letter = letterOf(unit.name);
    const group = letters.get(letter);
    if (group) group.push(unit);
    else letters.set(letter, [unit]);
  }
  return new Map([...letters].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function editionNote({ edition }: Catalogue, language: Language): Html {
  const t = message.in(language);
  return html`<section><h2>${t('sources')}</h2>
<p>${t('data')}: <span lang="it">${edition.nome}</span>, ${t('upTo')} ${shown(edition.aggiornata_al)}.</p>
<ul lang="it">
${edition.fonti.map(({ nome, licenza, url }) => html`<li>${url ? html`<a href="${url}">${nome}</a>` : nome} (${licenza})</li>`)}
</ul></section>`;
}

function period(from: string, to: string, language: Language): Html {
  return html`<time datetime="${from}">${shown(from)}</time> - ${to.startsWith('9999') ? message.in(language)('today') : html`<time datetime="${to}">${shown(to)}</time>`}`;
}

function overview(catalogue: Catalogue, settings: SearchPagesSettings, language: Language): Page {
  const t = message.in(language);
  const letters = [...byLetter(catalogue.units.comuni).keys()];
  return {
    path: languageRoot(language),
    address: languageRoot,
    title: t('title', { product: settings.product }),
    summary: t('summary'),
    data: dataCatalog(catalogue, settings, language),
    body: html`<section><h2>${t('units')}</h2>
<ul class="letters">
${letters.map((letter) => html`<li><a href="/${unitsPage('comuni', letter.toLowerCase(), language)}">${t('letter', { letter })}</a></li>`)}
<li><a href="/${unitsPage('province', undefined, language)}">${t('province')}</a></li>
<li><a href="/${unitsPage('regioni', undefined, language)}">${t('regioni')}</a></li>
</ul></section>
<section><h2>${t('reports')}</h2>
<ul>
${catalogue.reports.map(({ id, item }) => html`<li><a href="/${reportPage(id, language)}">${id} - ${saidIn(item, language).titolo_report}</a> (${period(saidIn(item, language).periodo_dati_da, saidIn(item, language).periodo_dati_a, language)})</li>`)}
</ul></section>
${editionNote(catalogue, language)}`,
  };
}

function reportPageOf(report: CatalogueReport, catalogue: Catalogue, settings: SearchPagesSettings, language: Language): Page {
  const t = message.in(language);
  const item = saidIn(report.item, language);
  return {
    path: reportPage(report.id, language),
    address: (of) => reportPage(report.id, of),
    title: `${item.titolo_report} - ${settings.product}`,
    summary: item.descrizione_report,
    data: { '@context': 'https://schema.org', ...dataset(report, catalogue, settings, language) },
    body: html`<p>${item.descrizione_report}</p>
<dl>
<dt>${t('period')}</dt><dd>${period(item.periodo_dati_da, item.periodo_dati_a, language)}</dd>
<dt>${t('units')}</dt><dd>${item.ambito}, ${item.unita}</dd>
</dl>
<p><a class="main" href="/${reportRoute(item, language)}">${t('open')}</a> <a href="/${rowsAddress(item)}">${t('rows')}</a></p>
<div class="scroll" role="region" aria-label="${t('columns')}" tabindex="0"><table>
<caption>${t('columns')}</caption>
<thead><tr><th scope="col">${t('column')}</th><th scope="col">${t('name')}</th><th scope="col">${t('guide')}</th><th scope="col">${t('note')}</th><th scope="col">${t('source')}</th></tr></thead>
<tbody>
${saidIn(report.columns, language).map((column) => html`<tr><th scope="row"><code>${column.COLNAME}</code></th><td>${column.LABEL}</td><td>${column.GUIDA}</td><td>${column.NOTE}</td><td>${column.FONTE}</td></tr>`)}
</tbody></table></div>
${editionNote(catalogue, language)}`,
  };
}

function unitPage(
  kind: UnitKind,
  letter: string | undefined,
  units: readonly CatalogueUnit[],
  catalogue: Catalogue,
  settings: SearchPagesSettings,
  language: Language,
): Page {
  const t = message.in(language);
  const name = letter ? t('letter', { letter }) : t(kind);
  const address = (of: Language) => unitsPage(kind, letter?.toLowerCase(), of);
  return {
    path: address(language),
    address,
    title: `${name} - ${settings.product}`,
    summary: t('summary'),
    body: html`<div class="scroll" role="region" aria-label="${name}" tabindex="0"><table>
<caption>${name}</caption>
<thead><tr><th scope="col">${t('name')}</th><th scope="col">${t('code')}</th><th scope="col">${t(`detail.${kind}`)}</th><th scope="col">${t('from')}</th><th scope="col">${t('to')}</th></tr></thead>
<tbody>
${units.map(
  (unit) =>
    html`<tr><th scope="row" lang="it"><a href="/${unitDocument(kind, unit.id, language)}">${unit.name}</a></th><td>${unit.code}</td><td>${unit.detail ?? '-'}</td><td>${shown(unit.from)}</td><td>${unit.to === null ? t('inForce') : shown(unit.to)}</td></tr>`,
)}
</tbody></table></div>
${editionNote(catalogue, language)}`,
  };
}

function documentOf(
  { path, address, title, summary, body, data }: Page,
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

/** All pages for search engines, by path below the portal's root; a path that ends with a slash is a folder's `index.html`. */
export function searchPages(catalogue: Catalogue, settings: SearchPagesSettings): ReadonlyMap<string, string> {
  const pages = new Map<string, string>();
  for (const language of settings.languages) {
    const all = [
      overview(catalogue, settings, language),
      ...catalogue.reports.map((report) => reportPageOf(report, catalogue, settings, language)),
      ...UNIT_KINDS.flatMap((kind) =>
        kind === 'comuni'
          ? [...byLetter(catalogue.units.comuni)].map(([letter, units]) => unitPage(kind, letter, units, catalogue, settings, language))
          : [unitPage(kind, undefined, catalogue.units[kind], catalogue, settings, language)],
      ),
    ];
    for (const page of all) pages.set(page.path, documentOf(page, settings, language));
  }
  return pages;
}
