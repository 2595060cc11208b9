import type { Localized } from '@territori/wire/language';
import type { Column } from '../definition.ts';

type Details = Partial<Omit<Column, 'name' | 'label' | 'type' | 'collation'>>;

const localized = (it: string, en: string): Localized => ({ it, en });

const shown = (name: string, it: string, en: string) => ({ name, label: localized(it, en), mask: '', source: 'Istat' });

/** Text that is a code or letters: compared character by character. */
export const code = (name: string, it: string, en: string, details: Details = {}): Column => ({
  ...shown(name, it, en),
  type: 'VARCHAR',
  collation: 'C',
  ...details,
});

/** A name or other words: compared as in a dictionary, the same on every server. */
export const text = (name: string, it: string, en: string, details: Details = {}): Column => ({
  ...shown(name, it, en),
  type: 'VARCHAR',
  collation: 'und-x-icu',
  ...details,
});

/** A number that is a code or a year, shown as it is. */
export const ordinal = (name: string, it: string, en: string, details: Details = {}): Column => ({
  ...shown(name, it, en),
  type: 'NUMBER',
  collation: null,
  ...details,
});

/** A number that is a quantity, shown with thousands separators. */
export const quantity = (name: string, it: string, en: string, details: Details = {}): Column =>
  ordinal(name, it, en, { mask: '999G999G990', ...details });

export const date = (name: string, it: string, en: string, details: Details = {}): Column => ({
  ...shown(name, it, en),
  type: 'DATE',
  collation: null,
  mask: 'DD/MM/YYYY',
  ...details,
});

/** The same column under another label. */
export const labelled = (base: Column, it: string, en: string): Column => ({ ...base, label: localized(it, en) });

/** The same column for another moment or another unit: suffix in the name, words added to the label. */
export const variant = (base: Column, suffix: string, it: string, en: string): Column => ({
  ...base,
  name: `${base.name}${suffix}`,
  label: localized(`${base.label.it} ${it}`, `${base.label.en} ${en}`),
});
