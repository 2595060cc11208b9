import { fold } from '../fold.ts';
import type { HistoryIndex } from '../storia/HistoryIndex.ts';
import { OFFICES } from '../storia/offices.ts';
import type { Level } from '../storia/Storia.ts';
import { BEHIND, NOTE } from './bareName.ts';
import { findCurrentName } from './findCurrentName.ts';
import { byProvinceWords, provinceWords } from './provinceWords.ts';

/** What a column may hold. `progressivo` is the second half of a municipality's code, beside a column of provinces. */
export type Kind =
  | 'comune'
  | 'progressivo'
  | 'catastale'
  | 'nome'
  | 'provincia'
  | 'uts'
  | 'sigla'
  | 'nome_provincia'
  | 'nuts'
  | 'regione'
  | 'nome_regione'
  | 'nuts_regione';

interface KindRules {
  readonly level: Level;
  /** The value as the history is asked for it; '' when it cannot be of this kind. */
  readonly normalise: (cell: string) => string;
  /** The versions that bear the value, at any time. */
  readonly find: (index: HistoryIndex, value: string) => readonly number[];
}

const NONE: readonly number[] = [];
/** Without blanks and quotes, also those of the formula by which a CSV keeps zeros in a spreadsheet: `="001001"`. */
const compact = (cell: string) => cell.replace(/[\s\u00a0'"]|^\s*=(?=\s*")/g, '');

const SCIENTIFIC = /^\d([.,]\d+)?E\+?\d{1,2}$/i;
const THOUSANDS = /^\d{1,3}[.,]\d{3}$/;

/** Digits, also where a program made a number of them: `1001.0`, `1001,0`, `1.001`, `1,001E+03`. */
export function digits(cell: string): string {
  const text = compact(cell);
  if (/^\d*$/.test(text)) return text;
  if (SCIENTIFIC.test(text)) return plainNumber(text);
  if (THOUSANDS.test(text)) return text.replace(/[.,]/, '');
  return text.replace(/[.,]0+$/, '');
}

/** The whole number of a scientific notation; the text itself when decimals remain. */
function plainNumber(text: string): string {
  const value = Math.round(Number(text.replace(',', '.')) * 1e6) / 1e6;
  return Number.isInteger(value) && value < 1e9 ? String(value) : text;
}

/** A code that stands with its name in one cell: `001001 - Agliè`, `Agliè (001001)`. */
const WITH_NAME = /^\s*(\d{6})\s*[-–—:,|]?\s*\p{L}|\p{L}.*[([\-–]\s*(\d{6})\s*[)\]]?\s*$/u;
/** A code of local units of the European Union: `IT_001001`. */
const EUROPEAN = /^IT[_-]?(?=\d{6}$)/i;

/** A code of eight digits that begins with the two of the region. */
const WITH_REGION = /^(?:0[1-9]|1\d|20)(\d{6})$/;

/** Six digits, or four or five without their zeros; a code of five digits that begins with a zero is of another country. */
function municipalCode(cell: string): string {
  const text = digits(cell).replace(EUROPEAN, '');
  if (/^\d{6}$/.test(text)) return text;
  const [, own] = WITH_REGION.exec(text) ?? [];
  if (own !== undefined) return own;
  const named = WITH_NAME.exec(cell);
  if (named) return named[1] ?? named[2] ?? '';
  return /^[1-9]\d{3,4}$/.test(text) ? text.padStart(6, '0') : '';
}

/** The country before a plate, as in ISO 3166-2: `IT-TO`. */
const COUNTRY = /^\s*IT-(?=[A-Z]{2}\s*$)/i;

const matching = (pattern: RegExp, length: number) => (cell: string) => {
  const text = digits(cell);
  return pattern.test(text) ? text.padStart(length, '0') : '';
};
const capital = (pattern: RegExp) => (cell: string) => {
  const text = compact(cell).toUpperCase();
  return pattern.test(text) ? text : '';
};
/** A name has a letter and no more than a line. */
const nameOf = (cell: string) => (/\p{L}/u.test(cell) && cell.length < 120 ? fold(cell) : '');

/** Beginnings that regions and provinces may have or lack. */
const regionName = (cell: string) => nameOf(cell.replace(OFFICES.regione, ''));
const provinceName = (cell: string) => nameOf(cell.replace(OFFICES.uts, ''));

/** The two parts of a name in two languages: `Bolzano - Bozen`, `Bolzano * Bozen`, `Duino-Aurisina/Devin-Nabrežina`. */
export const languages = (cell: string): string[] => cell.split(/\s*(?:\/| [-–*] )\s*/).filter((part) => part !== '');

/**
 * The versions of a name in two languages of which one alone may be known. Parts that are names of different units are not one name:
 * `Alba - Bra` are two municipalities.
 */
function findInLanguages(index: HistoryIndex, kind: Kind, cell: string): readonly number[] {
  const parts = languages(cell);
  if (parts.length < 2) return NONE;
  const { level, normalise, find } = KINDS[kind];
  const { version } = index.level(level);
  const [first = NONE, ...others] = parts.map((part) => find(index, normalise(part))).filter((rows) => rows.length > 0);
  const units = new Set(first.map((row) => version(row).unit));
  return others.every((rows) => rows.some((row) => units.has(version(row).unit))) ? first : NONE;
}

function findName(index: HistoryIndex, value: string): readonly number[] {
  return index.comune.byName.get(value) ?? NONE;
}

export const KINDS: Readonly<Record<Kind, KindRules>> = {
  comune: { level: 'comune', normalise: municipalCode, find: (index, value) => index.comune.byCode.get(value) ?? NONE },
  progressivo: { level: 'comune', normalise: municipalCode, find: (index, value) => index.comune.byCode.get(value) ?? NONE },
  catastale: {
    level: 'comune',
    normalise: capital(/^[A-Z]\d{3}$/),
    find: (index, value) => index.comune.byCadastral.get(value) ?? NONE,
  },
  nome: { level: 'comune', normalise: nameOf, find: findName },
  provincia: { level: 'uts', normalise: matching(/^\d{1,3}$/, 3), find: (index, value) => index.uts.byCode.get(value) ?? NONE },
  uts: { level: 'uts', normalise: matching(/^\d{1,3}$/, 3), find: (index, value) => index.uts.byUtsCode.get(value) ?? NONE },
  sigla: {
    level: 'uts',
    normalise: (cell) => capital(/^[A-Z]{2}$/)(cell.replace(COUNTRY, '')),
    find: (index, value) => index.uts.byPlate.get(value) ?? NONE,
  },
  nome_provincia: {
    level: 'uts',
    normalise: provinceName,
    find: (index, value) => index.uts.byName.get(value) ?? NONE,
  },
  nuts: { level: 'uts', normalise: capital(/^IT[A-Z][0-9][0-9A-Z]$/), find: (index, value) => index.uts.byNuts.get(value) ?? NONE },
  regione: { level: 'regione', normalise: matching(/^\d{1,2}$/, 2), find: (index, value) => index.regione.byCode.get(value) ?? NONE },
  nome_regione: { level: 'regione', normalise: regionName, find: (index, value) => index.regione.byName.get(value) ?? NONE },
  nuts_regione: {
    level: 'regione',
    normalise: capital(/^IT[A-Z][0-9]$/),
    find: (index, value) => (index.uts.versions.some(({ nuts }) => nuts?.startsWith(value)) ? [0] : NONE),
  },
};

function withProvince(index: HistoryIndex, cell: string, current: boolean): readonly number[] {
  const [, name, ...places] = BEHIND.exec(cell) ?? [];
  const province = places.find((place) => place !== undefined);
  if (name === undefined || province === undefined) return NONE;
  const kinds = ['sigla', 'nome_provincia'] as const;
  const provinces = new Set(kinds.flatMap((kind) => versionsOf(index, kind, province).map((row) => index.uts.version(row).unit)));
  return versionsOf(index, 'nome', name, current).filter((row) => provinces.has(index.comune.version(row).parent ?? -1));
}

/** True for a name that is known, but not as an official one: as an alias or shortened. */
export const isCurrentName = (index: HistoryIndex, cell: string): boolean =>
  !index.comune.byName.has(fold(cell)) && versionsOf(index, 'nome', cell, false).length === 0;

/**
 * The versions that a cell means, read as a kind; none when the history does not know it. Where a name is not known as it stands, it is
 * looked for without the words that provinces may lack, and by one of its two languages.
 * @param current false to leave out the names that are in use and not official
 */
export function versionsOf(index: HistoryIndex, kind: Kind, cell: string, current = true): readonly number[] {
  const { normalise, find } = KINDS[kind];
  const value = normalise(cell);
  if (value === '') return NONE;
  const found = find(index, value);
  if (kind === 'nome_provincia') {
    // "Pesaro Urbino" was an official name once, and is how people write today's
    const byWords = byProvinceWords(index).get(provinceWords(cell, current)) ?? NONE;
    if (byWords.length > 0) return [...new Set([...found, ...byWords])].sort((a, b) => a - b);
  }
  if (found.length > 0 || (kind !== 'nome' && kind !== 'nome_provincia' && kind !== 'nome_regione')) return found;
  if (kind === 'nome') {
    const placed = withProvince(index, cell, current);
    if (placed.length > 0) return placed;
    if (OFFICES.comune.test(cell)) return versionsOf(index, kind, cell.replace(OFFICES.comune, ''), current);
  }
  if (NOTE.test(cell)) return versionsOf(index, kind, cell.replace(NOTE, ''), current);
  const named = findInLanguages(index, kind, cell);
  return named.length > 0 || kind !== 'nome' || !current ? named : findCurrentName(index, cell);
}

/** Whether a cell holds a code or a name of the history. A number of fewer than five digits does not count: it may be any figure. */
export function isKnownCell(index: HistoryIndex, cell: string): boolean {
  if (/^\d{5,6}$/.test(cell.trim())) return versionsOf(index, 'comune', cell).length > 0;
  return (['catastale', 'nome', 'nome_provincia', 'nome_regione'] as const).some((kind) => versionsOf(index, kind, cell).length > 0);
}
