import type { Language } from '@territori/contract';
import { languageRoot, reportPage, reportRoute, rowsAddress, STYLE_FILE, unitDocument, unitsPage } from './addresses.ts';
import { type Catalogue, type CatalogueReport, type CatalogueUnit, UNIT_KINDS, type UnitKind } from './catalogue.ts';
import { dataCatalog, dataset } from './datasets.ts';
import { type Html, html, jsonLd } from './html.ts';
import type { SearchPagesSettings } from './settings.ts';
import { shown, texts } from './texts.ts';

/** A page in one language, and the address of the same page in the other. */
interface Page {
  readonly path: string;
  readonly twin: string;
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
  const text = texts[language];
  return html`<section><h2>${text.sources}</h2>
<p>${text.data}: <span lang="it">${edition.nome}</span>, ${text.upTo} ${shown(edition.aggiornata_al)}.</p>
<ul lang="it">
${edition.fonti.map(({ nome, licenza, url }) => html`<li>${url ? html`<a href="${url}">${nome}</a>` : nome} (${licenza})</li>`)}
</ul></section>`;
}

function period(from: string, to: string, language: Language): Html {
  return html`<time datetime="${from}">${shown(from)}</time> - ${to.startsWith('9999') ? texts[language].today : html`<time datetime="${to}">${shown(to)}</time>`}`;
}

function overview(catalogue: Catalogue, settings: SearchPagesSettings, language: Language): Page {
  const text = texts[language];
  const letters = [...byLetter(catalogue.units.comuni).keys()];
  return {
    path: languageRoot(language),
    twin: languageRoot(language === 'it' ? 'en' : 'it'),
    title: text.title(settings.product),
    summary: text.summary,
    data: dataCatalog(catalogue, settings, language),
    body: html`<section><h2>${text.units}</h2>
<ul class="letters">
${letters.map((letter) => html`<li><a href="/${unitsPage('comuni', letter.toLowerCase(), language)}">${text.letter(letter)}</a></li>`)}
<li><a href="/${unitsPage('province', undefined, language)}">${text.province}</a></li>
<li><a href="/${unitsPage('regioni', undefined, language)}">${text.regioni}</a></li>
</ul></section>
<section><h2>${text.reports}</h2>
<ul>
${catalogue.reports.map(({ id, item }) => html`<li><a href="/${reportPage(id, language)}">${id} - ${item[language].titolo_report}</a> (${period(item[language].periodo_dati_da, item[language].periodo_dati_a, language)})</li>`)}
</ul></section>
${editionNote(catalogue, language)}`,
  };
}

function reportPageOf(report: CatalogueReport, catalogue: Catalogue, settings: SearchPagesSettings, language: Language): Page {
  const text = texts[language];
  const item = report.item[language];
  return {
    path: reportPage(report.id, language),
    twin: reportPage(report.id, language === 'it' ? 'en' : 'it'),
    title: `${item.titolo_report} - ${settings.product}`,
    summary: item.descrizione_report,
    data: { '@context': 'https://schema.org', ...dataset(report, catalogue, settings, language) },
    body: html`<p>${item.descrizione_report}</p>
<dl>
<dt>${text.period}</dt><dd>${period(item.periodo_dati_da, item.periodo_dati_a, language)}</dd>
<dt>${text.units}</dt><dd>${item.ambito}, ${item.unita}</dd>
</dl>
<p><a class="main" href="/${reportRoute(item, language)}">${text.open}</a> <a href="/${rowsAddress(item)}">${text.rows}</a></p>
<div class="scroll" role="region" aria-label="${text.columns}" tabindex="0"><table>
<caption>${text.columns}</caption>
<thead><tr><th scope="col">${text.column}</th><th scope="col">${text.name}</th><th scope="col">${text.guide}</th><th scope="col">${text.note}</th><th scope="col">${text.source}</th></tr></thead>
<tbody>
${report.columns[language].map((column) => html`<tr><th scope="row"><code>${column.COLNAME}</code></th><td>${column.LABEL}</td><td>${column.GUIDA}</td><td>${column.NOTE}</td><td>${column.FONTE}</td></tr>`)}
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
  const text = texts[language];
  const name = letter ? text.letter(letter) : text[kind];
  const address = (of: Language) => unitsPage(kind, letter?.toLowerCase(), of);
  return {
    path: address(language),
    twin: address(language === 'it' ? 'en' : 'it'),
    title: `${name} - ${settings.product}`,
    summary: text.summary,
    body: html`<div class="scroll" role="region" aria-label="${name}" tabindex="0"><table>
<caption>${name}</caption>
<thead><tr><th scope="col">${text.name}</th><th scope="col">${text.code}</th><th scope="col">${text.detail[kind]}</th><th scope="col">${text.from}</th><th scope="col">${text.to}</th></tr></thead>
<tbody>
${units.map(
  (unit) =>
    html`<tr><th scope="row" lang="it"><a href="/${unitDocument(kind, unit.id, language)}">${unit.name}</a></th><td>${unit.code}</td><td>${unit.detail ?? '-'}</td><td>${shown(unit.from)}</td><td>${unit.to === null ? text.inForce : shown(unit.to)}</td></tr>`,
)}
</tbody></table></div>
${editionNote(catalogue, language)}`,
  };
}

function documentOf(
  { path, twin, title, summary, body, data }: Page,
  { origin, product }: SearchPagesSettings,
  language: Language,
): string {
  const text = texts[language];
  const other = language === 'it' ? 'en' : 'it';
  const italian = language === 'it' ? path : twin;
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${summary}">
<link rel="canonical" href="${origin}/${path}">
<link rel="alternate" hreflang="${language}" href="${origin}/${path}">
<link rel="alternate" hreflang="${other}" href="${origin}/${twin}">
<link rel="alternate" hreflang="x-default" href="${origin}/${italian}">
<link rel="stylesheet" href="/${STYLE_FILE}">
${data && jsonLd(data)}
</head>
<body>
<header><a href="/">${text.portal(product)}</a> <nav><a href="/${languageRoot(language)}">${text.reports}, ${text.units.toLowerCase()}</a> <a href="/${twin}" hreflang="${other}" lang="${other}">${text.other}</a></nav></header>
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
  for (const language of ['it', 'en'] as const) {
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
