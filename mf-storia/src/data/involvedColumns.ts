import type { DettaglioAssociato } from '@territori/contract/wire';
import type { Translate } from '@territori/kit';
import type { UnitType } from '@territori/report-flow/pick';
import it from '../messages/it.json';

export interface InvolvedColumn {
  /** Key in the rows of the answer; most keys are Italian labels. */
  readonly name: string;
  readonly label: string;
}

/** The column with the source of the association, as a term of the API. */
export const CERTAINTY = 'Certezza';

type Named = keyof typeof it extends infer Key ? (Key extends `associati.${infer Name}` ? Name : never) : never;
const isNamed = (name: string): name is Named => Object.hasOwn(it, `associati.${name}`);

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
export function involvedColumns(
  type: UnitType,
  rows: readonly DettaglioAssociato[],
  text: Translate<typeof it>,
): readonly InvolvedColumn[] {
  const names = rows[0] ? Object.keys(rows[0]) : USUAL[type];
  return names.map((name) => ({ name, label: isNamed(name) ? text(`associati.${name}`) : name }));
}
