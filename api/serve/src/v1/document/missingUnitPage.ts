import type { Identity } from '@territori/identity/Identity';
import { type Language, languageName, SOURCE_LANGUAGE } from '@territori/languages';
import { escapeMarkup } from '../../http/escapeMarkup.ts';
import { OFFERED } from '../../http/offered.ts';
import { message } from '../../message.ts';
import { documentStyle } from './documentStyle.ts';

/**
 * What a browser shows at a permanent address that no unit has, with the ways to the units. Like the page of a unit it holds no script.
 * @param address the path that was asked for, without its parameters
 */
export function missingUnitPage(address: string, language: Language, identity: Identity): string {
  const t = message.in(language);
  const path = escapeMarkup(address);
  const product = escapeMarkup(identity.product);
  const title = t('missingUnitPage.title');
  const others = OFFERED.filter((other) => other !== language).map(
    (other) => `<a href="${path}?lingua=${other}" hreflang="${other}" lang="${other}">${escapeMarkup(languageName(other))}</a>`,
  );
  const index = `<a href="/indice/${language === SOURCE_LANGUAGE ? '' : `${language}/`}">${t('unitDocument.index')}</a>`;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} - ${product}</title><meta name="robots" content="noindex">
<style>${documentStyle(identity)}</style></head>
<body><header><a href="/">${product}: ${t('unitDocument.home')}</a><nav>${index}${others.join('')}</nav></header>
<main><h1>${title}</h1>
<p>${t('missingUnitPage.why', { address: `<code>${path}</code>` })}</p>
<p><a class="main" href="/?language=${language}#/home">${t('missingUnitPage.search')}</a></p>
</main></body></html>
`;
}
