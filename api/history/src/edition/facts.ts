import type { Localized } from '@territori/wire/language';

/** The kinds of facts that make an edition complete, each in the words of a visitor. */
export const FACTS = {
  storia: { it: 'La storia ufficiale dei comuni dal 1861', en: 'The official history of the municipalities since 1861' },
  catasto: { it: 'I codici catastali dei comuni nel tempo', en: 'The cadastral codes of the municipalities over time' },
  comuni: {
    it: 'Le caratteristiche dei comuni: capoluoghi, codici fiscali e codici Nuts',
    en: 'The characteristics of the municipalities: capitals, tax codes and NUTS codes',
  },
  uts: {
    it: 'Denominazioni, tipi e codici delle province e delle altre unità sovracomunali',
    en: 'Names, types and codes of the provinces and other supra-municipal units',
  },
  regioni: { it: 'Denominazioni, tipi e codici delle regioni', en: 'Names, types and codes of the regions' },
  ripartizioni: { it: 'Denominazioni e codici delle ripartizioni geografiche', en: 'Names and codes of the geographical divisions' },
  variazioni: {
    it: 'Le variazioni dei comuni con i loro provvedimenti e i comuni che ne sono nati',
    en: 'The changes of the municipalities with their acts, and the municipalities that came from them',
  },
  dimensioni_comuni: { it: 'Popolazione e superficie dei comuni', en: 'Population and area of the municipalities' },
  dimensioni_uts: {
    it: 'Popolazione e superficie delle province e delle altre unità sovracomunali',
    en: 'Population and area of the provinces and other supra-municipal units',
  },
  zone_urbane: { it: 'Le zone urbane funzionali', en: 'The functional urban areas' },
} as const satisfies Readonly<Record<string, Localized>>;

export type Fact = keyof typeof FACTS;

/** The kinds of facts that are known for other days than the changes of the municipalities. */
export const DATED_FACTS = {
  denominazioni_precedenti: { it: 'Denominazioni precedenti dei comuni', en: 'Former names of the municipalities' },
  codici_catastali: { it: 'Codici catastali dei comuni', en: 'Cadastral codes of the municipalities' },
  capoluoghi: { it: 'Capoluoghi e codici fiscali dei comuni', en: 'Capitals and tax codes of the municipalities' },
  nuts: { it: 'Codici Nuts dei comuni', en: 'NUTS codes of the municipalities' },
  province: { it: 'Tipi e codici fiscali delle province/Uts', en: 'Types and tax codes of the provinces/UTS' },
  dimensioni_comuni: { it: 'Popolazione e superficie dei comuni', en: 'Population and area of the municipalities' },
  dimensioni_uts: { it: 'Popolazione e superficie delle province/Uts', en: 'Population and area of the provinces/UTS' },
  territorio: { it: 'Caratteristiche del territorio dei comuni', en: 'Features of the territory of the municipalities' },
  confini_comuni: { it: 'Confini dei comuni', en: 'Boundaries of the municipalities' },
  confini: {
    it: 'Confini delle province, dei compartimenti e delle regioni',
    en: 'Boundaries of the provinces, compartments and regions',
  },
} as const satisfies Readonly<Record<string, Localized>>;

export type DatedFact = keyof typeof DATED_FACTS;

/** The first and the last day that the loaded lists of a kind of fact describe; YYYY-MM-DD. */
export interface FactDates {
  fatto: DatedFact;
  dal: string;
  al: string;
}
