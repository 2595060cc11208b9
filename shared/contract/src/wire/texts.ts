export interface GlossarioLink {
  readonly link: string;
  readonly hyperlink: string;
}

/** `GET /api/Report/Glossario` answers an array of these, by name. */
export interface TermineGlossario {
  readonly id_geoglossario: number;
  readonly nome: string;
  readonly descrizione: string;
  readonly id_geoglossario_partizione: number;
  readonly periodo: string | null;
  readonly fonte: string | null;
  readonly note: string | null;
  readonly versione: string | null;
  readonly anno: string | null;
  readonly links: readonly GlossarioLink[];
}

export interface UnitaPagina {
  readonly titolo: string;
  readonly sottotitolo: string;
  readonly elencoReport: readonly string[];
}

/** `GET /api/Report/DescrizionePagina/{pageId}`. Texts are plain paragraphs, parted by an empty line; a line that starts with `- ` is a list item. */
export interface DescrizionePagina {
  readonly descrizionePagina: string;
  readonly unita: readonly UnitaPagina[];
  readonly noteFondoPagina: string;
}
