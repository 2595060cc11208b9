/** One level of the download area's tree: kind, macro-theme or theme. */
export interface Categoria {
  id: string;
  label: string;
  idPadre: string | null;
}

/** A downloaded file, kept as base64 until the tab is closed. */
export interface CachedDownload {
  key: string;
  filename: string;
  type: string;
  base64: string;
}

/** The local session of the specification, section 3. `user` is a default value without effect. */
export interface SessionState {
  user: { username: string; role: string; idNumber: string };
  impostazioni: Record<string, string>;
  /** Addresses visited in this session, oldest first, at most 50. */
  history: string[];
  categorie: { macro: Categoria[]; micro: Categoria[]; tree: Categoria[] };
  /** Oldest first. */
  downloads: CachedDownload[];
  /** The last answer that the updates page read; `body` and `info` are unchanged. */
  aggiornamenti: { additionalInfo: Record<string, unknown>; body: Record<string, unknown>[]; info: Record<string, unknown> };
}

export function initialSession(): SessionState {
  return {
    user: { username: 'utente', role: 'administrator', idNumber: '0' },
    impostazioni: {},
    history: [],
    categorie: { macro: [], micro: [], tree: [] },
    downloads: [],
    aggiornamenti: { additionalInfo: {}, body: [], info: {} },
  };
}
