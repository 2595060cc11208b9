import type { Language } from '@territori/languages';
import { type Catalogue, type CatalogueReport, catalogueSaidIn } from './catalogue.ts';
import { dataset } from './datasets.ts';
import { editionNote } from './editionNote.ts';
import { html } from './html.ts';
import { message } from './message.ts';
import { reportPage, reportRoute, rowsAddress } from './pageAddresses.ts';
import { periodHtml } from './periodHtml.ts';
import type { SearchPage } from './SearchPage.ts';
import type { SearchPagesSettings } from './settings.ts';

export function pageOfReport(report: CatalogueReport, catalogue: Catalogue, settings: SearchPagesSettings, language: Language): SearchPage {
  const t = message.in(language);
  const item = catalogueSaidIn(report.item, language);
  return {
    path: reportPage(report.id, language),
    address: (of) => reportPage(report.id, of),
    title: `${item.titolo_report} - ${settings.product}`,
    summary: item.descrizione_report,
    data: { '@context': 'https://schema.org', ...dataset(report, catalogue, settings, language) },
    body: html`<p>${item.descrizione_report}</p>
<dl>
<dt>${t('period')}</dt><dd>${periodHtml(item.periodo_dati_da, item.periodo_dati_a, language)}</dd>
<dt>${t('units')}</dt><dd>${item.ambito}, ${item.unita}</dd>
</dl>
<p><a class="main" href="/${reportRoute(item, language)}">${t('open')}</a> <a href="/${rowsAddress(item)}">${t('rows')}</a></p>
<div class="scroll" role="region" aria-label="${t('columns')}" tabindex="0"><table>
<caption>${t('columns')}</caption>
<thead><tr><th scope="col">${t('column')}</th><th scope="col">${t('name')}</th><th scope="col">${t('guide')}</th><th scope="col">${t('note')}</th><th scope="col">${t('source')}</th></tr></thead>
<tbody>
${catalogueSaidIn(report.columns, language).map((column) => html`<tr><th scope="row"><code>${column.COLNAME}</code></th><td>${column.LABEL}</td><td>${column.GUIDA}</td><td>${column.NOTE}</td><td>${column.FONTE}</td></tr>`)}
</tbody></table></div>
${editionNote(catalogue, language)}`,
  };
}
