import type { Language } from '@territori/contract';
import type { RigaRicercaCodice } from '@territori/contract/wire';

/** The column whose blank means "still in force". */
export const END = 'Data fine';

const ALWAYS = ['Codice Istat', 'Denominazione', 'Data inizio', END];

/** English names of the columns, which the API names in Italian. */
const ENGLISH: Readonly<Record<string, string>> = {
  'Codice Istat': 'Istat code',
  Denominazione: 'Name',
  'Data inizio': 'From',
  'Data fine': 'To',
  Provincia: 'Province',
  'Provincia/Uts': 'Province/UTS',
  Regione: 'Region',
  'Sigla automobilistica': 'Vehicle registration abbreviation',
  'Codice catastale': 'Cadastral code',
  'Codice Catastale': 'Cadastral code',
  'Codice Provincia (Storico)': 'Province code (historical)',
  'Tipo Uts': 'Kind of UTS',
  'Tipo regione': 'Kind of region',
};

export interface CodeColumn {
  readonly name: string;
  readonly label: string;
}

/** Code, name and validity, then the further columns of the answer. */
export function codeColumns(rows: readonly RigaRicercaCodice[], language: Language): readonly CodeColumn[] {
  const others = Object.keys(rows[0] ?? {}).filter((name) => !ALWAYS.includes(name));
  return [...ALWAYS, ...others].map((name) => ({ name, label: language === 'en' ? (ENGLISH[name] ?? name) : name }));
}
