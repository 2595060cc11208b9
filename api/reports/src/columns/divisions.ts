import { message } from '../message.ts';
import { ordinalColumn, textColumn } from './column.ts';

export const COD_RIP = ordinalColumn('COD_RIP', message('column.COD_RIP'), {
  guide: message('divisions.codRip.guide'),
});
export const DEN_RIP = textColumn('DEN_RIP', message('column.DEN_RIP'));
