import { ordinal, text } from './column.ts';

export const COD_RIP = ordinal('COD_RIP', 'Codice Ripartizione geografica', 'Geographical division code', {
  guide: {
    it: 'Da 1 a 5: Nord-ovest, Nord-est, Centro, Sud, Isole.',
    en: 'From 1 to 5: North-west, North-east, Centre, South, Islands.',
  },
});
export const DEN_RIP = text('DEN_RIP', 'Ripartizione geografica', 'Geographical division');
