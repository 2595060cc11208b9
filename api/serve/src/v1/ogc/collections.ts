import type { MapLevel } from '@territori/edition/map/MapSet';
import type { Localized } from '@territori/languages';
import { message } from '../../message.ts';

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
    title: message('collections.title'),
    description: message('collections.description'),
  },
  {
    id: 'uts',
    level: 'uts',
    title: message('collections.title.provincesOtherSupra'),
    description: message('collections.description.provincesMetropolitanCities'),
  },
  {
    id: 'regioni',
    level: 'regione',
    title: message('collections.title.regions'),
    description: message('collections.description.regionsForceDay'),
  },
];

export const COLLECTION_NAMES = COLLECTIONS.map(({ id }) => id).join(', ');
