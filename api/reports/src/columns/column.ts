import type { Localized } from '@territori/languages';
import type { Column } from '../definition.ts';
import { message } from '../message.ts';

type Details = Partial<Omit<Column, 'name' | 'label' | 'type' | 'collation'>>;

const shown = (name: string, label: Localized) => ({ name, label, mask: '', source: 'Istat' });

/** Text that is a code or letters: compared character by character. */
export const code = (name: string, label: Localized, details: Details = {}): Column => ({
  ...shown(name, label),
  type: 'VARCHAR',
  collation: 'C',
  ...details,
});

/** A name or other words: compared as in a dictionary, the same on every server. */
export const text = (name: string, label: Localized, details: Details = {}): Column => ({
  ...shown(name, label),
  type: 'VARCHAR',
  collation: 'und-x-icu',
  ...details,
});

/** A number that is a code or a year, shown as it is. */
export const ordinal = (name: string, label: Localized, details: Details = {}): Column => ({
  ...shown(name, label),
  type: 'NUMBER',
  collation: null,
  ...details,
});

/** A number that is a quantity, shown with thousands separators. */
export const quantity = (name: string, label: Localized, details: Details = {}): Column =>
  ordinal(name, label, { mask: '999G999G990', ...details });

export const date = (name: string, label: Localized, details: Details = {}): Column => ({
  ...shown(name, label),
  type: 'DATE',
  collation: null,
  mask: 'DD/MM/YYYY',
  ...details,
});

/** The same column under another label. */
export const labelled = (base: Column, label: Localized): Column => ({ ...base, label });

/** The same column for another moment or another unit: suffix in the name, words added to the label. */
export const variant = (base: Column, suffix: string, words: Localized): Column => ({
  ...base,
  name: `${base.name}${suffix}`,
  label: message('column.variant', { label: base.label, words }),
});
