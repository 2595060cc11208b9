/** Addresses of the section's own pages, for links. */
export const HOME = '#/home';
export const UPDATES = `${HOME}/aggiornamenti`;

/** The reports that list the municipalities, the provinces and the regions of a day. */
export const LISTS_OF_A_DAY = { comuni: 61, uts: 64, regioni: 68 } as const;

/** The four information pages. */
export const infoPages = {
  codifiche: `${HOME}/codifiche-territoriali`,
  caratteristiche: `${HOME}/caratteristiche-classificazioni`,
  cambiamenti: `${HOME}/cambiamenti-unita-territoriali`,
  geoEuClas: `${HOME}/geo-eu-clas`,
} as const;
