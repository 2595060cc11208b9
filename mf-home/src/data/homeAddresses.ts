/** Addresses of the section's own pages, for links. */
export const HOME_ADDRESS = '#/home';
export const UPDATES_ADDRESS = `${HOME_ADDRESS}/aggiornamenti`;

/** The reports that list the municipalities, the provinces and the regions of a day. */
export const LISTS_OF_A_DAY = { comuni: 61, uts: 64, regioni: 68 } as const;

/** The four information pages. */
export const infoPages = {
  codifiche: `${HOME_ADDRESS}/codifiche-territoriali`,
  caratteristiche: `${HOME_ADDRESS}/caratteristiche-classificazioni`,
  cambiamenti: `${HOME_ADDRESS}/cambiamenti-unita-territoriali`,
  geoEuClas: `${HOME_ADDRESS}/geo-eu-clas`,
} as const;
