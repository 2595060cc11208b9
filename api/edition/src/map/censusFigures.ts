import { covers } from '@territori/history/territory/period';
import { areaDifferences } from './areaDifferences.ts';
import type { MapSet } from './MapSet.ts';
import { quantile } from './quantile.ts';
import { type ReconstructionMaterial, reconstructedProvinces } from './reconstructedSets.ts';

/** How the provinces joined from their municipalities differ from the provinces that a census drew. */
export interface CensusFigures {
  readonly year: string;
  readonly provinces: number;
  /** The middle one of the differences, as a share of the area of the province. */
  readonly median: number;
  /** The provinces that differ by more than 5 %, with their difference. */
  readonly beyond: readonly ProvinceDifference[];
}

export interface ProvinceDifference {
  readonly code: string;
  readonly name: string;
  readonly difference: number;
  /** The part of the difference in municipalities that one of the two sets gives to another province; the rest lies along lines. */
  readonly moved: number;
  /** The names of these municipalities, the largest first. */
  readonly municipalities: readonly string[];
}

const NAMED_DIFFERENCE = 0.05;

/** The provinces of a census beside those joined from the municipalities of a set. */
export function censusFigures(census: MapSet, set: MapSet, material: ReconstructionMaterial): CensusFigures {
  const made = reconstructedProvinces(census.date, set, material);
  const found = [...areaDifferences(made.boundaries, census.boundaries, set.boundaries)];
  const municipalities = new Map(
    material.versions.flatMap((version) => (version.level === 'comune' && covers(version, set.date) ? [[version.code, version.name]] : [])),
  );
  const nameOf = (area?: { readonly code: string }) => municipalities.get(area?.code ?? '') ?? area?.code ?? '';
  const names = new Map(census.boundaries.areas.map(({ code, name }) => [code, name ?? code]));
  return {
    year: census.date.slice(0, 4),
    provinces: found.length,
    median: quantile(
      found.map(([, { share }]) => share),
      0.5,
    ),
    beyond: found
      .filter(([, { share }]) => share > NAMED_DIFFERENCE)
      .sort(([, a], [, b]) => b.share - a.share)
      .map(
        ([code, { share, moved, places }]): ProvinceDifference => ({
          code,
          name: names.get(code) ?? code,
          difference: share,
          moved,
          municipalities: places.map((place) => nameOf(set.boundaries.areas[place])),
        }),
      ),
  };
}
