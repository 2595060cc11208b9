import { actDate } from '@territori/edition/changes/actDate';
import type { EditionModel, State } from '@territori/edition/EditionModel';
import { type ActOfDay, type ChangedUnits, NAMED_UNITS } from '@territori/edition/model/readDaysOfChange';
import { type Day, italianDay } from '@territori/history/dates/day';
import { changeKindName } from '@territori/history/edition/changeKinds';
import { editionName } from '@territori/history/edition/editionName';
import { EDITION_TITLE } from '@territori/history/edition/editionTitle';
import type { Language, Localized } from '@territori/languages';
import { textIn } from '@territori/languages';
import { isBoundarySource } from '@territori/store/boundaries/boundarySource';
import type { Edition, Source } from '@territori/store/database';
import { groupBy } from '@territori/traduzione/groupBy';
import type { Promemoria } from '@territori/wire';
import { inEveryLanguage } from '../http/inEveryLanguage.ts';
import { message } from '../message.ts';

/** The id of the news of an edition is a number that follows from its name, beyond the ids of editors' news and of days. */
const FIRST_OF_EDITIONS = 1_000_000_000;
/** What precedes the text of an act, as in the news that editors write. */
export const ACT_LABEL: Localized = message('newsFromData.text');

type Texts = ReturnType<typeof message.in>;

/** The news in a language. */
export type NewsFromData = (language: Language) => readonly Promemoria[];

/** News made of the data: what the edition in use says otherwise than the one before, that edition, and each day on which units changed. */
export async function newsFromData(model: EditionModel, edition: Edition): Promise<NewsFromData> {
  const { changed, acts } = await model.daysOfChange();
  const days = groupBy(changed, ({ data }) => data);
  const actOf = new Map(acts.map((act) => [act.data, act]));
  const names = changedMunicipalities(model, edition);
  const itemsIn = (language: Language) => [
    ...changedSourcesItem(edition, names, language),
    editionItem(edition, language),
    ...[...days].map(([day, rows]) => dayItem(day, rows, actOf.get(day), language)),
  ];
  return inEveryLanguage(itemsIn);
}

const concerned = (municipalities: number, provinces: number, t: Texts): string =>
  [
    municipalities > 0 && t('newsFromData.concerned.comune', { municipalities }),
    provinces > 0 && t('newsFromData.concerned.uts', { provinces }),
  ]
    .filter(Boolean)
    .join(' · ');

function dayItem(day: Day, rows: readonly ChangedUnits[], act: ActOfDay | undefined, language: Language): Promemoria {
  const t = message.in(language);
  const total = (level: ChangedUnits['livello']) => rows.find(({ livello, tipo }) => livello === level && tipo === null)?.numero ?? 0;
  const kinds = rows.filter(({ tipo }) => tipo !== null);
  const lines = kinds.map(({ livello, tipo, numero, nomi }) => {
    const names = nomi.join(', ') + (numero > nomi.length ? ', …' : '');
    return `- ${textIn(changeKindName(tipo), language)}, ${t(`newsFromData.level.${livello}`)}: ${numero} (${names})`;
  });
  const written = [act?.testo, act?.gazzetta].filter(Boolean).join('; ');
  const dated = actDate(written);
  return {
    idPromemoria: Number(day.replaceAll('-', '')),
    tipoPromemoria: t('newsFromData.kind'),
    titolo: t('newsFromData.title', { day: italianDay(day) }),
    sottotitolo: concerned(total('comune'), total('uts'), t),
    testo: lines.join('\n'),
    dataInizioValidita: day,
    dataFineValidita: null,
    dataInserimento: day,
    // two lines, the first a date: an act whose text has none is not shown here, only with each change
    idProvvedimento: dated && act ? String(act.id) : null,
    testoProvvedimento: dated && `${italianDay(dated)}\n${textIn(ACT_LABEL, language)} ${written}`,
    variazioniDel: day,
  };
}

/** The municipalities about which the sources of an edition say something new: the last name that had each code, by code. */
function changedMunicipalities(model: EditionModel, { sources }: Edition): ReadonlyMap<string, string> {
  const codes = new Set(sources.flatMap(({ novita }) => novita?.comuni ?? []));
  const last = new Map<string, State>();
  for (const state of codes.size > 0 ? model.ofLevel('comune') : []) {
    const { codice } = state.row;
    if (codice === null || !codes.has(codice)) continue;
    const known = last.get(codice);
    if (!known || known.from < state.from) last.set(codice, state);
  }
  return new Map([...last].map(([code, { row }]) => [code, `${row.denominazione} (${code})`]));
}

/** What the sources of one title say otherwise, in one line; none where they say the same in another form. */
function changeLine(sources: readonly Source[], names: ReadonlyMap<string, string>, language: Language): string[] {
  const t = message.in(language);
  const news = sources.flatMap(({ novita }) => novita ?? []);
  const counts = (['aggiunti', 'corretti', 'ritirati'] as const).flatMap((kind) => {
    const sum = news.reduce((total, { [kind]: count }) => total + count, 0);
    return sum > 0 ? t(`newsFromData.counts.${kind}`, { sum }) : [];
  });
  const [source] = sources;
  if (!source || news.length === 0 || (counts.length === 0 && !isBoundarySource(source))) return [];
  const units = [...new Set(news.flatMap(({ comuni }) => comuni))].sort().flatMap((code) => names.get(code) ?? []);
  const named = units.slice(0, NAMED_UNITS).join(', ') + (units.length > NAMED_UNITS ? ', …' : '');
  return [
    `- ${textIn(source.descrizione, language)}; ${counts.join(', ') || t('newsFromData.redrawn')}${named && `. ${t('newsFromData.municipalities')} ${named}`}`,
  ];
}

/** The news of an edition that follows another one of the record: what its sources say otherwise. */
function changedSourcesItem(edition: Edition, names: ReadonlyMap<string, string>, language: Language): Promemoria[] {
  const byTitle = groupBy(edition.sources, ({ descrizione }) => descrizione.it);
  const lines = [...byTitle.values()]
    .flatMap((sources) => changeLine(sources, names, language))
    .sort((a, b) => a.localeCompare(b, language));
  if (lines.length === 0) return [];
  const t = message.in(language);
  return [
    { ...editionItem(edition, language), idPromemoria: 5_000 + edition.id, titolo: t('newsFromData.changed'), testo: lines.join('\n') },
  ];
}

function editionItem(edition: Edition, language: Language): Promemoria {
  const t = message.in(language);
  const loaded = edition.loadedAt.slice(0, 10);
  // many files have one description: the boundaries come in a file for each period
  const sources = new Set(
    edition.sources.map(({ descrizione, licenza }) => `- ${textIn(descrizione, language)} (${textIn(licenza, language)})`),
  );
  return {
    idPromemoria: FIRST_OF_EDITIONS + Number.parseInt(editionName(edition).slice(0, 7), 16),
    tipoPromemoria: t('newsFromData.edition'),
    titolo: textIn(EDITION_TITLE, language),
    sottotitolo: t('newsFromData.editionSubtitle', { day: italianDay(edition.date) }),
    testo: [t('newsFromData.sources'), ...sources].join('\n'),
    dataInizioValidita: loaded,
    dataFineValidita: null,
    dataInserimento: loaded,
    idProvvedimento: null,
    testoProvvedimento: null,
    variazioniDel: null,
  };
}
