import type { Change } from '@territori/edition/model/readEvents';
import { changeRow } from '@territori/edition/rows/changeRow';
import { escapeMarkup } from '../../http/escapeMarkup.ts';
import { message } from '../../message.ts';
import type { DocumentFacts } from './DocumentFacts.ts';
import { documentAddress } from './documentAddress.ts';
import { dayMarkup, nameMarkup } from './documentMarkup.ts';

export function changesList({ id, language, model }: DocumentFacts, changes: readonly Change[]): string {
  const t = message.in(language);
  const items = changes.map((change) => {
    const { data, descrizione, provvedimento, denominazione } = changeRow(change, { model, language });
    const otherId = change.id === id ? change.id_collegata : change.id;
    const otherName = change.id === id ? change.denominazione_collegata : denominazione;
    // a municipality passes to a province, which is of another level
    const level = otherId === null ? undefined : model.ofUnit(otherId)[0]?.row.livello;
    const other =
      otherId !== null && otherName !== null && level !== undefined
        ? ` <a href="${documentAddress(level, otherId, language)}">${nameMarkup(otherName, language)}</a>`
        : '';
    const act = provvedimento && [provvedimento.testo, provvedimento.gazzetta].filter(Boolean).map((part) => escapeMarkup(part as string));
    const published =
      act &&
      (provvedimento.url
        ? `<a href="${escapeMarkup(provvedimento.url)}">${act.join(', ')}</a>`
        : `<span lang="it">${act.join(', ')}</span>`);
    return `<li><p>${dayMarkup(data)}: ${escapeMarkup(descrizione)}${other}</p>${published ? `<p class="act">${t('unitDocument.act')}: ${published}</p>` : ''}</li>`;
  });
  const content = items.length > 0 ? `<ol class="changes">${items.join('')}</ol>` : `<p>${t('unitDocument.noChanges')}</p>`;
  return `<section><h2>${t('unitDocument.changes')}</h2>${content}</section>`;
}
