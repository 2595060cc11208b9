import type { MapChoice } from './useMapAddress.ts';

/** Before this day there were no regions: the compartments of the censuses stand in their place. */
const FIRST_REGIONS = '1948-01-01';

type Shown = Pick<MapChoice, 'livello' | 'data'>;

/** Whether the map shows compartments. They are not in the history: the boundaries alone say when they change. */
export const showsCompartments = ({ livello, data }: Shown): boolean => livello === 'regione' && data < FIRST_REGIONS;

/** Whether two days are compared on which the map shows compartments: what happened to them is not known. */
export const comparesCompartments = ({ livello, data, con }: Shown & Pick<MapChoice, 'con'>): boolean =>
  con !== null && showsCompartments({ livello, data }) && showsCompartments({ livello, data: con });
