/** Addresses of the section's own pages, for links. */
export const HOME = '#/home';
export const UPDATES = `${HOME}/aggiornamenti`;

/** The report that lists the municipalities of a day. */
export const LIST_OF_A_DAY = 61;

/** The four information pages. */
export const infoPages = {
  codifiche: `${HOME}/codifiche-territoriali`,
  caratteristiche: `${HOME}/caratteristiche-classificazioni`,
  cambiamenti: `${HOME}/cambiamenti-unita-territoriali`,
  geoEuClas: `${HOME}/geo-eu-clas`,
} as const;
