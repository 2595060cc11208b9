import { type Static, Type } from 'typebox';

const closed = { additionalProperties: false } as const;

/** One text in both languages. */
export const LocalizedText = Type.Object({ it: Type.String({ minLength: 1 }), en: Type.String({ minLength: 1 }) }, closed);
export type LocalizedText = Static<typeof LocalizedText>;

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
const ReportIds = Type.Array(Type.Integer({ minimum: 1 }));

export const GlossaryTerm = Type.Object(
  {
    id: Type.Integer({ minimum: 1 }),
    partizione: Type.Integer({ minimum: 1, maximum: 5 }),
    nome: LocalizedText,
    descrizione: LocalizedText,
    periodo: Type.Optional(Type.String()),
    fonte: Type.Optional(LocalizedText),
    note: Type.Optional(LocalizedText),
    versione: Type.Optional(Type.String()),
    anno: Type.Optional(Type.String()),
    links: Type.Optional(Type.Array(Type.Object({ testo: LocalizedText, indirizzo: Type.String({ pattern: '^https?://' }) }, closed))),
  },
  closed,
);
export type GlossaryTerm = Static<typeof GlossaryTerm>;

export const NewsItem = Type.Object(
  {
    id: Type.Integer({ minimum: 1, maximum: 9999 }),
    tipo: LocalizedText,
    titolo: LocalizedText,
    sottotitolo: LocalizedText,
    testo: LocalizedText,
    inizioValidita: Day,
    fineValidita: Type.Optional(Day),
    pubblicazione: Day,
    provvedimento: Type.Optional(Type.Object({ id: Type.String(), data: Day, testo: LocalizedText }, closed)),
  },
  closed,
);
export type NewsItem = Static<typeof NewsItem>;

export const PageDescription = Type.Object(
  {
    descrizione: LocalizedText,
    unita: Type.Array(Type.Object({ titolo: LocalizedText, sottotitolo: LocalizedText, report: ReportIds }, closed)),
    note: LocalizedText,
  },
  closed,
);
export type PageDescription = Static<typeof PageDescription>;

export const ReportText = Type.Object({ descrizione: LocalizedText }, closed);
export type ReportText = Static<typeof ReportText>;

export const HomeLists = Type.Object({ evidenza: ReportIds, consultati: ReportIds }, closed);
export type HomeLists = Static<typeof HomeLists>;

/** Everything under `api/content`. */
export interface Content {
  readonly glossary: readonly GlossaryTerm[];
  readonly news: readonly NewsItem[];
  readonly pages: ReadonlyMap<number, PageDescription>;
  readonly reports: ReadonlyMap<number, ReportText>;
  readonly home: HomeLists;
}
