import type { Kind } from './Kind.ts';

/** Cells that hold nothing, whatever the column. */
const NOTHING = /^(|[-–—.…*]+|n\.d\.?|n\/[ad]|#n\/[ad])$/i;
/** Words that mean an empty cell in a column of codes. As names they are values: None is a municipality, NA the plate of Napoli. */
const NO_CODE = /^(nd|na|none|null|nan)$/i;
const WRITTEN: ReadonlySet<Kind> = new Set(['nome', 'nome_provincia', 'nome_regione', 'sigla']);
export const isNothing = (cell: string, kind: Kind): boolean => {
  const text = cell.trim();
  return NOTHING.test(text) || (!WRITTEN.has(kind) && NO_CODE.test(text));
};
