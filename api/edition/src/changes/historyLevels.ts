/** A level with the names of its parameters and of its keys in a row. */
export interface HistoryLevel {
  readonly level: 'comune' | 'uts' | 'regione';
  /** Parameters that name a unit. */
  readonly name: string;
  readonly code: string;
  /** Parameter of the detail queries that holds the id of the unit. */
  readonly id: string;
}

export const MUNICIPALITY: HistoryLevel = { level: 'comune', name: 'com', code: 'procom', id: 'idcomuneorig' };
export const PROVINCE: HistoryLevel = { level: 'uts', name: 'uts', code: 'coduts', id: 'id_uts_origine' };
export const REGION: HistoryLevel = { level: 'regione', name: 'reg', code: 'codreg', id: 'id_regione_origine' };
