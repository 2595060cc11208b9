import type { Language } from '@territori/languages';
import type { Translate } from '@territori/languages/messagesOf';
import { message } from '../message.ts';
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

/** A sentence in one language. */
type Sentence = (facts: ChangeFacts, t: Translate<Key>) => string;
type Key = Parameters<typeof message>[0];

/** `il comune di Bazzano`. */
const theUnit = ({ level }: ChangeFacts, name: string, t: Translate<Key>) => t(`changeSentences.unit.${level}`, { name });
/** `del comune di Bazzano`. */
const ofUnit = ({ level }: ChangeFacts, name: string, t: Translate<Key>) => t(`changeSentences.ofUnit.${level}`, { name });
/** A name as the unit that receives: in Italian `ad Agrigento`, `a Trapani`. */
const to = (name: string, t: Translate<Key>) => t(/^[AÀ]/.test(name) ? 'changeSentences.to.beforeA' : 'changeSentences.to', { name });

/** True for a province whose UTS code changed alone: its historical code, which stands beside its name, is the same before and after. */
const keepsCode = ({ level, before, newCode }: ChangeFacts): boolean =>
  level === 'uts' && newCode !== null && before.endsWith(`(${newCode})`);

/** A sentence that names the other units, as those that gave or as those that receive, and one without them. */
const withOthers =
  (alone: Key, named: Key): Sentence =>
  (f, t) => {
    const unit = theUnit(f, f.before, t);
    return f.others ? t(named, { unit, others: f.others, to: to(f.others, t) }) : t(alone, { unit });
  };

const SENTENCES: Readonly<Record<string, Sentence>> = {
  CS: (f, t) => {
    const unit = theUnit(f, f.after, t);
    if (!f.others) return t('changeSentences.CS', { unit });
    return t(f.othersStay ? 'changeSentences.CS.fromPart' : 'changeSentences.CS.fromWhole', { unit, others: f.others });
  },
  ES: withOthers('changeSentences.ES', 'changeSentences.ES.into'),
  AS: (f, t) => t('changeSentences.AS', { unit: theUnit(f, f.before, t) }),
  CD: (f, t) => t('changeSentences.CD', { unit: theUnit(f, f.before, t), newName: f.newName }),
  AP: (f, t) => {
    const province = f.newProvince ?? t('changeSentences.AP.anotherUnit');
    const values = { unit: theUnit(f, f.before, t), province };
    const moves = f.oldProvince ? t('changeSentences.AP.from', { ...values, oldProvince: f.oldProvince }) : t('changeSentences.AP', values);
    return f.newCode ? t('changeSentences.AP.withCode', { moves, newCode: f.newCode }) : t('changeSentences.AP.alone', { moves });
  },
  RN: (f, t) => {
    const unit = ofUnit(f, f.before, t);
    if (keepsCode(f)) return t('changeSentences.RN.ofUts', { unit });
    return f.newCode === null ? t('changeSentences.RN', { unit }) : t('changeSentences.RN.known', { unit, newCode: f.newCode });
  },
  PV: (f, t) => t(f.abroad ? 'changeSentences.PV.fromAbroad' : 'changeSentences.PV', { unit: theUnit(f, f.after, t) }),
  AQ: withOthers('changeSentences.AQ', 'changeSentences.AQ.from'),
  CE: withOthers('changeSentences.CE', 'changeSentences.CE.to'),
  AQES: withOthers('changeSentences.AQES', 'changeSentences.AQES.of'),
  CECS: withOthers('changeSentences.CECS', 'changeSentences.CECS.to'),
};

/** For a change whose kind no source gives: where the territory went, by the passages of that day; else that no source says it. */
const unknown: Sentence = (f, t) => {
  const unit = theUnit(f, f.before, t);
  const gained = f.gainedFrom && { others: f.gainedFrom };
  const lost = f.lostTo && { to: to(f.lostTo, t) };
  if (gained && lost) return t('changeSentences.unknown.gainedAndLost', { unit, ...gained, ...lost });
  if (gained) return t('changeSentences.unknown.gained', { unit, ...gained });
  return lost ? t('changeSentences.unknown.lost', { unit, ...lost }) : t('changeSentences.unknown', { unit });
};

/**
 * The sentence on a change of one kind (`CS`, `ES`, ...; null when the sources do not say which). It begins with a capital letter and ends
 * with a full stop.
 */
export function changeSentence(kind: string | null, facts: ChangeFacts, language: Language): string {
  const sentence = ((kind !== null && SENTENCES[kind]) || unknown)(facts, message.in(language));
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
