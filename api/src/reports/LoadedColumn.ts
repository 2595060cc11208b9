/** A column of the rows that an operator loads for a report, as an edition keeps it beside them. */
export interface LoadedColumn {
  nome: string;
  tipo: 'VARCHAR' | 'NUMBER' | 'DATE';
  /** Most digits after the comma among the values of a NUMBER. */
  decimali: number;
}
