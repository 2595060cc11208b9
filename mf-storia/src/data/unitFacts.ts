import type { Unita } from '@territori/contract/v1';
import { FIRST_DAY_OF_PLATES } from '@territori/traduzione/nomi';

/** The regions begin on this day. */
export const FIRST_REGIONS = '1948-01-01';

type FactName =
  | 'denominazione'
  | 'altraLingua'
  | 'codice'
  | 'codiceUts'
  | 'sigla'
  | 'catastale'
  | 'provincia'
  | 'regione'
  | 'ripartizione'
  | 'nuts';

/** Why a fact has no value: no source has it, or it did not exist yet. */
type Missing = 'nonNoto' | 'primaDelleRegioni' | 'primaDelleTarghe';

export type UnitFact = { readonly name: FactName } & (
  | { readonly value: string; readonly id?: number; readonly missing?: undefined }
  | { readonly missing: Missing }
);

/** The facts of a unit in one of its states, in the order of the page. A fact that its level cannot have is left out. */
export function unitFacts(unit: Unita): readonly UnitFact[] {
  const { livello, provincia, regione, ripartizione } = unit;
  const ended = unit.valido_al;
  const before = (day: string) => ended !== null && ended <= day;
  const fact = (name: FactName, value: string | null, missing: Missing = 'nonNoto'): UnitFact =>
    value === null ? { name, missing } : { name, value };
  const upper = (name: FactName, one: { id: number; denominazione: string; codice: string } | null, missing: Missing): UnitFact =>
    one ? { name, value: one.denominazione, id: one.id } : { name, missing };
  const facts: UnitFact[] = [fact('denominazione', unit.denominazione)];
  if (unit.denominazione_altra !== null) facts.push(fact('altraLingua', unit.denominazione_altra));
  facts.push(fact('codice', unit.codice));
  if (livello === 'uts') {
    if (unit.codice_uts !== unit.codice) facts.push(fact('codiceUts', unit.codice_uts));
    facts.push(fact('sigla', unit.sigla, before(FIRST_DAY_OF_PLATES) ? 'primaDelleTarghe' : 'nonNoto'));
  }
  if (livello === 'comune') {
    facts.push(fact('catastale', unit.codice_catastale), upper('provincia', provincia, 'nonNoto'));
  }
  if (livello === 'comune' || livello === 'uts')
    facts.push(upper('regione', regione, before(FIRST_REGIONS) || unit.valido_dal < FIRST_REGIONS ? 'primaDelleRegioni' : 'nonNoto'));
  if (ripartizione) facts.push(upper('ripartizione', ripartizione, 'nonNoto'));
  const nuts = unit.nuts3 ?? unit.nuts2 ?? unit.nuts1;
  if (nuts !== null) facts.push(fact('nuts', nuts));
  return facts;
}
