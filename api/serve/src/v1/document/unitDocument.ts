import type { State } from '@territori/edition/EditionModel';
import { italianDay } from '@territori/history/dates/day';
import { citationOf } from '@territori/identity/citationOf';
import { type Language, languageName, SOURCE_LANGUAGE, textIn } from '@territori/languages';
import { escapeMarkup } from '../../http/escapeMarkup.ts';
import { OFFERED } from '../../http/offered.ts';
import { message } from '../../message.ts';
import { V1 } from '../addresses.ts';
import type { CallContext } from '../calls/Call.ts';
import { lineageOf } from '../calls/succession/genealogy.ts';
import { changesList } from './changesList.ts';
import type { DocumentFacts } from './DocumentFacts.ts';
import { documentAddress } from './documentAddress.ts';
import { documentStyle } from './documentStyle.ts';
import { leadOf } from './leadOf.ts';
import { relativesList } from './relativesList.ts';
import { sizesTable } from './sizesTable.ts';
import { statesTable } from './statesTable.ts';
import { structuredData } from './structuredData.ts';

/**
 * The page of a unit as a document of its own: what the unit is, its states, the units that it came from and went into, its changes with
 * their acts, population and area, how to cite it, and the way to the page of the portal. It holds no script, and its links lead to other
 * such pages. Throws Problem for an unknown id.
 */
export async function unitDocument(id: number, context: CallContext): Promise<string> {
  const { model, language, origin, edition, editionName } = context;
  const lineage = await lineageOf(id, 1, context);
  const states = model.ofUnit(id);
  const last = states.at(-1) as State;
  const facts: DocumentFacts = { id, states, last, language, model };
  const t = message.in(language);
  const { identity } = context.services;
  const { livello, denominazione, codice } = last.row;
  const periods = lineage.unita.find((unit) => unit.id === id)?.periodi ?? [];
  const lead = leadOf(facts, periods);
  const others = OFFERED.filter((other) => other !== language);
  const address = `${origin}/id/${livello}/${id}`;
  const inLanguage = (of: Language) => `${origin}${documentAddress(livello, id, of)}`;
  const changes = (await model.changesAroundUnits()).get(id) ?? [];
  const sizes = (await model.sizes()).get(id) ?? [];
  const named = codice ? `${denominazione} (${codice})` : denominazione;
  const cited = {
    title: named,
    edition: t('unitDocument.edition', { edition: editionName }),
    day: t('unitDocument.known', { day: italianDay(edition.date) }),
    address,
  };
  const data = structuredData(last, { lead, states, address, language });
  const sources = [
    ...new Set(edition.sources.map(({ descrizione, licenza }) => `${textIn(descrizione, language)} (${textIn(licenza, language)})`)),
  ];
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(named)}: ${escapeMarkup(t(`unitDocument.level.${livello}`).toLowerCase())} - ${escapeMarkup(identity.product)}</title>
<meta name="description" content="${escapeMarkup(lead)}">
<link rel="canonical" href="${inLanguage(language)}">
${[language, ...others].map((of) => `<link rel="alternate" hreflang="${of}" href="${inLanguage(of)}">`).join('')}<link rel="alternate" hreflang="x-default" href="${address}">
<link rel="alternate" type="application/ld+json" href="${V1}/unita/${id}?formato=jsonld"><link rel="alternate" type="text/turtle" href="${V1}/unita/${id}?formato=turtle">
<style>${documentStyle(identity)}</style>
<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script></head>
<body><header><a href="/">${escapeMarkup(identity.product)}: ${t('unitDocument.home')}</a><nav><a href="/indice/${language === SOURCE_LANGUAGE ? '' : `${language}/`}">${t('unitDocument.index')}</a>${others.map((of) => `<a href="${documentAddress(livello, id, of)}" hreflang="${of}" lang="${of}">${escapeMarkup(languageName(of))}</a>`).join('')}</nav></header>
<main><h1 lang="it">${escapeMarkup(denominazione)}</h1>
<p>${escapeMarkup(lead)}</p>
<p><a class="main" href="/?language=${language}#/storia_ua/${id}">${t('unitDocument.open')}</a></p>
${statesTable(facts)}
${relativesList(facts, lineage, 'ancestors')}
${relativesList(facts, lineage, 'descendants')}
${changesList(facts, changes)}
${sizesTable(facts, sizes)}
<section><h2>${t('unitDocument.cite')}</h2><p>${escapeMarkup(citationOf(identity, cited, language))}</p></section>
<section><h2>${t('unitDocument.data')}</h2><p><a href="${V1}/unita/${id}">JSON</a>, <a href="${V1}/unita/${id}?formato=jsonld">JSON-LD</a>, <a href="${V1}/unita/${id}?formato=turtle">Turtle</a></p></section>
<section><h2>${t('unitDocument.sources')}</h2><ul>${sources.map((source) => `<li>${escapeMarkup(source)}</li>`).join('')}</ul></section>
</main></body></html>
`;
}
