import type { Language } from '../../http/language.ts';
import type { EventRow } from './EventRow.ts';
import type { HistoryLevel } from './historyLevels.ts';

const NOUNS = {
  it: { comune: 'il comune', uts: 'la provincia/Uts', regione: 'la regione' },
  en: { comune: 'the municipality', uts: 'the province/UTS', regione: 'the region' },
} as const;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** One or two sentences on an event: what the two versions and the related unit show, then what the act says where one is loaded. */
export function describeChange(row: EventRow, level: HistoryLevel['level'], language: Language): string {
  const noun = NOUNS[language][level];
  const sentence = language === 'it' ? italian(row, noun, level === 'comune' ? 'costituito' : 'costituita') : english(row, noun);
  return [capital(sentence), row.contenuto_provvedimento].filter(Boolean).join(' ');
}

const unit = (name: string | null, code: string | null) => (code ? `${name} (${code})` : (name ?? ''));
const related = ({ denominazione_relativa, codice_relativo }: EventRow) => unit(denominazione_relativa, codice_relativo);
const before = (row: EventRow) => unit(row.denominazione_prima ?? row.denominazione, row.codice_prima ?? row.codice);
const after = (row: EventRow) => unit(row.denominazione_dopo ?? row.denominazione, row.codice_dopo ?? row.codice);

function italian(row: EventRow, noun: string, constituted: string): string {
  const deduced = row.certezza_relativa === 'dedotto' ? ' (dedotto: è l’unica altra unità della provincia interessata quel giorno)' : '';
  const other = row.denominazione_relativa ? related(row) : undefined;
  switch (row.tipo) {
    case 'CS':
      return `${noun} ${after(row)} è ${constituted}${other ? `, già parte di ${other}${deduced}` : ''}.`;
    case 'ES':
      return `${noun} ${before(row)} cessa di esistere${other ? `; il territorio passa a ${other}${deduced}` : '; nessuna fonte caricata dice a chi passa il territorio'}.`;
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
      return `variazione territoriale di ${before(row)}${other ? ` con ${other}` : ''}.`;
  }
}

function english(row: EventRow, noun: string): string {
  const deduced = row.certezza_relativa === 'dedotto' ? ' (deduced: the only other unit of the province concerned on that day)' : '';
  const other = row.denominazione_relativa ? related(row) : undefined;
  switch (row.tipo) {
    case 'CS':
      return `${noun} ${after(row)} is constituted${other ? `, formerly part of ${other}${deduced}` : ''}.`;
    case 'ES':
      return `${noun} ${before(row)} ceases to exist${other ? `; its territory passes to ${other}${deduced}` : '; no loaded source says to whom its territory passes'}.`;
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
      return `territorial change of ${before(row)}${other ? ` with ${other}` : ''}.`;
  }
}
