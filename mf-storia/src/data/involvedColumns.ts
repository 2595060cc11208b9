import type { Localized } from '@territori/contract';
import type { DettaglioAssociato } from '@territori/contract/wire';
import type { UnitType } from '@territori/report-flow/pick';

export interface InvolvedColumn {
  /** Key in the rows of the answer; most keys are Italian labels. */
  readonly name: string;
  readonly label: Localized;
}

/** The column with the source of the association, as a term of the API. */
export const CERTAINTY = 'Certezza';

const LABELS: Readonly<Record<string, Localized>> = {
  'Codice Comune': { it: 'Codice Comune', en: 'Municipality code' },
  'Codice Uts': { it: 'Codice Uts', en: 'UTS code' },
  'Codice Ripartizione': { it: 'Codice Ripartizione', en: 'Division code' },
  'Codice Compartimento/Regione': { it: 'Codice Compartimento/Regione', en: 'Compartment/Region code' },
  Denominazione: { it: 'Denominazione', en: 'Name' },
  'Sigla automobilistica': { it: 'Sigla automobilistica', en: 'Vehicle registration abbreviation' },
  'Codice Comune associato': { it: 'Codice Comune associato', en: 'Related municipality code' },
  'Codice Uts associato': { it: 'Codice Uts associato', en: 'Related UTS code' },
  CodCompRegAss: { it: 'Codice Compartimento/Regione associato', en: 'Related compartment/region code' },
  'Denominazione associata': { it: 'Denominazione associata', en: 'Related name' },
  'Sigla associata': { it: 'Sigla associata', en: 'Related abbreviation' },
  [CERTAINTY]: { it: 'Come è nota', en: 'How it is known' },
};

const USUAL: Readonly<Record<UnitType, readonly string[]>> = {
  1: [
    'Codice Comune',
    'Denominazione',
    'Sigla automobilistica',
    'Codice Comune associato',
    'Denominazione associata',
    'Sigla associata',
    CERTAINTY,
  ],
  2: ['Codice Uts', 'Denominazione', 'Codice Uts associato', 'Denominazione associata', CERTAINTY],
  3: ['Codice Ripartizione', 'Codice Compartimento/Regione', 'Denominazione', 'CodCompRegAss', CERTAINTY],
};

/** The columns of the units involved in a change: those of the answer, or before the answer the usual columns of the type. */
export function involvedColumns(type: UnitType, rows: readonly DettaglioAssociato[]): readonly InvolvedColumn[] {
  const names = rows[0] ? Object.keys(rows[0]) : USUAL[type];
  return names.map((name) => ({ name, label: LABELS[name] ?? { it: name, en: name } }));
}
