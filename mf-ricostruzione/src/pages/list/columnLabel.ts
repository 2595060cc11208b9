import type { Translate } from '@territori/kit';
import type it from '../../messages/it.json';

/** What a column of the visitor's list is called: its header, with its number where another column has the same or it has none. */
export function columnLabel(t: Translate<typeof it>, columns: readonly string[], column: number): string {
  const name = columns[column]?.trim() ?? '';
  if (name === '') return t('elenco.tabella.senzaNome', { numero: column + 1 });
  const repeated = columns.filter((other) => other.trim() === name).length > 1;
  return repeated ? t('elenco.tabella.ripetuta', { nome: name, numero: column + 1 }) : name;
}
