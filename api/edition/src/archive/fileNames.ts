/** The files of an edition that hold no single table. */
export const CITATION = 'come_citare.txt';
export const DATABASE = 'territori.sqlite';
export const DATAPACKAGE = 'datapackage.json';
