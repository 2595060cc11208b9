import { Type } from 'typebox';
import type { Wire } from '../wire/blocks.ts';
import { Day, OrNull, Shape, Text, Whole } from './blocks.ts';
import { Livello } from './values.ts';

/** A unit that had a code, and for how long. */
export const CodiceAvuto = Shape('CodiceAvuto', {
  codice: Text('codice.codice'),
  tipo_codice: Type.Union([Type.Literal('istat'), Type.Literal('uts'), Type.Literal('catastale')], {
    description: 'codice.tipo_codice',
  }),
  id: Whole('codice.id'),
  livello: Livello,
  denominazione: Text('codice.denominazione'),
  provincia: OrNull(Text('codice.provincia')),
  valido_dal: Day('codice.valido_dal'),
  valido_al: OrNull(Day('codice.valido_al')),
});
export type CodiceAvuto = Wire<typeof CodiceAvuto>;
