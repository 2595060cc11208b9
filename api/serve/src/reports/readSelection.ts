import { parseDay } from '@territori/history/dates/day';
import type { Column } from '@territori/reports/definition';
import { type Direction, OPERATORS, type Operator, type Selection } from '@territori/reports/Selection';
import { BLANK } from '@territori/wire';
import { BadRequest } from '../http/errors.ts';
import { message } from '../message.ts';

export interface SelectionInput {
  readonly orderFields?: readonly string[] | undefined;
  readonly orderDirects?: readonly string[] | undefined;
  readonly pFilterFields?: readonly string[] | undefined;
  readonly pFilterValues?: readonly string[] | undefined;
  /** EQ where the list is shorter or absent. */
  readonly pFilterOperators?: readonly string[] | undefined;
}

/**
 * Reads the filters and sorts of a request. Throws BadRequest for a column that the report lacks, a list without its counterpart, or an
 * operator that the column does not take.
 */
export function readSelection(columns: readonly Column[], input: SelectionInput): Selection {
  const { orderFields = [], orderDirects = [], pFilterFields = [], pFilterValues = [], pFilterOperators = [] } = input;
  if (pFilterFields.length !== pFilterValues.length) {
    throw new BadRequest(
      message('readSelection.pfilterfieldsHasItems', { pFilterFields: pFilterFields.length, pFilterValues: pFilterValues.length }),
    );
  }
  if (pFilterOperators.length > pFilterFields.length) {
    throw new BadRequest(message('readSelection.pfilteroperatorsHasMore'));
  }
  if (orderDirects.length > orderFields.length) {
    throw new BadRequest(message('readSelection.orderdirectsHasMore'));
  }
  return {
    filters: pFilterFields.map((name, index) => {
      const column = findColumn(columns, name);
      const operator = readOperator(column, pFilterOperators[index]);
      return { column, operator, value: readValue(column, operator, pFilterValues[index] ?? '') };
    }),
    sorts: orderFields.map((name, index) => ({ column: findColumn(columns, name), direction: readDirection(orderDirects[index]) })),
  };
}

/** The report's column of that name, in any case. */
export function findColumn(columns: readonly Column[], name: string): Column {
  const folded = name.trim().toUpperCase();
  const found = columns.find((column) => column.name === folded);
  if (found) return found;
  throw new BadRequest(message('readSelection.reportHasNo', { name }));
}

function readDirection(text: string | undefined): Direction {
  const folded = (text ?? 'ASC').trim().toUpperCase();
  if (folded === 'ASC' || folded === 'DESC') return folded;
  throw new BadRequest(message('readSelection.orderdirectsNotDirection', { text: String(text) }));
}

function readOperator(column: Column, text: string | undefined): Operator {
  const folded = (text ?? 'EQ').trim().toUpperCase();
  const operator = OPERATORS.find((known) => known === folded);
  if (!operator) {
    throw new BadRequest(message('readSelection.pfilteroperatorsNotOperator', { text: String(text), operators: OPERATORS.join(', ') }));
  }
  const ofText = column.type === 'VARCHAR';
  if (operator === 'CONTAINS' && !ofText) {
    throw new BadRequest(message('readSelection.containsForTexts', { name: column.name }));
  }
  if ((operator === 'GE' || operator === 'LE') && ofText) {
    throw new BadRequest(message('readSelection.forNumbersDates', { name: column.name, operator }));
  }
  return operator;
}

function readValue(column: Column, operator: Operator, raw: string): string | null {
  if (raw === BLANK) {
    if (operator === 'EQ' || operator === 'IN') return null;
    throw new BadRequest(message('readSelection.needsValueFor', { name: column.name, operator, blank: BLANK }));
  }
  // clients of the live system double single quotes: "L''Aquila" is L'Aquila
  const value = raw.replaceAll("''", "'");
  if (column.type === 'NUMBER') return readNumber(column, value);
  if (column.type === 'DATE') return readFilterDay(column, value);
  return value;
}

function readNumber(column: Column, value: string): string {
  const plain = value.trim().replace(',', '.');
  if (/^-?\d{1,15}(\.\d{1,10})?$/.test(plain)) return plain;
  throw new BadRequest(message('readSelection.notNumber', { name: column.name, value }));
}

function readFilterDay(column: Column, value: string): string {
  const day = parseDay(value.trim());
  if (day) return day;
  throw new BadRequest(message('readSelection.notDateUse', { name: column.name, value }));
}
