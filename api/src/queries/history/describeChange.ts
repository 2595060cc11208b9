import type { Language } from '../../http/language.ts';
import type { EventRow } from './EventRow.ts';
import type { HistoryLevel } from './historyLevels.ts';

const NOUNS = {
  it: { comune: 'il comune', uts: 'la provincia/Uts', regione: 'la regione' },
  en: { comune: 'the municipality', uts: 'the province/UTS', regione: 'the region' },
} as const;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** One or two sentences on an event: what the two versions and the other units show, then what the act says where one is loaded. */
export function describeChange(row: EventRow, level: HistoryLevel['level'], language: Language): string {
  const noun = NOUNS[language][level];
  const sentence = language === 'it' ? italian(row, noun, level === 'comune' ? 'costituito' : 'costituita') : english(row, noun);
  return [capital(sentence), row.contenuto_provvedimento].filter(Boolean).join(' ');
}

const unit = (name: string | null, code: string | null) => (code ? `${name} (${code})` : (name ?? ''));

/** The other units in words; undefined when there are none. `deduced` follows where they are not stated by a source. */
function others({ altre, altra_nominata }: EventRow, language: Language): { readonly names: string; readonly deduced: string } | undefined {
  if (!altre) return undefined;
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(
    altre.map((other) => unit(other.denominazione, other.codice)),
  );
  const deduced = altre.some(({ certezza }) => certezza === 'dedotto') ? DEDUCED[language][altra_nominata ? 'named' : 'step'] : '';
  return { names, deduced };
}

const DEDUCED = {
  it: {
    named: ' (dedotto: è l’unica altra unità della provincia interessata quel giorno)',
    step: ' (dedotto: è l’unico passaggio possibile quel giorno)',
  },
  en: {
    named: ' (deduced: the only other unit of the province concerned on that day)',
    step: ' (deduced: the only passage possible on that day)',
  },
} as const;

const before = (row: EventRow) => unit(row.denominazione_prima ?? row.denominazione, row.codice_prima ?? row.codice);
const after = (row: EventRow) => unit(row.denominazione_dopo ?? row.denominazione, row.codice_dopo ?? row.codice);

function italian(row: EventRow, noun: string, constituted: string): string {
  const other = others(row, 'it');
  switch (row.tipo) {
    case 'CS':
      return `${noun} ${after(row)} è ${constituted}${other ? `, ${row.altra_nominata ? 'già parte di' : 'con il territorio di'} ${other.names}${other.deduced}` : ''}.`;
    case 'ES':
      return `${noun} ${before(row)} cessa di esistere${other ? `; il territorio passa a ${other.names}${other.deduced}` : '; nessuna fonte caricata dice a chi passa il territorio'}.`;
    case 'CD':
      return `${noun} ${before(row)} cambia denominazione in ${row.denominazione_dopo ?? row.denominazione}.`;
    case 'AP':
      return `${noun} ${before(row)} passa ${row.provincia_prima ? `da ${row.provincia_prima} ` : ''}a ${row.provincia_dopo ?? 'un’altra provincia'}${row.codice ? `; il codice è ${row.codice}` : ''}.`;
    case 'RN':
      return `il codice di ${before(row)} diventa ${row.codice_dopo ?? row.codice}.`;
    case 'PV':
      return `${noun} ${after(row)} è in vigore da questa data.`;
    case null:
      return `per ${noun} ${before(row)} la fonte mostra un confine fra due periodi con gli stessi attributi, e non dice che cosa è avvenuto.`;
    default:
      return `variazione territoriale di ${before(row)}${other ? ` con ${other.names}` : ''}.`;
  }
}

function english(row: EventRow, noun: string): string {
  const other = others(row, 'en');
  switch (row.tipo) {
    case 'CS':
      return `${noun} ${after(row)} is constituted${other ? `, ${row.altra_nominata ? 'formerly part of' : 'with the territory of'} ${other.names}${other.deduced}` : ''}.`;
    case 'ES':
      return `${noun} ${before(row)} ceases to exist${other ? `; its territory passes to ${other.names}${other.deduced}` : '; no loaded source says to whom its territory passes'}.`;
    case 'CD':
      return `${noun} ${before(row)} changes its name to ${row.denominazione_dopo ?? row.denominazione}.`;
    case 'AP':
      return `${noun} ${before(row)} passes ${row.provincia_prima ? `from ${row.provincia_prima} ` : ''}to ${row.provincia_dopo ?? 'another province'}${row.codice ? `; its code is ${row.codice}` : ''}.`;
    case 'RN':
      return `the code of ${before(row)} becomes ${row.codice_dopo ?? row.codice}.`;
    case 'PV':
      return `${noun} ${after(row)} is in force since this day.`;
    case null:
      return `for ${noun} ${before(row)} the source shows a boundary between two periods with the same attributes, and does not say what happened.`;
    default:
      return `territorial change of ${before(row)}${other ? ` with ${other.names}` : ''}.`;
  }
}
