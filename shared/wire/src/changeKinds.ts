import type { Localized } from './language.ts';

/** The kinds of change by code. */
export const CHANGE_KINDS: Readonly<Record<string, Localized>> = {
  CS: { it: 'Costituzione', en: 'Establishment' },
  ES: { it: 'Estinzione', en: 'Abolition' },
  CD: { it: 'Cambio denominazione', en: 'Change of name' },
  AP: { it: 'Cambio appartenenza Provincia', en: 'Change of province' },
  RN: { it: 'Rinumerazione del codice statistico', en: 'New statistical code' },
  AQ: { it: 'Acquisizione territorio', en: 'Acquisition of territory' },
  CE: { it: 'Cessione territorio', en: 'Cession of territory' },
  AQES: { it: 'Acquisizione per estinzione', en: 'Acquisition of territory from an abolished unit' },
  CECS: { it: 'Cessione territorio per costituzione nuova unità', en: 'Cession of territory to a new unit' },
  AS: { it: 'Passaggio a stato estero', en: 'Passage to a foreign state' },
  PV: { it: 'Prima validità', en: 'First validity' },
};

/** A boundary between two versions with the same attributes: the sources do not say what happened. */
export const UNSPECIFIED_CHANGE: Localized = { it: 'Variazione non specificata', en: 'Unspecified change' };

export const changeKindName = (code: string | null): Localized => (code ? CHANGE_KINDS[code] : undefined) ?? UNSPECIFIED_CHANGE;

/** `CD-Cambio denominazione`; without a code, the name alone. */
export const changeLabel = (code: string | null, language: keyof Localized): string => {
  const name = changeKindName(code)[language];
  return code ? `${code}-${name}` : name;
};
