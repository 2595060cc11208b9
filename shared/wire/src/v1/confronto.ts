import { Type } from 'typebox';
import type { Wire } from '../wire/blocks.ts';
import { Day, OrNull, Shape, Text, Whole } from './blocks.ts';
import { Livello } from './values.ts';

/** How the number of units of a level got from one day to another. */
export const Confronto = Shape('Confronto', {
  livello: Livello,
  inizio: Whole('confronto.inizio'),
  fine: Whole('confronto.fine'),
  saldo: Whole('confronto.saldo'),
  variazioni: Type.Array(
    Shape('VariazioneContata', {
      tipo: OrNull(Text('confronto.variazioni.tipo')),
      descrizione: Text('confronto.variazioni.descrizione'),
      effetto: Whole('confronto.variazioni.effetto'),
      numero: Whole('confronto.variazioni.numero'),
      unita: Type.Array(
        Shape('UnitaVariata', {
          id: Whole('codice.id'),
          codice: OrNull(Text('confronto.variazioni.unita.codice')),
          denominazione: Text('confronto.variazioni.unita.denominazione'),
          data: Day('confronto.variazioni.unita.data'),
          territorio: OrNull(
            Type.Union([Type.Literal('acquisito'), Type.Literal('ceduto')], {
              description: 'confronto.variazioni.unita.territorio',
            }),
          ),
          regioni: Type.Array(Text('confronto.variazioni.unita.regioni'), {
            description: 'confronto.variazioni.unita.regioni.regionsUnitOrUnits',
          }),
        }),
      ),
    }),
  ),
});
export type Confronto = Wire<typeof Confronto>;

/** The answer of `GET /api/v1/confronto`: how the number of units of each level got from one day to another. */
export const RispostaConfronto = Shape('RispostaConfronto', {
  da: Day('confronto.RispostaConfronto.da'),
  a: Day('confronto.RispostaConfronto.a'),
  edizione: Text('confronto.RispostaConfronto.edizione'),
  livelli: Type.Array(Confronto),
  avviso: Type.Optional(Text('confronto.RispostaConfronto.avviso')),
});
export type RispostaConfronto = Wire<typeof RispostaConfronto>;
