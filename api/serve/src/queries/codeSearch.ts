import type { EditionModel, State } from '@territori/edition/EditionModel';
import { italianDay } from '@territori/history/dates/day';
import { dayBefore } from '@territori/history/territory/period';
import type { Language } from '@territori/languages';
import { textIn } from '@territori/languages';
import { onceFor } from '@territori/process/onceFor';
import { UTS_TYPES } from '@territori/reports/fields/provinces';
import { compareCells } from '@territori/reports/table/compareCells';
import { dayNumber, type HistoryIndex, type Level } from '@territori/traduzione/storia';
import type { RigaRicercaCodice, TipologiaUnita, ValoreRicercaCodice } from '@territori/wire';
import { BadRequest } from '../http/errors.ts';
import { message } from '../message.ts';
import { byCodeAndName } from '../units/byCode.ts';
import { joinedStates } from '../units/joinedStates.ts';
import { nameOn } from '../units/nameOn.ts';
import { shownCode } from '../units/shownCode.ts';
import { type UnitForm, unitForms } from '../units/unitForms.ts';
import type { QueryParameters } from './QueryParameters.ts';
import type { RowQuery } from './query.ts';

const KINDS = {
  1: { level: 'comune', label: message('codeSearch.kinds.1.label') },
  2: { level: 'uts', label: message('codeSearch.kinds.2.label') },
  3: { level: 'regione', label: message('codeSearch.kinds.3.label') },
} as const;

/** `ricercacodice_criterio`: the kinds of unit whose codes can be looked up. */
export const codeSearchKinds: RowQuery = async ({ language }) => ({ items: kinds(language) });

const kinds = (language: Language): TipologiaUnita[] =>
  (['1', '2', '3'] as const).map((code) => ({ return_code: code, label_tipologia: textIn(KINDS[code].label, language) }));

function levelOf(parameters: QueryParameters): Level {
  const code = parameters.required('ptipounit');
  if (code === '1' || code === '2' || code === '3') return KINDS[code].level;
  throw new BadRequest(message('codeSearch.parameterPtipounitNot', { code }));
}

/** `ricercacodice_criterio_lov`: the codes to choose from, each with its name; the name alone where no source has the code. */
export const codeSearchValues: RowQuery = async ({ services, edition, parameters }) => {
  const level = levelOf(parameters);
  const model = await services.modelOf(edition);
  return { resultset: level === 'uts' ? provinceCodes(model) : codesOfForms(await unitForms(model, level)) };
};

/** A province is found by its historical code and by its statistical one. */
const provinceCodes = onceFor((model: EditionModel) =>
  valuesOf(
    model.ofLevel('uts').flatMap(({ id, row: { codice, codice_uts, denominazione } }) => {
      const own = { id, codice, denominazione };
      return codice_uts === null ? [own] : [own, { ...own, codice: codice_uts }];
    }),
  ),
);

const byName = compareCells({ type: 'VARCHAR', collation: 'und-x-icu' });

function valuesOf(forms: readonly Pick<UnitForm, 'id' | 'codice' | 'denominazione'>[]): readonly ValoreRicercaCodice[] {
  const once = new Map(forms.map((form) => [`${form.id} ${form.codice} ${form.denominazione}`, form]));
  return [...once.values()]
    .sort((a, b) => byName(a.denominazione, b.denominazione) || byCodeAndName(a, b) || a.id - b.id)
    .map(({ id, codice, denominazione }) => ({ V: codice === null ? denominazione : `${codice} - ${denominazione}`, RC: String(id) }));
}

const codesOfForms = onceFor(valuesOf);

/** Longer than any code, so that a unit's id cannot be mistaken for a code. */
const ID_LENGTH = 7;

/**
 * `ricercacodice_criterio_res`: the codes and names of the chosen unit with their validity, newest first. What else is known is as it was
 * last in that validity. `prc` is an RC of the value list, or a code.
 */
export const codeSearchResult: RowQuery = async ({ services, edition, parameters }) => {
  const level = levelOf(parameters);
  const chosen = parameters.required('prc');
  const model = await services.modelOf(edition);
  const history = await model.history();
  const withCode = model.withCode(chosen).filter(({ row }) => row.codice === chosen || row.codice_uts === chosen);
  const withId = chosen.length >= ID_LENGTH && /^\d{7,9}$/.test(chosen) ? model.ofUnit(Number(chosen)) : [];
  const units = new Set([...withCode, ...withId].filter(({ livello }) => livello === level).map(({ id }) => id));
  const rows = [...units].sort((a, b) => a - b).flatMap((unit) => rowsOf(model, history, unit, level));
  return { resultset: rows };
};

/** A province may change its statistical code and its type within a version: what is known of it is that of its last state. */
function rowsOf(model: EditionModel, history: HistoryIndex, unit: number, level: Level): RigaRicercaCodice[] {
  const states = model.ofUnit(unit);
  const shownOf = (state: State) => [shownCode(state), state.row.denominazione, level === 'uts' ? state.row.tipo : null].join('|');
  return joinedStates(states, shownOf)
    .map((state): RigaRicercaCodice => {
      const { row, from, to } = state;
      const last = states.find((one) => one.to === to) ?? state;
      const since = level === 'uts' ? last.from : row.valido_dal;
      const common = {
        'Codice Istat': shownCode(state),
        Denominazione: row.denominazione,
        'Data inizio': italianDay(from),
        'Data fine': to === null ? ' ' : italianDay(dayBefore(to)),
      };
      if (level === 'regione') return common;
      const plate = history[level].at(unit, dayNumber(since) ?? 0)?.plate ?? null;
      const region = nameOn(model, row.regione?.id, since);
      return level === 'comune'
        ? {
            ...common,
            'Provincia/Uts': nameOn(model, row.provincia?.id, since),
            'Sigla automobilistica': plate,
            Regione: region,
            'Codice Catastale': row.codice_catastale,
          }
        : {
            ...common,
            'Codice Provincia (Storico)': row.codice,
            'Tipo Uts': UTS_TYPES[(row.tipo ?? 0) - 1] ?? null,
            'Sigla automobilistica': plate,
            Regione: region,
          };
    })
    .reverse();
}
