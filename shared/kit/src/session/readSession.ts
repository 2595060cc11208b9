import type { CachedDownload, Categoria, SessionState } from './SessionState.ts';

/** A longer text was not written by the portal: a storage holds about five million characters. */
const LONGEST = 5_000_000;

type Fields = Record<string, unknown>;

class Damaged extends Error {}

/**
 * Reads a stored session. Null for a text that this portal did not write in this form: damaged, too long, or written by
 * another application on the same origin. Unknown fields are ignored.
 */
export function readSession(text: string | null): Omit<SessionState, 'downloads'> | null {
  return read(text, (value) => {
    const stored = fields(value);
    const user = fields(stored.user);
    const categorie = fields(stored.categorie);
    const aggiornamenti = fields(stored.aggiornamenti);
    return {
      user: { username: string(user.username), role: string(user.role), idNumber: string(user.idNumber) },
      impostazioni: Object.fromEntries(Object.entries(fields(stored.impostazioni)).map(([name, value]) => [name, string(value)])),
      history: list(stored.history, string),
      categorie: {
        macro: list(categorie.macro, categoria),
        micro: list(categorie.micro, categoria),
        tree: list(categorie.tree, categoria),
      },
      aggiornamenti: {
        additionalInfo: fields(aggiornamenti.additionalInfo),
        body: list(aggiornamenti.body, fields),
        info: fields(aggiornamenti.info),
      },
    };
  });
}

/** Reads the stored files; an empty list where this portal did not write them in this form. */
export function readDownloads(text: string | null): CachedDownload[] {
  return read(text, (value) => list(value, download)) ?? [];
}

function read<T>(text: string | null, take: (value: unknown) => T): T | null {
  if (text === null || text.length > LONGEST) return null;
  try {
    return take(JSON.parse(text));
  } catch {
    return null;
  }
}

function fields(value: unknown): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Damaged();
  return value as Fields;
}

function string(value: unknown): string {
  if (typeof value !== 'string') throw new Damaged();
  return value;
}

function list<T>(value: unknown, item: (value: unknown) => T): T[] {
  if (!Array.isArray(value)) throw new Damaged();
  return value.map(item);
}

function categoria(value: unknown): Categoria {
  const { id, label, idPadre } = fields(value);
  return { id: string(id), label: string(label), idPadre: idPadre === null ? null : string(idPadre) };
}

function download(value: unknown): CachedDownload {
  const { key, filename, type, base64 } = fields(value);
  return { key: string(key), filename: string(filename), type: string(type), base64: string(base64) };
}
