import type { State } from '@territori/edition/EditionModel';
import { CodiceAvuto } from '@territori/wire/v1/codice';
import { DayParameter } from '@territori/wire/v1/parameters';
import { LevelAsked } from '@territori/wire/v1/values';
import { Type } from 'typebox';
import { joinedStates } from '../../../units/joinedStates.ts';
import { withinHistory } from '../answering/askedDays.ts';
import { listCall } from '../answering/listCall.ts';
import { codesOf } from './choiceOfUnits.ts';

const KINDS = [
  ['istat', 'codice'],
  ['uts', 'codice_uts'],
  ['catastale', 'codice_catastale'],
] as const;

/** The times at which units had a code, each with one name. States that meet are one time. */
function timesOf(states: readonly State[], code: string): CodiceAvuto[] {
  const times = KINDS.flatMap(([tipo_codice, field]) => {
    const having = states.filter(({ row }) => row[field] === code);
    // a province whose statistical code is its historical one has it once
    if (tipo_codice === 'uts' && having.every(({ row }) => row.codice === code)) return [];
    return joinedStates(having, ({ id, row }) => `${id} ${row.denominazione}`).map(
      ({ row, from, to }): CodiceAvuto => ({
        codice: code,
        tipo_codice,
        id: row.id,
        livello: row.livello,
        denominazione: row.denominazione,
        provincia: row.provincia?.denominazione ?? null,
        valido_dal: from,
        valido_al: to,
      }),
    );
  });
  return times.sort((a, b) => (a.valido_dal < b.valido_dal ? -1 : a.valido_dal > b.valido_dal ? 1 : a.id - b.id));
}

export const codes = listCall({
  path: '/codici/:codice',
  name: 'codici',
  tag: 'Unità',
  parts: { codice: Type.String({ minLength: 1, maxLength: 20, description: 'codes.codice', examples: ['092119'] }) },
  query: { livello: Type.Optional(LevelAsked), data: DayParameter('codes.data', '2010-01-01') },
  row: CodiceAvuto,
  examples: [{ title: 'codes.example.whatCodeMeant', url: '/codici/092119' }],
  days: ({ data }): Record<string, string> => (data === undefined ? {} : { data }),
  find({ codice, livello, data }, { model }) {
    const day = data === undefined ? undefined : withinHistory('data', data);
    const code = codice.trim().toUpperCase();
    // a number that no Istat code can be: often one that a spreadsheet has read, without its zeros
    if (/^\d+$/.test(code)) codesOf('codice', code);
    const states = model.withCode(code).filter(({ row }) => livello === undefined || row.livello === livello);
    return timesOf(states, code).filter(
      ({ valido_dal, valido_al }) => day === undefined || (valido_dal <= day && (valido_al === null || day < valido_al)),
    );
  },
});
