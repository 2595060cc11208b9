import type { Static, TObject } from 'typebox';
import { Problem } from '../errors/Problem.ts';
import type { EditionModel } from '../model/EditionModel.ts';
import { TextParameter } from '../schemas/parameters.ts';
import type { Unita } from '../schemas/unita.ts';
import { upperUnits } from './upperUnit.ts';

/** The parameters that choose units by what they are and where they belong. */
export const CHOICE_OF_UNITS = {
  codice: TextParameter('Istat code, or several separated by commas; for a uts also the statistical code', '022205'),
  codice_catastale: TextParameter('Cadastral code, or several separated by commas', 'L378'),
  sigla: TextParameter('Plate letters of the province, or several separated by commas', 'TN'),
  nuts: TextParameter('NUTS 2024 code of any level, or several separated by commas', 'ITH20'),
  provincia: TextParameter('Province: its code, statistical code, plate or name', 'TN'),
  regione: TextParameter('Region: its code, NUTS code or name', '04'),
};
type ChoiceOfUnits = Static<TObject<typeof CHOICE_OF_UNITS>>;

/** The values of a parameter that takes several, separated by commas. */
const valuesOf = (list: string): ReadonlySet<string> => new Set(list.split(',').map((value) => value.trim().toUpperCase()));

/** One digit for a division, two for a region, three for a province, six for a municipality. */
const ISTAT_CODE = /^(\d|\d{2}|\d{3}|\d{6})$/;

/** The Istat codes of a list. Throws Problem for a value that is not an Istat code or lacks its leading zeros. */
function istatCodes(list: string): ReadonlySet<string> {
  const codes = valuesOf(list);
  const wrong = [...codes].find((code) => !ISTAT_CODE.test(code));
  if (wrong === undefined) return codes;
  throw new Problem(
    'parametro_non_valido',
    {
      it: `codice: '${wrong}' non è un codice Istat. Il codice di un comune ha sei cifre, di una provincia tre, di una regione due, di una ripartizione una, con gli zeri iniziali.`,
      en: `codice: '${wrong}' is not an Istat code. The code of a municipality has six digits, of a province three, of a region two, of a division one, with its leading zeros.`,
    },
    'codice',
  );
}

/** The test of a unit that the parameters make together; undefined when the call gives none of them. */
export function testOfUnits(choice: ChoiceOfUnits, model: EditionModel): ((unit: Unita) => boolean) | undefined {
  const tests: ((unit: Unita) => boolean)[] = [];
  if (choice.codice !== undefined) {
    const codes = istatCodes(choice.codice);
    tests.push(({ codice, codice_uts }) => codes.has(codice ?? '') || codes.has(codice_uts ?? ''));
  }
  if (choice.codice_catastale !== undefined) {
    const codes = valuesOf(choice.codice_catastale);
    tests.push(({ codice_catastale }) => codes.has(codice_catastale ?? ''));
  }
  if (choice.sigla !== undefined) {
    const plates = valuesOf(choice.sigla);
    tests.push(({ sigla, provincia }) => plates.has(sigla ?? provincia?.sigla ?? ''));
  }
  if (choice.nuts !== undefined) {
    const codes = valuesOf(choice.nuts);
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
