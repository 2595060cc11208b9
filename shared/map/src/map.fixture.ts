import type { TenureColumns, UnitColumns } from '@territori/contract/v1';
import type { Topology } from './Topology.ts';

/**
 * Four areas around one point, half a degree wide: C and D in the north, A and B in the south, A and C in the west. Arcs 0
 * to 3 lie between them, arcs 4 to 7 around them.
 */
export const fourAreas: Topology = {
  type: 'Topology',
  transform: { scale: [0.5, 0.5], translate: [12, 41.5] },
  arcs: [
    [
      [1, 0],
      [0, 1],
    ],
    [
      [2, 1],
      [-1, 0],
    ],
    [
      [1, 2],
      [0, -1],
    ],
    [
      [0, 1],
      [1, 0],
    ],
    [
      [0, 1],
      [0, -1],
      [1, 0],
    ],
    [
      [1, 0],
      [1, 0],
      [0, 1],
    ],
    [
      [2, 1],
      [0, 1],
      [-1, 0],
    ],
    [
      [1, 2],
      [-1, 0],
      [0, -1],
    ],
  ],
  objects: {
    aree: {
      geometries: [
        { type: 'Polygon', id: 'A', properties: { denominazione: 'Alfa' }, arcs: [[4, 0, ~3]] },
        { type: 'Polygon', id: 'B', properties: { denominazione: 'Bèta' }, arcs: [[5, 1, ~0]] },
        { type: 'Polygon', id: 'C', properties: { denominazione: 'Gamma' }, arcs: [[7, 3, ~2]] },
        { type: 'MultiPolygon', id: 'D', properties: { denominazione: 'Delta' }, arcs: [[[6, 2, ~1]]] },
      ],
    },
  },
};

/** Units 1 to 4 have the codes A to D; 1 and 2 belong to unit 10. Unit 5 was E, and became a part of unit 4 in 1900. */
export const fiveUnits: UnitColumns = {
  giorni: ['1861-03-17', '1900-01-01', '1950-01-01'],
  unita: [1, 2, 3, 4, 5],
  abitanti: [0, 0, 0, 0, 0],
  capoluogo: [0, 0, 0, 0, 0],
  regioni: [['01'], ['01'], ['02'], ['01/1861-03-17/1950-01-01', '02/1900-01-01/'], ['02']],
  superiori: [10, 11],
  versioni: {
    unita: [0, 1, 1, 2, 3, 4],
    dal: [0, 0, 2, 0, 0, 0],
    al: [-1, 2, -1, -1, -1, 1],
    codice: ['A', 'B', 'B2', 'C', 'D', 'E'],
    denominazione: ['Alfa', 'Bèta', 0, 'Gamma', 'Delta', 'Epsilon'],
    superiore: [0, 0, 0, 1, 1, 1],
  },
};

/** The areas A to D over time: until 1900 units 4 and 5 share D; A is nobody's until then; B is inferred. */
export const heldAreas: TenureColumns = {
  giorni: ['1861-03-17', '1900-01-01'],
  unita: [1, 2, 3, 4, 5],
  poligoni: [
    [0, 0, 0, 1, 0, 1, 0],
    [0, 1, 1, 1],
    [0, 0, 1, 2],
    [0, 0, 2, 3, 4, 1, 0, 1, 3],
  ],
};
