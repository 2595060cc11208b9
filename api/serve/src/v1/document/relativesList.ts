import type { Genealogia } from '@territori/wire/v1/genealogia';
import { escapeMarkup } from '../../http/escapeMarkup.ts';
import { message } from '../../message.ts';
import type { DocumentFacts } from './DocumentFacts.ts';
import { documentAddress } from './documentAddress.ts';
import { dayMarkup, nameMarkup } from './documentMarkup.ts';

/** The units of the generation before or after, each once, with the days on which territory passed. */
export function relativesList({ id, language }: DocumentFacts, { unita, passaggi }: Genealogia, side: 'ancestors' | 'descendants'): string {
  const t = message.in(language);
  const units = new Map(unita.map((unit) => [unit.id, unit]));
  const steps = passaggi.filter((step) => (side === 'ancestors' ? step.id_a : step.id_da) === id);
  const days = new Map<number, string[]>();
  for (const { id_da, id_a, data, totale } of steps) {
    const other = side === 'ancestors' ? id_da : id_a;
    const part = totale ? '' : `, ${side === 'ancestors' ? t('unitDocument.ofPart') : t('unitDocument.inPart')}`;
    days.set(other, [...(days.get(other) ?? []), `${dayMarkup(data)}${part}`]);
  }
  const items = [...days].flatMap(([other, passed]) => {
    const unit = units.get(other);
    if (!unit) return [];
    const link = `<a href="${documentAddress(unit.livello, unit.id, language)}">${nameMarkup(unit.denominazione, language)}</a>`;
    return [`<li>${link}${unit.codice ? ` (${escapeMarkup(unit.codice)})` : ''}, ${passed.join('; ')}</li>`];
  });
  return `<section><h2>${t(`unitDocument.${side}`)}</h2>${items.length > 0 ? `<ul>${items.join('')}</ul>` : `<p>${t('unitDocument.noRelatives')}</p>`}</section>`;
}
