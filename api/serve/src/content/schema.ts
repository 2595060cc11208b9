import type { Localized } from '@territori/languages';
import { type Static, Type } from 'typebox';

const closed = { additionalProperties: false } as const;

/** A text for visitors: Italian in its file, and in every language that translates it once it is read. */
const Text = Type.Unsafe<Localized>(Type.String({ minLength: 1, translated: true }));

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
const ReportIds = Type.Array(Type.Integer({ minimum: 1 }));

export const GlossaryTerm = Type.Object(
  {
    id: Type.Integer({ minimum: 1 }),
    partizione: Type.Integer({ minimum: 1, maximum: 5 }),
    nome: Text,
    descrizione: Text,
    periodo: Type.Optional(Type.String()),
    fonte: Type.Optional(Text),
    note: Type.Optional(Text),
    versione: Type.Optional(Type.String()),
    anno: Type.Optional(Type.String()),
    links: Type.Optional(Type.Array(Type.Object({ testo: Text, indirizzo: Type.String({ pattern: '^https?://' }) }, closed))),
  },
  closed,
);
export type GlossaryTerm = Static<typeof GlossaryTerm>;

export const NewsItem = Type.Object(
  {
    id: Type.Integer({ minimum: 1, maximum: 9999 }),
    tipo: Text,
    titolo: Text,
    sottotitolo: Text,
    testo: Text,
    inizioValidita: Day,
    fineValidita: Type.Optional(Day),
    pubblicazione: Day,
    provvedimento: Type.Optional(Type.Object({ id: Type.String(), data: Day, testo: Text }, closed)),
  },
  closed,
);
export type NewsItem = Static<typeof NewsItem>;

export const PageDescription = Type.Object(
  {
    descrizione: Text,
    unita: Type.Array(Type.Object({ titolo: Text, sottotitolo: Text, report: ReportIds }, closed)),
    note: Text,
  },
  closed,
);
export type PageDescription = Static<typeof PageDescription>;

export const ReportText = Type.Object({ descrizione: Text }, closed);
export type ReportText = Static<typeof ReportText>;

export const HomeLists = Type.Object({ evidenza: ReportIds, consultati: ReportIds }, closed);
export type HomeLists = Static<typeof HomeLists>;

/** Everything under `api/content`, in every language. */
export interface Content {
  readonly glossary: readonly GlossaryTerm[];
  readonly news: readonly NewsItem[];
  readonly pages: ReadonlyMap<number, PageDescription>;
  readonly reports: ReadonlyMap<number, ReportText>;
  readonly home: HomeLists;
}
