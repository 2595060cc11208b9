import type { Table } from '../read/Table.ts';
import type { Candidate } from './Candidate.ts';
import type { Kind } from './Kind.ts';
import { usedValues } from './Values.ts';

/** Headers that suggest a column of codes. */
const HEADERS: Partial<Readonly<Record<Kind, RegExp>>> = {
  comune: /com|istat|cod|lau|municip/i,
  progressivo: /pro|com|istat|cod/i,
  provincia: /prov|pro\b|uts|istat|cod|pv/i,
  uts: /prov|pro\b|uts|istat|cod|pv/i,
  regione: /reg|istat|cod/i,
  sigla: /prov|sigla|targa|pv|plate|uts/i,
};

/** Kinds of a neighbouring column that suggest a column of codes. */
const NEIGHBOURS: Partial<Readonly<Record<Kind, readonly Kind[]>>> = {
  comune: ['nome'],
  progressivo: ['nome'],
  provincia: ['nome_provincia', 'sigla'],
  uts: ['nome_provincia', 'sigla'],
  regione: ['nome_regione'],
  sigla: ['nome_provincia', 'nome'],
};

/** A header that calls its numbers something else than codes of units: postcodes. */
const OTHERS = /(^|[^a-z])c\.?a\.?p\.?([^a-z]|$)|postal|post_?code|zip/i;

/** So many different pairs of numbers cannot be months and days. */
const MANY_PAIRS = 400;

const isYear = (text: string) => /^(18[6-9]|19\d|20\d)\d$/.test(text);

/** True when the values alone could as well be something else: ages, months and days, years, yes and no. */
function couldBeAnything({ kind, values, distinct }: Candidate): boolean {
  const texts = usedValues(values).map((place) => (values.texts[place] as string).trim());
  if (kind === 'provincia' || kind === 'uts' || kind === 'regione') return !texts.some((text) => /^0+[1-9]/.test(text));
  if (kind === 'progressivo') return distinct < MANY_PAIRS;
  if (kind === 'comune') return texts.every(isYear);
  return kind === 'sigla' && texts.every((text) => /^(si|no)$/i.test(text));
}

/** True unless its header calls a column something else, or it could be anything and no header or column beside it speaks for codes. */
export function isPlausible(candidate: Candidate, table: Table, candidates: readonly Candidate[]): boolean {
  const { kind, column, province } = candidate;
  if (kind === 'comune' && table.hasHeader && OTHERS.test(table.header[column] ?? '')) return false;
  if (!couldBeAnything(candidate)) return true;
  const headers = [column, province].map((place) => (place === null || !table.hasHeader ? '' : (table.header[place] ?? '')));
  if (headers.some((header) => HEADERS[kind]?.test(header))) return true;
  return candidates.some((other) => other.column !== column && NEIGHBOURS[kind]?.includes(other.kind) && other.share >= 0.8);
}
