import { Type } from 'typebox';
import type { Wire } from '../wire/blocks.ts';
import { Day, OrNull, Shape, Share, Text, Whole } from './blocks.ts';
import { Provvedimento } from './provvedimento.ts';
import { Certezza, Livello } from './values.ts';
import { Variazione } from './variazione.ts';

export const Relazione = Type.Union([Type.Literal('1:1'), Type.Literal('n:1'), Type.Literal('1:n'), Type.Literal('n:m')], {
  title: 'Relazione',
  description: '1:1, n:1 (several units are in one), 1:n (one is in several), n:m; null where one side is missing',
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
    description:
      'Why the unit, or a part of it, leads nowhere or comes from nowhere: ceduta_a_stato_estero, senza_destino_noto (no source names who took over), annessa_da_stato_estero, prima_validita (its history begins in between), senza_origine_nota; null for a pair',
  },
);

const weights = (of: string, to: string) => ({
  peso_popolazione: OrNull(
    Share(`Share of the population of ${of} that went to ${to}: 1 when all of it did, null where no source has the figures of every part`),
  ),
  peso_superficie: OrNull(Share('The same by area')),
});
const years = {
  anno_popolazione: OrNull(Whole('Census of the figures, null where the weight is 1 by itself or not known')),
  anno_superficie: OrNull(Whole('Year of the areas, null where the weight is 1 by itself or not known')),
};

/** A unit of one day beside a unit of another. The first nine names are fixed by the contract of the API. */
export const Corrispondenza = Shape('Corrispondenza', {
  codice_da: OrNull(Text('Code on the day `da`; null where the unit of `a` comes from nowhere, and where no source has it')),
  denominazione_da: OrNull(Text('Name on the day `da`')),
  codice_a: OrNull(Text('Code on the day `a`; null where the unit of `da` leads nowhere, and where no source has it')),
  denominazione_a: OrNull(Text('Name on the day `a`')),
  relazione: OrNull(Relazione),
  ...weights('codice_da', 'codice_a'),
  date_eventi: Type.Array(Day('A day'), { description: 'Days on which something happened to the two units, or to those on the way' }),
  motivo: OrNull(Motivo),
  livello: Livello,
  id_da: OrNull(Whole('Id of the unit of the day `da`')),
  id_a: OrNull(Whole('Id of the unit of the day `a`')),
  ...years,
  eventi: Type.Array(
    Shape('EventoCorrispondenza', {
      data: Day('Day of the event'),
      tipo: Text('Kind of change'),
      id: Whole('Id of the unit to which it happened'),
      provvedimento: OrNull(Provvedimento),
    }),
    { description: 'The events with their acts; in a CSV a column for each member, with the values joined by |' },
  ),
});
export type Corrispondenza = Wire<typeof Corrispondenza>;

/** What a unit was or is on another day. */
export const Discendenza = Shape('Discendenza', {
  id: OrNull(Whole('Id of the unit on that day; null where the unit, or a part of it, leads nowhere')),
  livello: Livello,
  codice: OrNull(Text('Code on that day')),
  denominazione: OrNull(Text('Name on that day')),
  relazione: OrNull(Relazione),
  ...weights('the unit', 'this one'),
  certezza: OrNull(Certezza),
  motivo: OrNull(Motivo),
  ...years,
  passi: Type.Array(Variazione, {
    description:
      'What happened on the way, in order of time, with the acts; in a CSV a column for each member, with the values joined by |',
  }),
});
export type Discendenza = Wire<typeof Discendenza>;
