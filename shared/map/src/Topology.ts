/** A TopoJSON of `/api/v1/confini`: one object, whose features have the codes of their units as id. */
export interface Topology {
  readonly type: 'Topology';
  readonly transform: { readonly scale: readonly [number, number]; readonly translate: readonly [number, number] };
  readonly arcs: readonly (readonly (readonly [number, number])[])[];
  readonly objects: Readonly<Record<string, { readonly geometries: readonly TopologyFeature[] }>>;
  /** In a detailed file: which arc of the whole set each arc is, the first number and then the differences. */
  readonly indici?: readonly number[];
}

interface FeatureProperties {
  readonly denominazione?: string;
  /** The part of the set in whose detailed file the feature is. */
  readonly parte?: string;
}

export type TopologyFeature =
  | {
      readonly type: 'Polygon';
      readonly id: string;
      readonly properties?: FeatureProperties;
      readonly arcs: readonly (readonly number[])[];
    }
  | {
      readonly type: 'MultiPolygon';
      readonly id: string;
      readonly properties?: FeatureProperties;
      readonly arcs: readonly (readonly (readonly number[])[])[];
    };
