import { Type } from 'typebox';
import type { Wire } from '../wire/blocks.ts';
import { Day, OrNull, Shape, Text, Whole } from './blocks.ts';
import { Livello } from './values.ts';

/** A unit that had a code, and for how long. */
export const CodiceAvuto = Shape('CodiceAvuto', {
  codice: Text('The code'),
  tipo_codice: Type.Union([Type.Literal('istat'), Type.Literal('uts'), Type.Literal('catastale')], {
    description:
      'istat (PRO_COM_T, COD_PROV_STORICO, COD_REG, COD_RIP), uts (COD_UTS, statistical code of a province or other uts) or catastale',
  }),
  id: Whole('Id of the unit'),
  livello: Livello,
  denominazione: Text('Name of the unit with this code'),
  provincia: OrNull(Text('Name of the province of a comune, the last one within these days')),
  valido_dal: Day('First day on which the unit had this code with this name'),
  valido_al: OrNull(Day('First day on which it no longer had them; null while in force')),
});
export type CodiceAvuto = Wire<typeof CodiceAvuto>;
