import type { Language } from '@territori/languages';
import type { Catalogue } from './catalogue.ts';
import { type Html, html } from './html.ts';
import { message } from './message.ts';
import { shown } from './shown.ts';

export function editionNote({ edition }: Catalogue, language: Language): Html {
  const t = message.in(language);
  return html`<section><h2>${t('sources')}</h2>
<p>${t('data')}: <span lang="it">${edition.nome}</span>, ${t('upTo')} ${shown(edition.aggiornata_al)}.</p>
<ul lang="it">
${edition.fonti.map(({ nome, licenza, url }) => html`<li>${url ? html`<a href="${url}">${nome}</a>` : nome} (${licenza})</li>`)}
</ul></section>`;
}
