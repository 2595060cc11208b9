import { ListError } from '../ListError.ts';
import type { Table } from '../read/Table.ts';
import type { HistoryIndex } from '../storia/HistoryIndex.ts';
import type { Candidate } from './Candidate.ts';
import { usedValues, valuesOf } from './Values.ts';
import { versionsOf } from './versionsOf.ts';

const NAME_HEADER = /comun|municip|denominazione|nome|name|gemeinde|commune|ciudad|city|localit|provinci|\bden_/i;

/** Throws ListError for codes of another country: the history knows hardly any of the names beside them. */
export function refuseForeign(index: HistoryIndex, table: Table, chosen: Candidate): void {
  if (chosen.kind !== 'comune' && chosen.kind !== 'progressivo' && chosen.kind !== 'catastale') return;
  const texts = usedValues(chosen.values).map((place) => chosen.values.texts[place] as string);
  if (texts.some((text) => /^0\d{5}$/.test(text.trim()))) return;
  const columns = table.header.flatMap((name, column) => (NAME_HEADER.test(name) && column !== chosen.column ? [column] : []));
  const shares = columns.flatMap((column) => {
    const values = valuesOf(index, 'nome', table, (row) => row[column] as string);
    const names = usedValues(values).filter((place) => /\p{L}{3}/u.test(values.texts[place] as string));
    if (names.length * 2 < chosen.distinct) return [];
    return [names.filter((place) => (values.versions[place] as readonly number[]).length > 0).length / names.length];
  });
  if (shares.length > 0 && shares.every((share) => share < 0.2))
    throw new ListError('elenco_estero', { colonna: table.header[chosen.column] ?? '' });
}

/** True for several codes in a cell (`001001, 001002`), or several names that are none together (`Alba, Asti`). */
function hasSeveral(index: HistoryIndex, cell: string): boolean {
  const parts = cell.split(/[\s,;|/+]+/).filter((part) => part !== '');
  if (parts.length > 1 && parts.every((part) => /^([A-Za-z]\d{3}|\d{5,6})$/.test(part))) {
    return parts.every((code) => versionsOf(index, /\d{5}/.test(code) ? 'comune' : 'catastale', code).length > 0);
  }
  const names = cell.split(/\s*[,;|\n]\s*/).filter((part) => part !== '');
  const isName = (name: string) => versionsOf(index, 'nome', name).length > 0;
  return names.length > 1 && names.every((name) => name.length > 2 && isName(name)) && !isName(cell);
}

/** Throws ListError for a column with several codes or names in its cells. */
export function refuseSeveralCodes(index: HistoryIndex, table: Table): void {
  for (const [column, name] of table.header.entries()) {
    let several = 0;
    let filled = 0;
    let first: { row: number; cell: string } | undefined;
    for (const [row, cells] of table.rows.slice(0, 500).entries()) {
      const cell = (cells[column] as string).trim();
      if (cell === '') continue;
      filled += 1;
      if (!hasSeveral(index, cell)) continue;
      several += 1;
      first ??= { row: row + 1, cell };
    }
    if (first && several >= filled * 0.1) {
      throw new ListError('piu_codici_in_cella', { colonna: name, riga: first.row, valore: first.cell });
    }
  }
}
