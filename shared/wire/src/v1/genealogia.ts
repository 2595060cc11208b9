import { Type } from 'typebox';
import type { Wire } from '../wire/blocks.ts';
import { Day, Flag, OrNull, Shape, Share, Text, Whole } from './blocks.ts';
import { Certezza, Livello } from './values.ts';

const UnitaImparentata = Shape(
  'UnitaImparentata',
  {
    id: Whole('Id of the unit'),
    livello: Livello,
    codice: OrNull(Text('Its last code, null where no source has one')),
    denominazione: Text('Its last name'),
    provincia: OrNull(Text('Plate of its last province, else the name; null for other levels than comune')),
    generazione: Whole('Steps between it and the unit of the call: negative for ancestors, 0 for the unit, positive for descendants'),
    periodi: Type.Array(
      Shape(
        'Periodo',
        { valido_dal: Day('First day'), valido_al: OrNull(Day('First day after; null while in force')) },
        'A time at which it existed',
      ),
      { description: 'When it existed, oldest first: several periods for a unit that was abolished and founded again' },
    ),
  },
  'A unit of the lineage',
);
export type UnitaImparentata = Wire<typeof UnitaImparentata>;

const Passaggio = Shape(
  'Passaggio',
  {
    data: Day('Day of the step'),
    id_da: Whole('Id of the unit that gave territory'),
    id_a: Whole('Id of the unit that received it'),
    tipo: Text('Kind of change that states it: ES, CS, AQES or CECS'),
    totale: Flag('True when the whole unit passed, false when the other was formed from a part of it'),
    certezza: Certezza,
    provvedimento: OrNull(Text('The act, as published; null where no source names one')),
    peso_popolazione: OrNull(Share('Share of the first unit that passed, by population; null where a part has no figure of its own')),
    peso_superficie: OrNull(Share('The same share by area')),
    anno_popolazione: OrNull(Whole('Census of the share; null where the whole passed to one unit')),
    anno_superficie: OrNull(Whole('Year of the area')),
  },
  'A step from a unit to its successor',
);
export type Passaggio = Wire<typeof Passaggio>;

/** A unit with its ancestors and descendants. */
export const Genealogia = Shape('Genealogia', {
  unita: Type.Array(UnitaImparentata, { description: 'The unit, its ancestors and its descendants, by generation, then by code' }),
  passaggi: Type.Array(Passaggio, { description: 'The steps between them, oldest first' }),
  altre_prima: Flag('Whether there are more ancestors than the generations that were asked for'),
  altre_dopo: Flag('Whether there are more descendants than the generations that were asked for'),
  edizione: Text('Name of the edition of the data'),
});
export type Genealogia = Wire<typeof Genealogia>;
