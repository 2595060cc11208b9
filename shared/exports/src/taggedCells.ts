import { SOURCE_LANGUAGE } from '@territori/languages';
import type { StructureElement, StructureTree } from './StructureTree.ts';

/**
 * The structure of a table while it is drawn, row by row: returns the element of a cell, undefined for a header that is repeated on a later
 * page. The names of the data are Italian in every language.
 */
export function taggedCells(
  structure: StructureTree,
  { rowHeader, language }: { readonly rowHeader: string | undefined; readonly language: string },
) {
  const table = structure.add(structure.root, 'Table');
  const inItalian = language === SOURCE_LANGUAGE ? {} : { language: SOURCE_LANGUAGE };
  const headers = new Set<string>();
  let head: StructureElement | undefined;
  let row: { readonly index: number; readonly element: StructureElement; readonly cells: Map<string, StructureElement> } | undefined;
  return (section: 'head' | 'body' | 'foot', index: number, column: string): StructureElement | undefined => {
    if (section === 'head') {
      if (headers.has(column)) return undefined;
      headers.add(column);
      head ??= structure.add(table, 'TR');
      return structure.add(head, 'TH', { scope: 'Column' });
    }
    if (row?.index !== index) row = { index, element: structure.add(table, 'TR', inItalian), cells: new Map() };
    // a row that is higher than a page is drawn in parts
    const drawn = row.cells.get(column);
    const cell = drawn ?? (column === rowHeader ? structure.add(row.element, 'TH', { scope: 'Row' }) : structure.add(row.element, 'TD'));
    row.cells.set(column, cell);
    return cell;
  };
}
