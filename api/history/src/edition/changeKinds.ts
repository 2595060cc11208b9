import { type Language, type Localized, textIn } from '@territori/languages';
import { message } from '../message.ts';

/** The kinds of change by code. */
export const CHANGE_KINDS: Readonly<Record<string, Localized>> = {
  CS: message('changeKinds.cs'),
  ES: message('changeKinds.es'),
  CD: message('changeKinds.cd'),
  AP: message('changeKinds.ap'),
  RN: message('changeKinds.rn'),
  AQ: message('changeKinds.aq'),
  CE: message('changeKinds.ce'),
  AQES: message('changeKinds.aqes'),
  CECS: message('changeKinds.cecs'),
  AS: message('changeKinds.as'),
  PV: message('changeKinds.pv'),
};

/** A boundary between two versions with the same attributes: the sources do not say what happened. */
export const UNSPECIFIED_CHANGE: Localized = message('changeKinds.unspecifiedChange');

export const changeKindName = (code: string | null): Localized => (code ? CHANGE_KINDS[code] : undefined) ?? UNSPECIFIED_CHANGE;

/** `CD-Cambio denominazione`; without a code, the name alone. */
export const changeLabel = (code: string | null, language: Language): string => {
  const name = textIn(changeKindName(code), language);
  return code ? `${code}-${name}` : name;
};
