import type { Column } from '../definition.ts';
import { code, text } from './column.ts';

export const COD_REG_COM = code('COD_REG_COM', 'Codice Regione', 'Region code');
export const DEN_REG_COM = text('DEN_REG_COM', 'Regione', 'Region');

const none = { it: 'Vuoto se il Comune non ne fa parte.', en: 'Empty when the municipality is in none.' };
const source = { source: 'Istat, Eurostat', link: 'https://ec.europa.eu/eurostat/web/cities' };

/** Code and name of the functional urban area, and of the city within it, in the composition of a year. */
export const urbanArea = (year: 2011 | 2021): { readonly fua: readonly [Column, Column]; readonly city: readonly [Column, Column] } => ({
  fua: [
    code(`COD_FUA_${year}`, `Codice Zona urbana funzionale ${year}`, `Functional urban area code ${year}`, { ...source, note: none }),
    text(`DEN_FUA_${year}`, `Zona urbana funzionale ${year}`, `Functional urban area ${year}`, { ...source, note: none }),
  ],
  city: [
    code(`COD_CITY_${year}`, `Codice Città ${year}`, `City code ${year}`, { ...source, note: none }),
    text(`DEN_CITY_${year}`, `Città ${year}`, `City ${year}`, { ...source, note: none }),
  ],
});
