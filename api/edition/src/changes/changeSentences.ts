import type { Language } from '@territori/wire/language';
import type { HistoryLevel } from './historyLevels.ts';

/** The content of a sentence on a change. Names come with their codes where these are known: `Bazzano (037004)`. */
export interface ChangeFacts {
  readonly level: HistoryLevel['level'];
  /** The unit before and after the change; both are the same when it has one state only. */
  readonly before: string;
  readonly after: string;
  readonly newName: string;
  readonly newCode: string | null;
  readonly oldProvince: string | null;
  readonly newProvince: string | null;
  /** The other units in words, with the certainty of the link; undefined where no source names any. */
  readonly others?: string | undefined;
  /** For a change of an unknown kind: the units from which and to which territory passed on that day, according to other events. */
  readonly gainedFrom?: string | undefined;
  readonly lostTo?: string | undefined;
  /** True when a foreign state took the unit or gave it. */
  readonly abroad: boolean;
  /** True when the other units go on after that day: a new unit then took a part of their territory. */
  readonly othersStay: boolean;
}

type Sentence = (facts: ChangeFacts) => string;

const LEVELS = {
  it: { comune: 'il comune di', uts: 'la provincia/Uts di', regione: 'la regione' },
  en: { comune: 'the municipality of', uts: 'the province/UTS of', regione: 'the region' },
} as const;

const the =
  (language: Language) =>
  (facts: ChangeFacts, name: string): string =>
    `${LEVELS[language][facts.level]} ${name}`;
const il = the('it');
const theUnit = the('en');
const del = (facts: ChangeFacts, name: string) => il(facts, name).replace(/^il /, 'del ').replace(/^la /, 'della ');

/** True for a province whose UTS code changed alone: its historical code, which stands beside its name, is the same before and after. */
const keepsCode = ({ level, before, newCode }: ChangeFacts): boolean =>
  level === 'uts' && newCode !== null && before.endsWith(`(${newCode})`);

/** A name as the unit that receives: `ad Agrigento`, `a Trapani`. */
const a = (name: string): string => `${/^[AÀ]/.test(name) ? 'ad' : 'a'} ${name}`;

const ITALIAN: Readonly<Record<string, Sentence>> = {
  CS: (f) =>
    `nasce ${il(f, f.after)}${f.others ? `, ${f.othersStay ? 'con una parte del territorio di' : 'con il territorio di'} ${f.others}` : ''}.`,
  ES: (f) =>
    `cessa ${il(f, f.before)}${f.others ? `: il territorio passa ${a(f.others)}` : '; nessuna fonte caricata dice a chi passa il territorio'}.`,
  AS: (f) => `${il(f, f.before)} passa a uno Stato estero.`,
  CD: (f) => `${il(f, f.before)} prende il nome di ${f.newName}.`,
  AP: (f) =>
    `${il(f, f.before)} passa ${f.oldProvince ? `dalla provincia di ${f.oldProvince} a quella di` : 'alla provincia di'} ${f.newProvince ?? 'un’altra unità'}${f.newCode ? `; il codice è ora ${f.newCode}` : ''}.`,
  RN: (f) =>
    keepsCode(f)
      ? `cambia il codice UTS ${del(f, f.before)}, che conserva il codice storico.`
      : `il codice ${del(f, f.before)} diventa ${f.newCode ?? 'un altro'}.`,
  PV: (f) =>
    f.abroad ? `${il(f, f.after)} entra a far parte dell’Italia da uno Stato estero.` : `${il(f, f.after)} è in vigore da questa data.`,
  AQ: (f) => `${il(f, f.before)} acquisisce territorio${f.others ? ` da ${f.others}` : ''}.`,
  CE: (f) => `${il(f, f.before)} cede territorio${f.others ? ` ${a(f.others)}` : ''}.`,
  AQES: (f) => `${il(f, f.before)} acquisisce il territorio ${f.others ? `di ${f.others}, che cessa` : 'di un’unità che cessa'}.`,
  CECS: (f) => `${il(f, f.before)} cede territorio ${f.others ? `${a(f.others)}, che nasce` : 'a una nuova unità'}.`,
};

const ENGLISH: Readonly<Record<string, Sentence>> = {
  CS: (f) =>
    `${theUnit(f, f.after)} is founded${f.others ? `, ${f.othersStay ? 'with a part of the territory of' : 'with the territory of'} ${f.others}` : ''}.`,
  ES: (f) =>
    `${theUnit(f, f.before)} ceases to exist${f.others ? `: its territory passes to ${f.others}` : '; no loaded source says which unit took over its territory'}.`,
  AS: (f) => `${theUnit(f, f.before)} passes to a foreign state.`,
  CD: (f) => `${theUnit(f, f.before)} takes the name ${f.newName}.`,
  AP: (f) =>
    `${theUnit(f, f.before)} moves ${f.oldProvince ? `from the province of ${f.oldProvince} to that of` : 'to the province of'} ${f.newProvince ?? 'another unit'}${f.newCode ? `; its code is now ${f.newCode}` : ''}.`,
  RN: (f) =>
    keepsCode(f)
      ? `the UTS code of ${theUnit(f, f.before)} changes; its historical code stays.`
      : `the code of ${theUnit(f, f.before)} becomes ${f.newCode ?? 'another one'}.`,
  PV: (f) => (f.abroad ? `${theUnit(f, f.after)} joins Italy from a foreign state.` : `${theUnit(f, f.after)} is in force from this day.`),
  AQ: (f) => `${theUnit(f, f.before)} acquires territory${f.others ? ` from ${f.others}` : ''}.`,
  CE: (f) => `${theUnit(f, f.before)} cedes territory${f.others ? ` to ${f.others}` : ''}.`,
  AQES: (f) =>
    `${theUnit(f, f.before)} acquires the territory of ${f.others ? `${f.others}, which ceases to exist` : 'a unit that ceases to exist'}.`,
  CECS: (f) => `${theUnit(f, f.before)} cedes territory to ${f.others ? `${f.others}, which is founded` : 'a new unit'}.`,
};

/** For a change whose kind no source gives: where the steps of that day say that the territory went, else that no source says it. */
const UNKNOWN: Readonly<Record<Language, Sentence>> = {
  it: (f) => {
    const gained = f.gainedFrom && `acquisisce il territorio di ${f.gainedFrom}`;
    const lost = f.lostTo && `cede territorio ${a(f.lostTo)}`;
    return gained || lost
      ? `${il(f, f.before)} ${[gained, lost].filter(Boolean).join(' e ')}.`
      : `per ${il(f, f.before)} la fonte riporta un confine fra due periodi con gli stessi attributi e non dice che cosa è avvenuto.`;
  },
  en: (f) => {
    const gained = f.gainedFrom && `acquires the territory of ${f.gainedFrom}`;
    const lost = f.lostTo && `cedes territory to ${f.lostTo}`;
    return gained || lost
      ? `${theUnit(f, f.before)} ${[gained, lost].filter(Boolean).join(' and ')}.`
      : `for ${theUnit(f, f.before)} the source shows a boundary between two periods with the same attributes and does not say what happened.`;
  },
};

const SENTENCES = { it: ITALIAN, en: ENGLISH } as const;

/**
 * The sentence on a change of one kind (`CS`, `ES`, ...; null when the sources do not say which). It begins with a capital letter and ends
 * with a full stop.
 */
export function changeSentence(kind: string | null, facts: ChangeFacts, language: Language): string {
  const sentence = ((kind !== null && SENTENCES[language][kind]) || UNKNOWN[language])(facts);
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
