import type { Box, DetailedSet } from '@territori/edition/map/DetailedSet';
import { turnOf } from '@territori/edition/map/polygonsOf';
import type { Position } from '@territori/history/boundaries/Boundaries';
import { isInRing, pointWithin } from '@territori/history/boundaries/ring';
import { properCase } from '@territori/history/territory/properCase';
import type { DrawnUnit } from './DrawnUnit.ts';

/** A compartment of the censuses before the regions: the record has no codes of them. */
export type Compartment = Pick<DrawnUnit, 'id' | 'name'>;

/** The compartment that a set calls so. */
export const compartmentNamed = (code: string): Compartment => ({
  id: code.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
  name: properCase(code),
});

type Finder = (unit: DrawnUnit) => Compartment | null;

/** Finds the compartment in which the largest part of a unit lies. */
function ofLargestPart(set: DetailedSet, compartments: DetailedSet): Finder {
  const areas = compartments.codes.map((code, place) => ({
    compartment: compartmentNamed(code),
    box: compartments.boxOf([place]),
    rings: compartments.shapeOf([place]).coordinates.flatMap(([outer]) => (outer ? [outer] : [])),
  }));
  return ({ places }) => {
    const size = (ring: readonly Position[]) => Math.abs(turnOf(ring));
    const outers = set.shapeOf(places).coordinates.flatMap(([outer]) => (outer ? [outer] : []));
    const [first, ...others] = outers;
    if (!first) return null;
    const point = pointWithin(others.reduce((largest, ring) => (size(ring) > size(largest) ? ring : largest), first));
    const [x, y] = point;
    const isAround = ([west, south, east, north]: Box) => x >= west && x <= east && y >= south && y <= north;
    return areas.find(({ box, rings }) => isAround(box) && rings.some((ring) => isInRing(point, ring)))?.compartment ?? null;
  };
}

/**
 * Finds the compartment of a unit: that in which its largest part lies; for a municipality that the compartments do not show, such as a
 * small island, that in which most municipalities of its province lie.
 * @param set which draws the units
 */
export function compartmentsOf(units: readonly DrawnUnit[], set: DetailedSet, compartments: DetailedSet): Finder {
  const own = ofLargestPart(set, compartments);
  const provinces = new Map<number, Compartment | null>();
  const ofMost = (province: number): Compartment | null => {
    const counts = new Map<string, { readonly compartment: Compartment | null; count: number }>();
    for (const unit of units.filter(({ row }) => row?.provincia?.id === province)) {
      const compartment = own(unit);
      const entry = counts.get(String(compartment?.id)) ?? { compartment, count: 0 };
      entry.count += 1;
      counts.set(String(compartment?.id), entry);
    }
    return [...counts.values()].reduce((most, entry) => (entry.count > most.count ? entry : most)).compartment;
  };
  return (unit) => {
    const found = own(unit);
    const province = unit.row?.provincia?.id;
    if (found || province === undefined || unit.places.length === 0) return found;
    const known = provinces.get(province);
    if (known !== undefined) return known;
    const ofProvince = ofMost(province);
    provinces.set(province, ofProvince);
    return ofProvince;
  };
}
