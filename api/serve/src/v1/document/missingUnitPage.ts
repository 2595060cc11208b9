import type { Identity } from '@territori/identity/Identity';
import type { Language } from '@territori/wire/language';
import { escapeMarkup } from '../../http/escapeMarkup.ts';
import { documentStyle } from './documentStyle.ts';
import { DOCUMENT_TEXTS } from './documentTexts.ts';

const TEXTS: Readonly<Record<Language, { title: string; why: (address: string) => string; search: string }>> = {
  it: {
    title: 'Nessuna unità ha questo indirizzo',
    why: (address) =>
      `I dati del portale non hanno un’unità all’indirizzo ${address}. La ricerca trova le unità per nome, nome precedente o codice.`,
    search: 'Cerca un’unità',
  },
  en: {
    title: 'No unit has this address',
    why: (address) => `The data of the portal have no unit at the address ${address}. The search finds units by name, former name or code.`,
    search: 'Search for a unit',
  },
};

/**
 * What a browser shows at a permanent address that no unit has, with the ways to the units. Like the page of a unit it holds no script.
 * @param address the path that was asked for, without its parameters
 */
export function missingUnitPage(address: string, language: Language, identity: Identity): string {
  const text = TEXTS[language];
  const { home, index, other } = DOCUMENT_TEXTS[language];
  const twin = language === 'it' ? 'en' : 'it';
  const path = escapeMarkup(address);
  const indexAddress = `/indice/${language === 'it' ? '' : 'en/'}`;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text.title} - ${escapeMarkup(identity.product)}</title><meta name="robots" content="noindex">
<style>${documentStyle(identity)}</style></head>
<body><header><a href="/">${escapeMarkup(identity.product)}: ${home}</a><nav><a href="${indexAddress}">${index}</a><a href="${path}?lingua=${twin}" hreflang="${twin}" lang="${twin}">${other}</a></nav></header>
<main><h1>${text.title}</h1>
<p>${text.why(`<code>${path}</code>`)}</p>
<p><a class="main" href="/?language=${language}#/home">${text.search}</a></p>
</main></body></html>
`;
}
