import { Type } from 'typebox';
import type { Wire } from '../wire/blocks.ts';
import { Day, Flag, OrNull, Shape, Share, Text, Whole } from './blocks.ts';
import { Certezza, Livello } from './values.ts';

const UnitaImparentata = Shape(
  'UnitaImparentata',
  {
    id: Whole('codice.id'),
    livello: Livello,
    codice: OrNull(Text('genealogia.codice')),
    denominazione: Text('genealogia.denominazione'),
    provincia: OrNull(Text('genealogia.provincia')),
    generazione: Whole('genealogia.generazione'),
    periodi: Type.Array(
      Shape(
        'Periodo',
        { valido_dal: Day('confini.calendario.dal'), valido_al: OrNull(Day('genealogia.periodi.valido_al')) },
        'genealogia.periodi',
      ),
      { description: 'genealogia.periodi.whenExistedOldestFirst' },
    ),
  },
  'genealogia.description',
);
export type UnitaImparentata = Wire<typeof UnitaImparentata>;

const Passaggio = Shape(
  'Passaggio',
  {
    data: Day('genealogia.data'),
    id_da: Whole('genealogia.id_da'),
    id_a: Whole('genealogia.id_a'),
    tipo: Text('genealogia.tipo'),
    totale: Flag('genealogia.totale'),
    certezza: Certezza,
    provvedimento: OrNull(Text('genealogia.provvedimento')),
    peso_popolazione: OrNull(Share('genealogia.peso_popolazione')),
    peso_superficie: OrNull(Share('genealogia.peso_superficie')),
    anno_popolazione: OrNull(Whole('genealogia.anno_popolazione')),
    anno_superficie: OrNull(Whole('genealogia.anno_superficie')),
  },
  'genealogia.description.stepFromUnitIts',
);
export type Passaggio = Wire<typeof Passaggio>;

/** A unit with its ancestors and descendants. */
export const Genealogia = Shape('Genealogia', {
  unita: Type.Array(UnitaImparentata, { description: 'genealogia.unita' }),
  passaggi: Type.Array(Passaggio, { description: 'genealogia.passaggi' }),
  altre_prima: Flag('genealogia.altre_prima'),
  altre_dopo: Flag('genealogia.altre_dopo'),
  edizione: Text('confronto.RispostaConfronto.edizione'),
});
export type Genealogia = Wire<typeof Genealogia>;
