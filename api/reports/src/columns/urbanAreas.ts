import type { Column } from '../definition.ts';
import { message } from '../message.ts';
import { codeColumn, textColumn } from './column.ts';

export const COD_REG_COM = codeColumn('COD_REG_COM', message('column.COD_REG_COM'));
export const DEN_REG_COM = textColumn('DEN_REG_COM', message('column.DEN_REG_COM'));

const none = message('urbanAreas.emptyWhenMunicipality');
const source = { source: 'Istat, Eurostat', link: 'https://ec.europa.eu/eurostat/web/cities' };

/** Code and name of the functional urban area, and of the city within it, in the composition of a year. */
export const urbanArea = (year: 2011 | 2021): { readonly fua: readonly [Column, Column]; readonly city: readonly [Column, Column] } => ({
  fua: [
    codeColumn(`COD_FUA_${year}`, message('column.COD_FUA', { year }), { ...source, note: none }),
    textColumn(`DEN_FUA_${year}`, message('column.DEN_FUA', { year }), { ...source, note: none }),
  ],
  city: [
    codeColumn(`COD_CITY_${year}`, message('column.COD_CITY', { year }), { ...source, note: none }),
    textColumn(`DEN_CITY_${year}`, message('column.DEN_CITY', { year }), { ...source, note: none }),
  ],
});
