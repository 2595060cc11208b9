import type { Act } from '../model.ts';

/** A name that an act gives to a province on the day on which it comes into force. */
export interface NameByAct {
  readonly code: string;
  readonly date: string;
  readonly name: string;
  readonly act: Omit<Act, 'id'>;
  /** The censuses whose list writes a later name, because it was compiled afterwards: for them the act holds. */
  readonly inPlaceOf: readonly number[];
}

const actOf = (text: string, published: string, number: string): Omit<Act, 'id'> => ({
  text,
  journal: null,
  content: null,
  url: `https://www.normattiva.it/atto/caricaDettaglioAtto?atto.dataPubblicazioneGazzetta=${published}&atto.codiceRedazionale=${number}`,
});

const OF_1927 = actOf('Regio decreto-legge 2 gennaio 1927, n. 1', '1927-01-11', '027U0001');

/**
 * The names of provinces for which an act and the list of the censuses differ. The institute's list writes "Valle d'Aosta" and
 * "Bolzano - Bozen" from 1931 on. Article 1 of the decree of 1927 founds a province of Aosta and one of Bolzano. Article 1 of the decree of
 * 1945 makes the Valle d'Aosta of the first. No act is known here that gives the second its German name: it has it from the census of 1951
 * on.
 */
export const NAMES_BY_ACT: readonly NameByAct[] = [
  { code: '007', date: '1927-01-12', name: 'Aosta', act: OF_1927, inPlaceOf: [1931, 1936] },
  { code: '021', date: '1927-01-12', name: 'Bolzano', act: OF_1927, inPlaceOf: [1931, 1936] },
  {
    code: '007',
    date: '1945-10-05',
    name: "Valle d'Aosta",
    act: actOf('Decreto legislativo luogotenenziale 7 settembre 1945, n. 545', '1945-09-20', '045U0545'),
    inPlaceOf: [],
  },
];
