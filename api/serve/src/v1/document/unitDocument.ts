import type { State } from '@territori/edition/EditionModel';
import type { Change } from '@territori/edition/model/readChanges';
import type { SizeAtTime } from '@territori/edition/model/readSizesOverTime';
import { changeRow } from '@territori/edition/rows/changeRow';
import { FIRST_DAY, italianDay } from '@territori/history/dates/day';
import { citationOf } from '@territori/identity/citationOf';
import { type Language, languageName, SOURCE_LANGUAGE, textIn } from '@territori/languages';
import type { Genealogia } from '@territori/wire/v1/genealogia';
import type { Livello } from '@territori/wire/v1/values';
import { escapeMarkup } from '../../http/escapeMarkup.ts';
import { OFFERED } from '../../http/offered.ts';
import { message } from '../../message.ts';
import { V1 } from '../addresses.ts';
import type { CallContext } from '../calls/Call.ts';
import { lineageOf } from '../calls/succession/genealogy.ts';
import { documentStyle } from './documentStyle.ts';
import { structuredData } from './structuredData.ts';

const e = escapeMarkup;

/** The address of a unit's page in a language, from the origin on. */
export const documentAddress = (livello: Livello, id: number, language: Language): string => `/id/${livello}/${id}?lingua=${language}`;

const DAY_MS = 86_400_000;

/** `DD/MM/YYYY` of the last day before a day. */
const lastDay = (day: string): string => italianDay(new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10));

const time = (day: string): string => `<time datetime="${day}">${italianDay(day)}</time>`;

/** Names are Italian, or of the other official language of the unit, in a page of either language. */
const name = (text: string, language: Language): string => (language === SOURCE_LANGUAGE ? e(text) : `<span lang="it">${e(text)}</span>`);

interface Page extends Pick<CallContext, 'language' | 'model'> {
  readonly id: number;
  readonly states: readonly State[];
  readonly last: State;
}

/** The states that a reader tells apart: those that differ in nothing that the table shows are one. */
function shownStates(states: readonly State[]): readonly State[] {
  const shownOf = ({ row }: State) =>
    [row.denominazione, row.codice, row.codice_catastale, row.provincia?.denominazione, row.regione?.denominazione].join('|');
  const shown: State[] = [];
  for (const state of states) {
    const before = shown.at(-1);
    if (before?.to === state.from && shownOf(before) === shownOf(state))
      shown[shown.length - 1] = { ...state, row: state.row, from: before.from };
    else shown.push(state);
  }
  return shown;
}

/** What the unit is, since when, and how it was called: the description of the page, too. */
function leadOf({ states, last, language }: Page, periods: Genealogia['unita'][number]['periodi']): string {
  const t = message.in(language);
  const { livello, codice, provincia, regione, denominazione } = last.row;
  const what = [
    t(`unitDocument.level.${livello}`),
    provincia &&
      t('unitDocument.inProvince', { name: provincia.sigla ? `${provincia.denominazione} (${provincia.sigla})` : provincia.denominazione }),
    regione && t('unitDocument.inRegion', { name: regione.denominazione }),
    codice && t('unitDocument.withCode', { code: codice }),
  ].filter(Boolean);
  const times = periods.map(({ valido_dal, valido_al }) =>
    valido_al !== null
      ? t('unitDocument.existedFrom', { from: italianDay(valido_dal), lastDay: lastDay(valido_al) })
      : valido_dal === FIRST_DAY
        ? t('unitDocument.alwaysThere', { from: italianDay(valido_dal) })
        : t('unitDocument.inForceFrom', { from: italianDay(valido_dal) }),
  );
  const former = [...new Set(states.map(({ row }) => row.denominazione))].filter((own) => own !== denominazione);
  return [
    `${what.join(', ')}.`,
    ...times,
    ...(former.length > 0 ? [t('unitDocument.formerNames', { names: former.join(', ') })] : []),
  ].join(' ');
}

