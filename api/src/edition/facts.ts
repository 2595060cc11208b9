import type { Localized } from '../language/language.ts';

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
