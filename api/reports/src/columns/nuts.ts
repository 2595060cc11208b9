import { code } from './column.ts';

const NUTS = { source: 'Istat, Eurostat', link: 'https://ec.europa.eu/eurostat/web/nuts' };
const nutsNote = {
  it: 'Classificazione Nuts 2024, in vigore dal 01/01/2024; a date precedenti il codice non è disponibile.',
  en: 'NUTS 2024 classification, in force since 01/01/2024; at earlier dates the code is not available.',
};

const nuts = (name: string, level: 1 | 2 | 3) =>
  code(name, `Codice NUTS${level} 2024`, `NUTS${level} 2024 code`, { ...NUTS, note: nutsNote, valued: { fact: 'nuts' } });

export const COD_NUTS1_2024 = nuts('COD_NUTS1_2024', 1);
export const COD_NUTS2_2024 = nuts('COD_NUTS2_2024', 2);
export const COD_NUTS3_2024 = nuts('COD_NUTS3_2024', 3);
export const COM_NUTS1_2024 = nuts('COM_NUTS1_2024', 1);
export const COM_NUTS2_2024 = nuts('COM_NUTS2_2024', 2);
export const COM_NUTS3_2024 = nuts('COM_NUTS3_2024', 3);
