import { message } from '../message.ts';
import { codeColumn } from './column.ts';

const NUTS = { source: 'Istat, Eurostat', link: 'https://ec.europa.eu/eurostat/web/nuts' };
const nutsNote = message('nuts.nutsClassificationForce');

const nuts = (name: string, level: 1 | 2 | 3) =>
  codeColumn(name, message('column.nuts', { level }), { ...NUTS, note: nutsNote, valued: { fact: 'nuts' } });

export const COD_NUTS1_2024 = nuts('COD_NUTS1_2024', 1);
export const COD_NUTS2_2024 = nuts('COD_NUTS2_2024', 2);
export const COD_NUTS3_2024 = nuts('COD_NUTS3_2024', 3);
export const COM_NUTS1_2024 = nuts('COM_NUTS1_2024', 1);
export const COM_NUTS2_2024 = nuts('COM_NUTS2_2024', 2);
export const COM_NUTS3_2024 = nuts('COM_NUTS3_2024', 3);
