/** What a column may hold. `progressivo` is the second half of a municipality's code, beside a column of provinces. */
export type Kind =
  | 'comune'
  | 'progressivo'
  | 'catastale'
  | 'nome'
  | 'provincia'
  | 'uts'
  | 'sigla'
  | 'nome_provincia'
  | 'nuts'
  | 'regione'
  | 'nome_regione'
  | 'nuts_regione';
