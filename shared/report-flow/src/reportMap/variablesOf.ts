import type { ReportSpool } from '@territori/contract/wire';
import { hasMeanings } from '../cells/codeMeaning.ts';

/** A column that a map can show. */
export interface Variable {
  readonly column: string;
  readonly label: string;
  /** Quantities are shown in classes, everything else by value. */
  readonly kind: 'quantity' | 'category';
  /** True where most rows have a name as a value, false where they have a code or nothing. */
  readonly named: boolean;
  /** How a quantity is written. */
  readonly mask: string;
}

/** A column with more values than this names its units rather than sorts them. */
const MOST_VALUES = 150;

/** The columns of a report that can be shown on a map: quantities, and columns whose values several rows share. */
export function variablesOf({ colNames, label, types, formatMasks, body }: ReportSpool): readonly Variable[] {
  return colNames.flatMap((column, place): Variable[] => {
    const mask = formatMasks[place] ?? '';
    const name = label[place] ?? column;
    const values = new Set(body.flatMap((row) => row[column] ?? []));
    if (values.size < 2) return [];
    // numbers without a mask are years and codes
    if (types[place] === 'NUMBER' && /[GD]/.test(mask) && !hasMeanings(column))
      return [{ column, label: name, kind: 'quantity', named: false, mask }];
    const named = body.filter((row) => /\p{L}{3}/u.test(String(row[column] ?? ''))).length > body.length / 2;
    return values.size <= MOST_VALUES && values.size < body.length ? [{ column, label: name, kind: 'category', named, mask }] : [];
  });
}
