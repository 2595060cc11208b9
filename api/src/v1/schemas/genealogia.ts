import { Type } from 'typebox';
import type { Wire } from '../../schemas/wire/blocks.ts';
import { Day, Flag, OrNull, Shape, Text, Whole } from './blocks.ts';
import { Certezza, Livello } from './values.ts';

const UnitaImparentata = Shape(
  {
    id: Whole('Id of the unit'),
    livello: Livello,
    codice: OrNull(Text('Its last code, null where no source has one')),
    denominazione: Text('Its last name'),
    provincia: OrNull(Text('Plate of its last province, else the name; null for other levels than comune')),
    generazione: Whole('Steps between it and the unit of the call: negative for ancestors, 0 for the unit, positive for descendants'),
    periodi: Type.Array(
      Shape({ valido_dal: Day('First day'), valido_al: OrNull(Day('First day after; null while in force')) }, 'A time at which it existed'),
      { description: 'When it existed, oldest first: several periods for a unit that was abolished and founded again' },
    ),
  },
  'A unit of the lineage',
);
export type UnitaImparentata = Wire<typeof UnitaImparentata>;

const Passaggio = Shape(
  {
    data: Day('Day of the step'),
    id_da: Whole('Id of the unit that gave territory'),
    id_a: Whole('Id of the unit that received it'),
    tipo: Text('Kind of change that states it: ES, CS, AQES or CECS'),
    totale: Flag('True when the whole unit passed, false when the other was formed from a part of it'),
    certezza: Certezza,
  },
  'A step from a unit to its successor',
);
export type Passaggio = Wire<typeof Passaggio>;

/** A unit with its ancestors and descendants. */
export const Genealogia = Shape({
  unita: Type.Array(UnitaImparentata, { description: 'The unit, its ancestors and its descendants, by generation, then by code' }),
  passaggi: Type.Array(Passaggio, { description: 'The steps between them, oldest first' }),
  altre_prima: Flag('Whether there are more ancestors than the generations that were asked for'),
  altre_dopo: Flag('Whether there are more descendants than the generations that were asked for'),
  edizione: Text('Name of the edition of the data'),
});
export type Genealogia = Wire<typeof Genealogia>;
