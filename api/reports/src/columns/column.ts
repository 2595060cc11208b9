import type { Localized } from '@territori/languages';
import type { Column } from '../definition.ts';
import { message } from '../message.ts';

export type ColumnDetails = Partial<Omit<Column, 'name' | 'label' | 'type' | 'collation'>>;

const shownColumn = (name: string, label: Localized) => ({ name, label, mask: '', source: 'Istat' });

/** Text that is a code or letters: compared character by character. */
export const codeColumn = (name: string, label: Localized, details: ColumnDetails = {}): Column => ({
  ...shownColumn(name, label),
  type: 'VARCHAR',
  collation: 'C',
  ...details,
});

/** A name or other words: compared as in a dictionary, the same on every server. */
export const textColumn = (name: string, label: Localized, details: ColumnDetails = {}): Column => ({
  ...shownColumn(name, label),
  type: 'VARCHAR',
  collation: 'und-x-icu',
  ...details,
});

/** A number that is a code or a year, shown as it is. */
export const ordinalColumn = (name: string, label: Localized, details: ColumnDetails = {}): Column => ({
  ...shownColumn(name, label),
  type: 'NUMBER',
  collation: null,
  ...details,
});

/** A number that is a quantity, shown with thousands separators. */
export const quantityColumn = (name: string, label: Localized, details: ColumnDetails = {}): Column =>
  ordinalColumn(name, label, { mask: '999G999G990', ...details });

export const dateColumn = (name: string, label: Localized, details: ColumnDetails = {}): Column => ({
  ...shownColumn(name, label),
  type: 'DATE',
  collation: null,
  mask: 'DD/MM/YYYY',
  ...details,
});

/** The same column under another label. */
export const labelledColumn = (base: Column, label: Localized): Column => ({ ...base, label });

/** The same column for another moment or another unit: suffix in the name, words added to the label. */
export const columnVariant = (base: Column, suffix: string, words: Localized): Column => ({
  ...base,
  name: `${base.name}${suffix}`,
  label: message('column.variant', { label: base.label, words }),
});
