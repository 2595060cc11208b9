import type { MapLevel } from '@territori/edition/map/MapSet';
import type { Localized } from '@territori/wire/language';

/** A collection: the units of a level on a day. */
export interface Collection {
  readonly id: string;
  readonly level: MapLevel;
  readonly title: Localized;
  readonly description: Localized;
}

/** The units of Italy lie within these degrees, those of 1938 in Istria and Dalmatia included. */
export const EXTENT = [6.6, 35.4, 18.6, 47.2] as const;

export const COLLECTIONS: readonly Collection[] = [
  {
    id: 'comuni',
    level: 'comune',
    title: { it: 'Comuni', en: 'Municipalities' },
    description: {
      it: 'I comuni in vigore in un giorno (datetime; se manca, oggi), uno per elemento, con codice, nome, provincia e regione di quel giorno e la qualità del confine.',
      en: 'The municipalities in force on a day (datetime; today without it), one a feature, with code, name, province and region of that day and the quality of the boundary.',
    },
  },
  {
    id: 'uts',
    level: 'uts',
    title: { it: 'Province e altre unità sovracomunali', en: 'Provinces and other supra-municipal units' },
    description: {
      it: 'Le province, città metropolitane e altre unità sovracomunali in vigore in un giorno (datetime; se manca, oggi), una per elemento.',
      en: 'The provinces, metropolitan cities and other supra-municipal units in force on a day (datetime; today without it), one a feature.',
    },
  },
  {
    id: 'regioni',
    level: 'regione',
    title: { it: 'Regioni', en: 'Regions' },
    description: {
      it: 'Le regioni in vigore in un giorno (datetime; se manca, oggi). Prima del 1948 stanno al loro posto i compartimenti, che non hanno codice.',
      en: 'The regions in force on a day (datetime; today without it). Before 1948 the compartments stand in their place, which have no code.',
    },
  },
];

export const COLLECTION_NAMES = COLLECTIONS.map(({ id }) => id).join(', ');
