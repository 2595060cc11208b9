import type { Language } from '@territori/languages';
import type { Catalogue, CatalogueUnit, UnitKind } from './catalogue.ts';
import { editionNote } from './editionNote.ts';
import { html } from './html.ts';
import { message } from './message.ts';
import { unitDocument, unitsPage } from './pageAddresses.ts';
import type { SearchPage } from './SearchPage.ts';
import type { SearchPagesSettings } from './settings.ts';
import { shown } from './shown.ts';

export function pageOfUnits(
  kind: UnitKind,
  letter: string | undefined,
  units: readonly CatalogueUnit[],
  catalogue: Catalogue,
  settings: SearchPagesSettings,
  language: Language,
): SearchPage {
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
