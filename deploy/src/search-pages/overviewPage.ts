import type { Language } from '@territori/languages';
import { type Catalogue, catalogueSaidIn } from './catalogue.ts';
import { dataCatalog } from './datasets.ts';
import { editionNote } from './editionNote.ts';
import { html } from './html.ts';
import { message } from './message.ts';
import { languageRoot, reportPage, unitsPage } from './pageAddresses.ts';
import { periodHtml } from './periodHtml.ts';
import type { SearchPage } from './SearchPage.ts';
import type { SearchPagesSettings } from './settings.ts';
import { unitsByLetter } from './unitsByLetter.ts';

export function overviewPage(catalogue: Catalogue, settings: SearchPagesSettings, language: Language): SearchPage {
  const t = message.in(language);
  const letters = [...unitsByLetter(catalogue.units.comuni).keys()];
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
${catalogue.reports.map(({ id, item }) => html`<li><a href="/${reportPage(id, language)}">${id} - ${catalogueSaidIn(item, language).titolo_report}</a> (${periodHtml(catalogueSaidIn(item, language).periodo_dati_da, catalogueSaidIn(item, language).periodo_dati_a, language)})</li>`)}
</ul></section>
${editionNote(catalogue, language)}`,
  };
}
