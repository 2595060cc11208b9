const HEADER =
  '"CODICE_REGIONE","CODICE_PROVINCIA","SIGLA_AUTOMOBILISTICA","ID_COMUNE","CODICE_COMUNE","LABEL_COMUNE_IT","LABEL_COMUNE_DE","DATA_INIZIO_VALIDITA","DATA_FINE_VALIDITA"';

/** Rows of a municipal history, "code name from to" with the dates as the vocabulary writes them. */
export const historyCsv = (...rows: string[]): string =>
  [
    HEADER,
    ...rows.map((row) => {
      const [code = '', name = '', from = '', to = ''] = row.split(' ');
      return `"01","${code.slice(0, 3)}","TO","${code}-(${from})","${code}","${name}","","${from}","${to}"`;
    }),
  ].join('\n');

/** Three municipalities: Alfa becomes Alfa Nuova in 2005, Beta ends in Gamma in 2010. */
export const SMALL_HISTORY = historyCsv(
  '001001 ALFA 01-01-2000 01-01-2005',
  '001001 ALFANUOVA 01-01-2005 31-12-9999',
  '001002 BETA 01-01-2000 01-01-2010',
  '001002 BETA 01-01-2010 01-01-2010',
  '001003 GAMMA 01-01-2000 01-01-2010',
  '001003 GAMMA 01-01-2010 31-12-9999',
);

/** Two municipalities of `SMALL_HISTORY` beside each other, Alfanuova and Gamma, with the border between them as an arc. */
export const SMALL_BOUNDARIES = JSON.stringify({
  type: 'Topology',
  arcs: [
    [
      [8, 45],
      [8, 46],
    ],
    [
      [8, 46],
      [7, 46],
      [7, 45],
      [8, 45],
    ],
    [
      [8, 46],
      [9, 46],
      [9, 45],
      [8, 45],
    ],
  ],
  objects: {
    comuni: {
      type: 'GeometryCollection',
      geometries: [
        { type: 'Polygon', id: '001001', arcs: [[0, 1]] },
        { type: 'Polygon', id: '001003', arcs: [[0, 2]] },
      ],
    },
  },
});
