import type { EditionModel } from '@territori/edition/EditionModel';
import { TextParameter } from '@territori/wire/v1/parameters';
import type { Unita } from '@territori/wire/v1/unita';
import type { Static, TObject } from 'typebox';
import { message } from '../../../message.ts';
import { Problem } from '../../errors/Problem.ts';
import { upperUnits } from './upperUnits.ts';

/** The parameters that choose units by what they are and where they belong. */
export const CHOICE_OF_UNITS = {
  codice: TextParameter('choiceOfUnits.codice', '022205'),
  codice_catastale: TextParameter('choiceOfUnits.codice_catastale', 'L378'),
  sigla: TextParameter('choiceOfUnits.sigla', 'TN'),
  nuts: TextParameter('choiceOfUnits.nuts', 'ITH20'),
  provincia: TextParameter('choiceOfUnits.provincia', 'TN'),
  regione: TextParameter('choiceOfUnits.regione', '04'),
};
export type ChoiceOfUnits = Static<TObject<typeof CHOICE_OF_UNITS>>;

/** The form of each kind of code. */
const CODES = {
  codice: {
    // one digit for a division, two for a region, three for a province, six for a municipality
    form: /^(\d|\d{2}|\d{3}|\d{6})$/,
  },
  codice_catastale: {
    form: /^[A-Z]\d{3}$/,
  },
  sigla: {
    form: /^[A-Z]{2}$/,
  },
  nuts: {
    form: /^IT[A-Z](\d[\dA-Z]?)?$/,
  },
} as const;

/** The codes of a parameter that takes several, separated by commas. Throws Problem for a value without the form of such a code. */
export function codesOf(parameter: keyof typeof CODES, list: string): ReadonlySet<string> {
  const { form } = CODES[parameter];
  const values = list.split(',').map((value) => value.trim());
  const wrong = values.find((value) => !form.test(value.toUpperCase()));
  if (wrong !== undefined)
    throw new Problem('parametro_non_valido', message(`choiceOfUnits.${parameter}`, { parameter, wrong }), parameter);
  return new Set(values.map((value) => value.toUpperCase()));
}

/** The test of a unit that the parameters make together; undefined when the call gives none of them. */
export function testOfUnits(choice: ChoiceOfUnits, model: EditionModel): ((unit: Unita) => boolean) | undefined {
  const tests: ((unit: Unita) => boolean)[] = [];
  if (choice.codice !== undefined) {
    const codes = codesOf('codice', choice.codice);
    tests.push(({ codice, codice_uts }) => codes.has(codice ?? '') || codes.has(codice_uts ?? ''));
  }
  if (choice.codice_catastale !== undefined) {
    const codes = codesOf('codice_catastale', choice.codice_catastale);
    tests.push(({ codice_catastale }) => codes.has(codice_catastale ?? ''));
  }
  if (choice.sigla !== undefined) {
    const plates = codesOf('sigla', choice.sigla);
    tests.push(({ sigla, provincia }) => plates.has(sigla ?? provincia?.sigla ?? ''));
  }
  if (choice.nuts !== undefined) {
    const codes = codesOf('nuts', choice.nuts);
    tests.push(({ nuts1, nuts2, nuts3 }) => [nuts1, nuts2, nuts3].some((code) => codes.has(code ?? '')));
  }
  if (choice.provincia !== undefined) {
    const provinces = upperUnits(model, 'uts', 'provincia', choice.provincia);
    tests.push(({ livello, id, provincia }) => provinces.has(livello === 'uts' ? id : (provincia?.id ?? 0)));
  }
  if (choice.regione !== undefined) {
    const regions = upperUnits(model, 'regione', 'regione', choice.regione);
    tests.push(({ livello, id, regione }) => regions.has(livello === 'regione' ? id : (regione?.id ?? 0)));
  }
  return tests.length === 0 ? undefined : (unit) => tests.every((test) => test(unit));
}
