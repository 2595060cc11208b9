import { fold } from '../fold.ts';
import type { HistoryIndex } from '../storia/HistoryIndex.ts';
import { OFFICES } from '../storia/offices.ts';
import type { Level } from '../storia/Storia.ts';
import { digits, withoutBlanks } from './digits.ts';
import type { Kind } from './Kind.ts';
import { municipalCode } from './municipalCode.ts';

interface KindRules {
  readonly level: Level;
  /** The value as the history is asked for it; '' when it cannot be of this kind. */
  readonly normalise: (cell: string) => string;
  /** The versions that bear the value, at any time. */
  readonly find: (index: HistoryIndex, value: string) => readonly number[];
}

export const NO_VERSIONS: readonly number[] = [];

/** The country before a plate, as in ISO 3166-2: `IT-TO`. */
const PLATE_COUNTRY = /^\s*IT-(?=[A-Z]{2}\s*$)/i;

const paddedNumber = (pattern: RegExp, length: number) => (cell: string) => {
  const text = digits(cell);
  return pattern.test(text) ? text.padStart(length, '0') : '';
};
const capitalCode = (pattern: RegExp) => (cell: string) => {
  const text = withoutBlanks(cell).toUpperCase();
  return pattern.test(text) ? text : '';
};
/** A name has a letter and no more than a line. */
const normalisedName = (cell: string) => (/\p{L}/u.test(cell) && cell.length < 120 ? fold(cell) : '');

/** Beginnings that regions and provinces may have or lack. */
const regionName = (cell: string) => normalisedName(cell.replace(OFFICES.regione, ''));
const provinceName = (cell: string) => normalisedName(cell.replace(OFFICES.uts, ''));

function findNameOfMunicipality(index: HistoryIndex, value: string): readonly number[] {
  return index.comune.byName.get(value) ?? NO_VERSIONS;
}

export const KINDS: Readonly<Record<Kind, KindRules>> = {
  comune: { level: 'comune', normalise: municipalCode, find: (index, value) => index.comune.byCode.get(value) ?? NO_VERSIONS },
  progressivo: { level: 'comune', normalise: municipalCode, find: (index, value) => index.comune.byCode.get(value) ?? NO_VERSIONS },
  catastale: {
    level: 'comune',
    normalise: capitalCode(/^[A-Z]\d{3}$/),
    find: (index, value) => index.comune.byCadastral.get(value) ?? NO_VERSIONS,
  },
  nome: { level: 'comune', normalise: normalisedName, find: findNameOfMunicipality },
  provincia: { level: 'uts', normalise: paddedNumber(/^\d{1,3}$/, 3), find: (index, value) => index.uts.byCode.get(value) ?? NO_VERSIONS },
  uts: { level: 'uts', normalise: paddedNumber(/^\d{1,3}$/, 3), find: (index, value) => index.uts.byUtsCode.get(value) ?? NO_VERSIONS },
  sigla: {
    level: 'uts',
    normalise: (cell) => capitalCode(/^[A-Z]{2}$/)(cell.replace(PLATE_COUNTRY, '')),
    find: (index, value) => index.uts.byPlate.get(value) ?? NO_VERSIONS,
  },
  nome_provincia: {
    level: 'uts',
    normalise: provinceName,
    find: (index, value) => index.uts.byName.get(value) ?? NO_VERSIONS,
  },
  nuts: {
    level: 'uts',
    normalise: capitalCode(/^IT[A-Z][0-9][0-9A-Z]$/),
    find: (index, value) => index.uts.byNuts.get(value) ?? NO_VERSIONS,
  },
  regione: {
    level: 'regione',
    normalise: paddedNumber(/^\d{1,2}$/, 2),
    find: (index, value) => index.regione.byCode.get(value) ?? NO_VERSIONS,
  },
  nome_regione: { level: 'regione', normalise: regionName, find: (index, value) => index.regione.byName.get(value) ?? NO_VERSIONS },
  nuts_regione: {
    level: 'regione',
    normalise: capitalCode(/^IT[A-Z][0-9]$/),
    find: (index, value) => (index.uts.versions.some(({ nuts }) => nuts?.startsWith(value)) ? [0] : NO_VERSIONS),
  },
};
