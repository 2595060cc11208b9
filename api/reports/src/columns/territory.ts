import { message } from '../message.ts';
import type { ValuedFact } from '../valuedFact.ts';
import { ordinalColumn, quantityColumn } from './column.ts';

const NOTE = message('territory.knownFromDay');
const ofLists = (fact: ValuedFact['fact']) => ({ note: NOTE, valued: { fact } });

export const COM_ISO = ordinalColumn('COM_ISO', message('column.COM_ISO'), {
  guide: message('territory.comIso.guide'),
  ...ofLists('isolano'),
});
export const COM_LIT = ordinalColumn('COM_LIT', message('column.COM_LIT'), {
  guide: message('territory.comLit.guide'),
  ...ofLists('litoraneo'),
});
export const ZONA_ALT = ordinalColumn('ZONA_ALT', message('column.ZONA_ALT'), {
  guide: message('territory.zonaAlt.guide'),
  ...ofLists('zona_altimetrica'),
});
export const ALT = quantityColumn('ALT', message('column.ALT'), ofLists('altitudine'));

const coastal = (year: 2011 | 2021) =>
  ordinalColumn(`ZONE_COST_${year}`, message('column.ZONE_COST', { year }), {
    source: 'Istat, Eurostat',
    guide: message('territory.coastal.guide'),
    ...ofLists(`zona_costiera_${year}`),
  });
export const ZONE_COST_2011 = coastal(2011);
export const ZONE_COST_2021 = coastal(2021);

const urbanisation = (year: 2011 | 2021) =>
  ordinalColumn(`DEGURBA_${year}`, message('column.DEGURBA', { year }), {
    source: 'Istat, Eurostat',
    guide: message('territory.urbanisation.guide'),
    ...ofLists(`urbanizzazione_${year}`),
  });
export const DEGURBA_2011 = urbanisation(2011);
export const DEGURBA_2021 = urbanisation(2021);
