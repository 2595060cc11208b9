import { ordinal, quantity } from './column.ts';

const NOTE = {
  it: 'Dell’ultimo censimento caricato alla data, finché il territorio resta quello misurato: ad altre date il valore non è disponibile.',
  en: 'Of the last loaded census on the date, while the territory is the one that was measured: at other dates the value is not available.',
};
/** A fact that lists give for a day. */
const ofLists = (fact: 'popolazione_legale' | 'area_kmq' | 'popolazione_residente') => ({ note: NOTE, valued: { fact } });

export const N_COM = quantity('N_COM', 'Numero di Comuni', 'Number of municipalities', {
  guide: { it: 'Comuni in vigore alla data.', en: 'Municipalities in force at the date.' },
});
export const POP_LEG = quantity('POP_LEG', 'Popolazione legale', 'Legal population', {
  guide: { it: 'Popolazione legale al censimento.', en: 'Legal population at the census.' },
  ...ofLists('popolazione_legale'),
});
export const ANNO_CENSIMENTO = ordinal('ANNO_CENSIMENTO', 'Anno del censimento', 'Year of the census', ofLists('popolazione_legale'));
export const AREA_KMQ = quantity('AREA_KMQ', 'Superficie (km²)', 'Area (km²)', { mask: '999G999G990D0000', ...ofLists('area_kmq') });
export const ANNO_AREA = ordinal('ANNO_AREA', 'Anno della superficie', 'Year of the area', ofLists('area_kmq'));
export const POP_RES = quantity('POP_RES', 'Popolazione residente', 'Resident population', ofLists('popolazione_residente'));
export const ANNO_POP_RES = ordinal(
  'ANNO_POP_RES',
  'Anno della popolazione residente',
  'Year of the resident population',
  ofLists('popolazione_residente'),
);

/** Population and area with the years they refer to, in the order of the reports on size. */
export const SIZE = [POP_LEG, ANNO_CENSIMENTO, AREA_KMQ, ANNO_AREA, POP_RES, ANNO_POP_RES] as const;
