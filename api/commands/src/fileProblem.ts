import type { Language, Localized } from '@territori/wire/language';
import { say } from './commandTexts.ts';

/** Why a file of the visitor's machine cannot be read or written, by the code of the system's error. */
const TEXTS: Readonly<Record<string, Localized>> = {
  ENOENT: {
    it: '"{percorso}" non esiste. Controlla il nome e la cartella.',
    en: '"{percorso}" does not exist. Check the name and the folder.',
  },
  EISDIR: { it: '"{percorso}" è una cartella: serve un file.', en: '"{percorso}" is a folder: a file is needed.' },
  ENOTDIR: { it: '"{percorso}" non è in una cartella.', en: '"{percorso}" is not in a folder.' },
  EACCES: { it: 'Mancano i permessi per "{percorso}".', en: 'The permissions for "{percorso}" are missing.' },
  EPERM: { it: 'Mancano i permessi per "{percorso}".', en: 'The permissions for "{percorso}" are missing.' },
  ENOSPC: { it: 'Il disco è pieno: "{percorso}" non è stato scritto.', en: 'The disk is full: "{percorso}" was not written.' },
};

/** An error of the file system as a sentence; undefined for any other error. */
export function fileProblem(error: unknown, language: Language): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || !('path' in error)) return undefined;
  const texts = TEXTS[String(error.code)];
  return texts && say(texts, language, { percorso: String(error.path) });
}
