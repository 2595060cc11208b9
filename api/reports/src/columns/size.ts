import { message } from '../message.ts';
import { ordinalColumn, quantityColumn } from './column.ts';

const NOTE = message('size.lastLoadedCensus');
/** A fact that lists give for a day. */
const ofLists = (fact: 'popolazione_legale' | 'area_kmq' | 'popolazione_residente') => ({ note: NOTE, valued: { fact } });

export const N_COM = quantityColumn('N_COM', message('column.N_COM'), {
  guide: message('size.nCom.guide'),
});
export const POP_LEG = quantityColumn('POP_LEG', message('column.POP_LEG'), {
  guide: message('size.popLeg.guide'),
  ...ofLists('popolazione_legale'),
});
export const ANNO_CENSIMENTO = ordinalColumn('ANNO_CENSIMENTO', message('column.ANNO_CENSIMENTO'), ofLists('popolazione_legale'));
export const AREA_KMQ = quantityColumn('AREA_KMQ', message('column.AREA_KMQ'), { mask: '999G999G990D0000', ...ofLists('area_kmq') });
export const ANNO_AREA = ordinalColumn('ANNO_AREA', message('column.ANNO_AREA'), ofLists('area_kmq'));
export const POP_RES = quantityColumn('POP_RES', message('column.POP_RES'), ofLists('popolazione_residente'));
export const ANNO_POP_RES = ordinalColumn('ANNO_POP_RES', message('column.ANNO_POP_RES'), ofLists('popolazione_residente'));

/** Population and area with the years they refer to, in the order of the reports on size. */
export const SIZE = [POP_LEG, ANNO_CENSIMENTO, AREA_KMQ, ANNO_AREA, POP_RES, ANNO_POP_RES] as const;
