import type { Localized } from '../../http/language.ts';
import type { Column } from '../definition.ts';

type Details = Partial<Omit<Column, 'name' | 'label'>>;

const localized = (it: string, en: string): Localized => ({ it, en });

/** A column of text, or with `details.type` of another type. */
export const column = (name: string, it: string, en: string, details: Details = {}): Column => ({
  name,
  label: localized(it, en),
  type: 'VARCHAR',
  mask: '',
  source: 'Istat',
  ...details,
});

/** Whole numbers that are a quantity, shown with thousands separators. */
export const quantity = (name: string, it: string, en: string, details: Details = {}): Column =>
  column(name, it, en, { type: 'NUMBER', mask: '999G999G990', ...details });

/** Whole numbers that are a code or a year, shown as they are. */
export const ordinal = (name: string, it: string, en: string, details: Details = {}): Column =>
  column(name, it, en, { type: 'NUMBER', ...details });

export const date = (name: string, it: string, en: string, details: Details = {}): Column =>
  column(name, it, en, { type: 'DATE', mask: 'DD/MM/YYYY', ...details });

/** The same column for another moment or another unit: suffix in the name, words added to the label. */
export const variant = (base: Column, suffix: string, it: string, en: string): Column => ({
  ...base,
  name: `${base.name}${suffix}`,
  label: localized(`${base.label.it} ${it}`, `${base.label.en} ${en}`),
});
