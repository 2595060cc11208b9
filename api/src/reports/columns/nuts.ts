import { code } from './column.ts';

const NUTS = { source: 'Istat, Eurostat', link: 'https://ec.europa.eu/eurostat/web/nuts' };
const nutsNote = {
  it: 'Classificazione Nuts 2024, in vigore dal 01/01/2024; a date precedenti il codice non è disponibile.',
  en: 'NUTS 2024 classification, in force since 01/01/2024; at earlier dates the code is not available.',
};

const nuts = (name: string, level: number, unit: { it: string; en: string }) =>
  code(name, `Codice Nuts${level} 2024 ${unit.it}`, `NUTS ${level} 2024 code ${unit.en}`, { ...NUTS, note: nutsNote });

export const COD_NUTS1_2024 = nuts('COD_NUTS1_2024', 1, { it: 'della Ripartizione', en: 'of the division' });
export const COD_NUTS2_2024 = nuts('COD_NUTS2_2024', 2, { it: 'della Regione', en: 'of the region' });
export const COD_NUTS3_2024 = nuts('COD_NUTS3_2024', 3, { it: 'della Provincia/Uts', en: 'of the province/UTS' });
export const COM_NUTS1_2024 = nuts('COM_NUTS1_2024', 1, { it: 'del Comune', en: 'of the municipality' });
export const COM_NUTS2_2024 = nuts('COM_NUTS2_2024', 2, { it: 'del Comune', en: 'of the municipality' });
export const COM_NUTS3_2024 = nuts('COM_NUTS3_2024', 3, { it: 'del Comune', en: 'of the municipality' });
