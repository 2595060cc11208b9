import { Type } from 'typebox';
import type { Wire } from '../wire/blocks.ts';
import { Day, OrNull, Shape, Share, Text, Whole } from './blocks.ts';
import { Provvedimento } from './provvedimento.ts';
import { Certezza, Livello } from './values.ts';
import { Variazione } from './variazione.ts';

export const Relazione = Type.Union([Type.Literal('1:1'), Type.Literal('n:1'), Type.Literal('1:n'), Type.Literal('n:m')], {
  title: 'Relazione',
  description: 'corrispondenza.Relazione.description',
});
const Motivo = Type.Union(
  [
    Type.Literal('ceduta_a_stato_estero'),
    Type.Literal('annessa_da_stato_estero'),
    Type.Literal('prima_validita'),
    Type.Literal('senza_destino_noto'),
    Type.Literal('senza_origine_nota'),
  ],
  {
    title: 'Motivo',
    description: 'corrispondenza.Motivo.description',
  },
);

const weights = (of: 'unit' | 'code') => ({
  peso_popolazione: OrNull(Share(`corrispondenza.share.${of}`)),
  peso_superficie: OrNull(Share('corrispondenza.weights.peso_superficie')),
});
const years = {
  anno_popolazione: OrNull(Whole('corrispondenza.years.anno_popolazione')),
  anno_superficie: OrNull(Whole('corrispondenza.years.anno_superficie')),
};

/** A unit of one day beside a unit of another. The first nine names are fixed by the contract of the API. */
export const Corrispondenza = Shape('Corrispondenza', {
  codice_da: OrNull(Text('corrispondenza.codice_da')),
  denominazione_da: OrNull(Text('corrispondenza.denominazione_da')),
  codice_a: OrNull(Text('corrispondenza.codice_a')),
  denominazione_a: OrNull(Text('corrispondenza.denominazione_a')),
  relazione: OrNull(Relazione),
  ...weights('code'),
  date_eventi: Type.Array(Day('corrispondenza.date_eventi'), { description: 'corrispondenza.date_eventi.daysSomethingHappenedTwo' }),
  motivo: OrNull(Motivo),
  livello: Livello,
  id_da: OrNull(Whole('corrispondenza.id_da')),
  id_a: OrNull(Whole('corrispondenza.id_a')),
  ...years,
  eventi: Type.Array(
    Shape('EventoCorrispondenza', {
      data: Day('corrispondenza.eventi.data'),
      tipo: Text('corrispondenza.eventi.tipo'),
      id: Whole('corrispondenza.eventi.id'),
      provvedimento: OrNull(Provvedimento),
    }),
    { description: 'corrispondenza.eventi' },
  ),
});
export type Corrispondenza = Wire<typeof Corrispondenza>;

/** What a unit was or is on another day. */
export const Discendenza = Shape('Discendenza', {
  id: OrNull(Whole('corrispondenza.Discendenza.id')),
  livello: Livello,
  codice: OrNull(Text('corrispondenza.Discendenza.codice')),
  denominazione: OrNull(Text('corrispondenza.Discendenza.denominazione')),
  relazione: OrNull(Relazione),
  ...weights('unit'),
  certezza: OrNull(Certezza),
  motivo: OrNull(Motivo),
  ...years,
  passi: Type.Array(Variazione, {
    description: 'corrispondenza.Discendenza.passi',
  }),
});
export type Discendenza = Wire<typeof Discendenza>;
