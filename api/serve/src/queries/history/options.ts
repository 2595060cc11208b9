import { type HistoryLevel, MUNICIPALITY, PROVINCE, REGION } from '@territori/edition/changes/historyLevels';
import { UTS_TYPES } from '@territori/reports/fields/provinces';
import { REGION_TYPES } from '@territori/reports/fields/regions';
import { withoutAccents } from '@territori/reports/table/folded';
import { containsText } from '@territori/traduzione/nomi';
import type { OpzioneComune, OpzioneRegione, OpzioneUts } from '@territori/wire';
import { type UnitForm, unitForms } from '../../units/unitForms.ts';
import type { QueryCall, RowQuery } from '../query.ts';

/** The most options in a list; the caller has to narrow a longer one. */
const MOST_OPTIONS = 1000;

/**
 * The options of a call: a name is found by any part of it, without case and accents, and a code by its beginning; when both are given,
 * both must match. Names that begin with the text come first. A text that no name contains as it is written finds the units that the
 * search of units finds by it, those of their names first that contain it however it is written.
 */
const unitOptions =
  <T>({ level, name, code }: HistoryLevel, option: (form: UnitForm) => T): RowQuery =>
  async ({ services, edition, parameters }: QueryCall) => {
    const [text, prefix] = [parameters.text(name), parameters.text(code)];
    const model = await services.modelOf(edition);
    const all = await unitForms(model, level);
    const forms = prefix === undefined ? all : all.filter(({ codice }) => codice?.startsWith(prefix));
    if (text === undefined) return { items: forms.slice(0, MOST_OPTIONS).map(option) };
    const letters = withoutAccents(text);
    const begin = forms.filter(({ ricerca }) => ricerca.startsWith(letters));
    const found = [...begin, ...forms.filter(({ ricerca }) => ricerca.includes(letters) && !ricerca.startsWith(letters))];
    if (found.length > 0) return { items: found.slice(0, MOST_OPTIONS).map(option) };
    const units = (await model.search()).find(text, { level, approximate: false });
    const wanted = new Set(units.map(({ id }) => id));
    const lacks = ({ denominazione }: UnitForm) => Number(!containsText(denominazione, text));
    const theirs = forms.filter(({ id }) => wanted.has(id)).slice(0, MOST_OPTIONS);
    return { items: theirs.sort((one, other) => lacks(one) - lacks(other)).map(option) };
  };

/** `var_get_ua_comuni_lov_diffusione`: municipalities by name or code, one row for each code and name that a unit has had. */
export const municipalityOptions = unitOptions<OpzioneComune>(MUNICIPALITY, ({ id, codice, denominazione, sigla, da, a }) => ({
  pro_com_t: codice ?? '',
  comune: denominazione,
  id_comune_origine: id,
  sigla_automobilistica: sigla,
  validita_da: da,
  validita_a: a,
}));

/** A type by its number, from 1, and its name. */
const typeOfUnit = (tipo: number | null, names: readonly string[]) => ({
  type: tipo === null ? null : String(tipo),
  typeName: names[(tipo ?? 0) - 1] ?? null,
});

/**
 * `var_get_ua_uts_lov_diffusione`: provinces and other supra-municipal units, one row for each form (a province that became a metropolitan
 * city has two).
 */
export const provinceOptions = unitOptions<OpzioneUts>(PROVINCE, ({ id, codice, denominazione, tipo, da, a }) => ({
  cod_uts: codice ?? '',
  denominazione_uts: denominazione,
  'tipo uts': typeOfUnit(tipo, UTS_TYPES).type,
  'descrizione tipo uts': typeOfUnit(tipo, UTS_TYPES).typeName,
  id_uts_origine: id,
  validita_da: da,
  validita_a: a,
}));

/** `var_get_ua_reg_lov_diffusione`: regions, one row for each form. */
export const regionOptions = unitOptions<OpzioneRegione>(REGION, ({ id, codice, denominazione, tipo, da, a }) => ({
  cod_regione: codice ?? '',
  'denominazione regione': denominazione,
  'tipo regione': typeOfUnit(tipo, REGION_TYPES).type,
  'descrizione tipo regione': typeOfUnit(tipo, REGION_TYPES).typeName,
  id_regione_origine: id,
  validita_da: da,
  validita_a: a,
}));
