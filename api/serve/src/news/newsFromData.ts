import { actDate } from '@territori/edition/changes/actDate';
import { type Day, italianDay } from '@territori/history/dates/day';
import { changeKindName } from '@territori/history/edition/changeKinds';
import { editionName } from '@territori/history/edition/editionName';
import { EDITION_TITLE } from '@territori/history/edition/editionTitle';
import { groupBy } from '@territori/history/territory/groupBy';
import type { Language, Localized } from '@territori/languages';
import { textIn } from '@territori/languages';
import { isBoundarySource } from '@territori/store/boundaries/boundarySource';
import type { Database, Edition, Source } from '@territori/store/database';
import type { Promemoria } from '@territori/wire';
import { inEveryLanguage } from '../http/inEveryLanguage.ts';
import { message } from '../message.ts';

/** Changes from this day on are published as news. */
const NEWS_SINCE: Day = '1991-01-01';
/** The id of the news of an edition is a number that follows from its name, beyond the ids of editors' news and of days. */
const FIRST_OF_EDITIONS = 1_000_000_000;
/** So many units are named; more are counted. */
const NAMED = 12;

/** The units changed in one way on a day; `tipo` null: in any way, each unit counted once. */
interface ChangeRow {
  data: Day;
  livello: 'comune' | 'uts';
  tipo: string | null;
  numero: number;
  nomi: string[];
}

/** Units with the code they have since, or had until, that day: a province or other UTS its statistical one, as in its history. */
const CHANGES = `
  select data::text, livello, tipo, count(distinct unita_id)::int as numero,
         (array_agg(distinct nome order by nome))[1:${NAMED}] as nomi
  from evento e cross join lateral (
    select case when e.livello <> 'uts' then e.codice else (
      select u.codice_uts from uts_estesa u where u.unita_id = e.unita_id and (u.tratto @> e.data or u.tratto @> (e.data - 1)) order by u.tratto @> e.data desc limit 1
    ) end as codice_mostrato
  ) mostrato cross join lateral (select denominazione || coalesce(' (' || codice_mostrato || ')', '') as nome) con_codice
  where livello in ('comune', 'uts') and data >= $1::date and tipo is not null and tipo <> 'PV'
  group by grouping sets ((data, livello, tipo), (data, livello)) order by data desc, livello, tipo`;

/** The act of the changes of a day. */
interface ActOfDay {
  data: Day;
  id: number;
  testo: string;
  gazzetta: string | null;
}

/** The days all of whose changes are by one act: a news item has room for one, and an act beside the changes of others would mislead. */
const ACTS = `
  select e.data::text, min(p.id) as id, min(p.testo) as testo, min(p.gazzetta) as gazzetta
  from evento e left join provvedimento p on p.id = e.provvedimento_id
  where e.livello in ('comune', 'uts') and e.data >= $1::date and e.tipo is not null and e.tipo <> 'PV'
  group by e.data having count(distinct (p.testo, p.gazzetta)) = 1 and count(p.testo) = count(*)`;

/** What precedes the text of an act, as in the news that editors write. */
export const ACT_LABEL: Localized = message('newsFromData.text');

type Texts = ReturnType<typeof message.in>;

/** The news in a language. */
export type NewsFromData = (language: Language) => readonly Promemoria[];

/** The last name of each municipality of some codes. */
const NAMES = `
  select distinct on (codice) codice, denominazione from versione
  where livello = 'comune' and codice = any($1) order by codice, lower(validita) desc`;

/** News made of the data: what the edition in use says otherwise than the one before, that edition, and each day on which units changed. */
export async function newsFromData(database: Database, edition: Edition): Promise<NewsFromData> {
  const changes = await database.read<ChangeRow>(CHANGES, [NEWS_SINCE], { edition: edition.id });
  const days = groupBy(changes, ({ data }) => data);
  const acts = new Map((await database.read<ActOfDay>(ACTS, [NEWS_SINCE], { edition: edition.id })).map((act) => [act.data, act]));
  const names = await changedMunicipalities(database, edition);
  const itemsIn = (language: Language) => [
    ...changedSourcesItem(edition, names, language),
    editionItem(edition, language),
    ...[...days].map(([day, rows]) => dayItem(day, rows, acts.get(day), language)),
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

function dayItem(day: Day, rows: readonly ChangeRow[], act: ActOfDay | undefined, language: Language): Promemoria {
  const t = message.in(language);
  const total = (level: ChangeRow['livello']) => rows.find(({ livello, tipo }) => livello === level && tipo === null)?.numero ?? 0;
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

/** The municipalities about which the sources of an edition say something new: their names by their codes. */
async function changedMunicipalities(database: Database, edition: Edition): Promise<ReadonlyMap<string, string>> {
  const codes = edition.sources.flatMap(({ novita }) => novita?.comuni ?? []);
  if (codes.length === 0) return new Map();
  const rows = await database.read<{ codice: string; denominazione: string }>(NAMES, [codes], { edition: edition.id });
  return new Map(rows.map(({ codice, denominazione }) => [codice, `${denominazione} (${codice})`]));
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
  const named = units.slice(0, NAMED).join(', ') + (units.length > NAMED ? ', …' : '');
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
