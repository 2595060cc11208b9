/** Totals, parts of the country and legends: they say themselves that they are not units. */
const LABELS =
  /^((sub)?tot(\.|ale|ali|al|als)?([\s:].*)?|somma|complessiv[oaie]([\s:].*)?|italia|nord([- ]?(est|ovest))?|centro|sud|isole|mezzogiorno|(fonte|not[ae]|legenda)(\s*[:.(].*)?|\*+\s.*|\([a-z0-9]{1,2}\)\s.*)$/i;
export const isLabel = (cell: string): boolean => LABELS.test(cell.trim());
