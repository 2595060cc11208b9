import type { Localized } from '@territori/languages';
import { message } from '../message.ts';

/** The kinds of facts that make an edition complete, each in the words of a visitor. */
export const FACTS = {
  storia: message('facts.storia'),
  catasto: message('facts.catasto'),
  comuni: message('facts.comuni'),
  uts: message('facts.uts'),
  regioni: message('facts.regioni'),
  ripartizioni: message('facts.ripartizioni'),
  variazioni: message('facts.variazioni'),
  dimensioni_comuni: message('facts.dimensioni_comuni'),
  dimensioni_uts: message('facts.dimensioni_uts'),
  zone_urbane: message('facts.zone_urbane'),
} as const satisfies Readonly<Record<string, Localized>>;

export type Fact = keyof typeof FACTS;

/** The kinds of facts that are known for other days than the changes of the municipalities. */
export const DATED_FACTS = {
  denominazioni_precedenti: message('facts.datedFacts.denominazioni_precedenti'),
  codici_catastali: message('facts.datedFacts.codici_catastali'),
  capoluoghi: message('facts.datedFacts.capoluoghi'),
  nuts: message('facts.datedFacts.nuts'),
  province: message('facts.datedFacts.province'),
  dimensioni_comuni: message('facts.datedFacts.dimensioni_comuni'),
  dimensioni_uts: message('facts.datedFacts.dimensioni_uts'),
  territorio: message('facts.datedFacts.territorio'),
  confini_comuni: message('facts.datedFacts.confini_comuni'),
  confini: message('facts.datedFacts.confini'),
} as const satisfies Readonly<Record<string, Localized>>;

export type DatedFact = keyof typeof DATED_FACTS;

/** The first and the last day that the loaded lists of a kind of fact describe; YYYY-MM-DD. */
export interface FactDates {
  fatto: DatedFact;
  dal: string;
  al: string;
}
