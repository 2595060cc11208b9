import { message } from '../message.ts';
import { ordinal, text } from './column.ts';

export const COD_RIP = ordinal('COD_RIP', message('column.COD_RIP'), {
  guide: message('divisions.codRip.guide'),
});
export const DEN_RIP = text('DEN_RIP', message('column.DEN_RIP'));
