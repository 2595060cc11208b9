/** The parts of JSTS with which the tests judge polygons; its own types do not follow its files. */
declare module 'jsts/org/locationtech/jts/io/GeoJSONReader.js' {
  export default class GeoJSONReader {
    read(geometry: object): unknown;
  }
}
declare module 'jsts/org/locationtech/jts/operation/valid/IsValidOp.js' {
  export default class IsValidOp {
    constructor(geometry: unknown);
    /** What is wrong; null for a valid geometry. */
    getValidationError(): { getMessage(): string; getCoordinate(): { x: number; y: number } } | null;
  }
}
