import { integersWithMistakes, namesInCapitals, windows1252, withoutHeader } from './municipalLists.ts';
import { featuresOf2010, twoCodes } from './sardinia.ts';
import { byProvince, byRegion } from './upperLists.ts';

/**
 * Lists as people have them, by the name of their file: each has the difficulties of one that was published. They are made of tables of
 * the record, read without anything of the portal's own, and are the same in every run; their figures are counters.
 */
export const EXAMPLE_LISTS = {
  'comuni_2011_senza_intestazione.csv': withoutHeader,
  'comuni_elezioni_2018.csv': integersWithMistakes,
  'popolazione_latin1.csv': windows1252,
  'votanti_2022_nomi.csv': namesInCapitals,
  'province.csv': byProvince,
  'sardegna_2010.geojson': featuresOf2010,
  'sardegna_2016_due_codici.xlsx': twoCodes,
  'regioni.csv': byRegion,
} as const;

export type ExampleList = keyof typeof EXAMPLE_LISTS;
