import { countChanges } from '@territori/edition/correspondence/countChanges';
import { changeKindName } from '@territori/history/edition/changeKinds';
import { textIn } from '@territori/languages';
import { type Confronto, RispostaConfronto } from '@territori/wire/v1/confronto';
import { LEVELS, LevelAsked, type Livello } from '@territori/wire/v1/values';
import { Type } from 'typebox';
import { noticeOf, withinHistory } from '../answering/askedDays.ts';
import { itemCall } from '../answering/itemCall.ts';
import { TWO_DAYS } from '../succession/correspondences.ts';
import { regionsAtTheEnd } from './regionsAtTheEnd.ts';
import { territoryOn } from './territoryOn.ts';

export const comparison = itemCall({
  path: '/confronto',
  name: 'confronto',
  tag: 'Corrispondenze',
  query: { ...TWO_DAYS, livello: Type.Optional(LevelAsked) },
  answer: RispostaConfronto,
  examples: [{ title: 'comparison.example.regionsToday', url: '/confronto?da=1950-01-01&a=2025-01-01&livello=regione' }],
  days: ({ da, a }) => ({ da, a }),
  async find(given, context) {
    const { model, language, editionName, today } = context;
    const [da, a] = [withinHistory('da', given.da), withinHistory('a', given.a ?? today)];
    const changes = await model.changesOfUnits();
    const history = await model.history();
    const regionsOf = regionsAtTheEnd(model, history);
    const number = (level: Livello, day: string) => model.placesInForce(day, level).length;
    const livelli = (given.livello === undefined ? LEVELS : [given.livello]).map((livello): Confronto => {
      const [inizio, fine] = [number(livello, da), number(livello, a)];
      const kinds = countChanges(livello, model, changes, da, a);
      return {
        livello,
        inizio,
        fine,
        saldo: fine - inizio,
        variazioni: kinds.map(({ kind, effect, units }) => ({
          tipo: kind,
          descrizione: textIn(changeKindName(kind), language),
          effetto: effect,
          numero: units.length,
          unita: units.map(({ id, day }) => {
            // the state that begins on the day, else the last one before it
            const state = model.at(id, day) ?? model.ofUnit(id).findLast(({ from }) => from <= day);
            return {
              id,
              codice: state?.row.codice ?? null,
              denominazione: state?.row.denominazione ?? '',
              data: day,
              territorio: effect === 0 ? territoryOn(history, livello, id, day) : null,
              regioni: regionsOf(livello, id, day),
            };
          }),
        })),
      };
    });
    const avviso = noticeOf({ da, a }, context);
    return { da, a, edizione: editionName, livelli, ...(avviso && { avviso }) };
  },
});