function statesTable({ states, language, last }: Page): string {
  const t = message.in(language);
  const { livello } = last.row;
  const link = (upper: { id: number; denominazione: string } | null, of: Livello) =>
    upper ? `<a href="${documentAddress(of, upper.id, language)}">${name(upper.denominazione, language)}</a>` : t('unitDocument.none');
  const columns = [
    [t('unitDocument.name'), ({ row }: State) => name(row.denominazione, language)],
    [t('unitDocument.code'), ({ row }: State) => e(row.codice ?? t('unitDocument.unknown'))],
    ...(livello === 'comune'
      ? [[t('unitDocument.cadastral'), ({ row }: State) => e(row.codice_catastale ?? t('unitDocument.unknown'))] as const]
      : []),
    ...(livello === 'comune' ? [[t('unitDocument.province'), ({ row }: State) => link(row.provincia, 'uts')] as const] : []),
    ...(livello === 'comune' || livello === 'uts'
      ? [[t('unitDocument.region'), ({ row }: State) => link(row.regione, 'regione')] as const]
      : []),
    [t('unitDocument.from'), ({ from }: State) => time(from)],
    [t('unitDocument.to'), ({ to }: State) => (to === null ? t('unitDocument.inForce') : lastDay(to))],
  ] as const;
  const head = columns.map(([label]) => `<th scope="col">${e(label)}</th>`).join('');
  const rows = shownStates(states).map((state) => {
    const [first, ...others] = columns.map(([, cell]) => cell(state));
    return `<tr><th scope="row">${first}</th>${others.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });
  return scrolling(t('unitDocument.states'), `<thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody>`);
}

/** A table with its heading, which scrolls within the page on a narrow window, also by keyboard. */
const scrolling = (title: string, table: string): string =>
  `<section><h2>${e(title)}</h2><div class="scroll" role="region" aria-label="${e(title)}" tabindex="0"><table>${table}</table></div></section>`;

/** The units of the generation before or after, each once, with the days on which territory passed. */
function relatives({ id, language }: Page, { unita, passaggi }: Genealogia, side: 'ancestors' | 'descendants'): string {
  const t = message.in(language);
  const units = new Map(unita.map((unit) => [unit.id, unit]));
  const steps = passaggi.filter((step) => (side === 'ancestors' ? step.id_a : step.id_da) === id);
  const days = new Map<number, string[]>();
  for (const { id_da, id_a, data, totale } of steps) {
    const other = side === 'ancestors' ? id_da : id_a;
    const part = totale ? '' : `, ${side === 'ancestors' ? t('unitDocument.ofPart') : t('unitDocument.inPart')}`;
    days.set(other, [...(days.get(other) ?? []), `${time(data)}${part}`]);
  }
  const items = [...days].flatMap(([other, passed]) => {
    const unit = units.get(other);
    if (!unit) return [];
    const link = `<a href="${documentAddress(unit.livello, unit.id, language)}">${name(unit.denominazione, language)}</a>`;
    return [`<li>${link}${unit.codice ? ` (${e(unit.codice)})` : ''}, ${passed.join('; ')}</li>`];
  });
  return `<section><h2>${t(`unitDocument.${side}`)}</h2>${items.length > 0 ? `<ul>${items.join('')}</ul>` : `<p>${t('unitDocument.noRelatives')}</p>`}</section>`;
}

function changesList({ id, language, model }: Page, changes: readonly Change[]): string {
  const t = message.in(language);
  const items = changes.map((change) => {
    const { data, descrizione, provvedimento, denominazione } = changeRow(change, { model, language });
    const otherId = change.id === id ? change.id_collegata : change.id;
    const otherName = change.id === id ? change.denominazione_collegata : denominazione;
    // a municipality passes to a province, which is of another level
    const level = otherId === null ? undefined : model.ofUnit(otherId)[0]?.row.livello;
    const other =
      otherId !== null && otherName !== null && level !== undefined
        ? ` <a href="${documentAddress(level, otherId, language)}">${name(otherName, language)}</a>`
        : '';
    const act = provvedimento && [provvedimento.testo, provvedimento.gazzetta].filter(Boolean).map((part) => e(part as string));
    const published =
      act && (provvedimento.url ? `<a href="${e(provvedimento.url)}">${act.join(', ')}</a>` : `<span lang="it">${act.join(', ')}</span>`);
    return `<li><p>${time(data)}: ${e(descrizione)}${other}</p>${published ? `<p class="act">${t('unitDocument.act')}: ${published}</p>` : ''}</li>`;
  });
  const content = items.length > 0 ? `<ol class="changes">${items.join('')}</ol>` : `<p>${t('unitDocument.noChanges')}</p>`;
  return `<section><h2>${t('unitDocument.changes')}</h2>${content}</section>`;
}

function sizesTable({ language }: Page, sizes: readonly SizeAtTime[]): string {
  if (sizes.length === 0) return '';
  const t = message.in(language);
  const number = new Intl.NumberFormat(language, { useGrouping: 'always' });
  const rows = sizes.map(
    ({ population, census, area, areaYear }) =>
      `<tr><th scope="row">${census ?? '-'}</th><td>${population === null ? '-' : number.format(population)}</td><td>${area === null ? '-' : `${number.format(area)} (${areaYear ?? '-'})`}</td></tr>`,
  );
  const head = [t('unitDocument.census'), t('unitDocument.population'), t('unitDocument.area')]
    .map((label) => `<th scope="col">${e(label)}</th>`)
    .join('');
  return scrolling(t('unitDocument.sizes'), `<thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody>`);
}

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
  const page: Page = { id, states, last, language, model };
  const t = message.in(language);
  const { identity } = context.services;
  const { livello, denominazione, codice } = last.row;
  const periods = lineage.unita.find((unit) => unit.id === id)?.periodi ?? [];
  const lead = leadOf(page, periods);
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
<title>${e(named)}: ${e(t(`unitDocument.level.${livello}`).toLowerCase())} - ${e(identity.product)}</title>
<meta name="description" content="${e(lead)}">
<link rel="canonical" href="${inLanguage(language)}">
${[language, ...others].map((of) => `<link rel="alternate" hreflang="${of}" href="${inLanguage(of)}">`).join('')}<link rel="alternate" hreflang="x-default" href="${address}">
<link rel="alternate" type="application/ld+json" href="${V1}/unita/${id}?formato=jsonld"><link rel="alternate" type="text/turtle" href="${V1}/unita/${id}?formato=turtle">
<style>${documentStyle(identity)}</style>
<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script></head>
<body><header><a href="/">${e(identity.product)}: ${t('unitDocument.home')}</a><nav><a href="/indice/${language === SOURCE_LANGUAGE ? '' : `${language}/`}">${t('unitDocument.index')}</a>${others.map((of) => `<a href="${documentAddress(livello, id, of)}" hreflang="${of}" lang="${of}">${e(languageName(of))}</a>`).join('')}</nav></header>
<main><h1 lang="it">${e(denominazione)}</h1>
<p>${e(lead)}</p>
<p><a class="main" href="/?language=${language}#/storia_ua/${id}">${t('unitDocument.open')}</a></p>
${statesTable(page)}
${relatives(page, lineage, 'ancestors')}
${relatives(page, lineage, 'descendants')}
${changesList(page, changes)}
${sizesTable(page, sizes)}
<section><h2>${t('unitDocument.cite')}</h2><p>${e(citationOf(identity, cited, language))}</p></section>
<section><h2>${t('unitDocument.data')}</h2><p><a href="${V1}/unita/${id}">JSON</a>, <a href="${V1}/unita/${id}?formato=jsonld">JSON-LD</a>, <a href="${V1}/unita/${id}?formato=turtle">Turtle</a></p></section>
<section><h2>${t('unitDocument.sources')}</h2><ul>${sources.map((source) => `<li>${e(source)}</li>`).join('')}</ul></section>
</main></body></html>
`;
}
