import type { PassoUnita, StoriaUnita, VersioneUnita } from '@territori/contract/wire';

/** A period in which the unit kept its code, its name and its province. */
export interface LineageStep {
  readonly code: string;
  readonly name: string;
  /** Abbreviation or name of the province; null for units above provinces and where it had none. */
  readonly province: string | null;
  /** `YYYY-MM-DD`. */
  readonly from: string;
  /** The first day after the period; 9999 when the period is open. */
  readonly to: string;
}

export interface Lineage {
  readonly steps: readonly LineageStep[];
  /** The units that it came from, and the units that it went into: one entry per unit, oldest first. */
  readonly predecessors: readonly PassoUnita[];
  readonly successors: readonly PassoUnita[];
}

/**
 * The history of a unit in steps: versions without a visible difference form one step. A step shows the plate of its last
 * version; plates began in 1927, and their beginning alone starts no step.
 */
export function lineage({ versioni, predecessori, successori }: StoriaUnita): Lineage {
  const steps: LineageStep[] = [];
  let last: VersioneUnita | undefined;
  for (const version of [...versioni].sort(byStart)) {
    const step = stepOf(version);
    const before = steps.at(-1);
    if (before && last && last.validita_a === version.validita_da && sameFace(last, version)) {
      steps[steps.length - 1] = { ...step, from: before.from };
    } else steps.push(step);
    last = version;
  }
  return { steps, predecessors: onceEach(predecessori), successors: onceEach(successori) };
}

function stepOf(version: VersioneUnita): LineageStep {
  return {
    code: version.codice,
    name: version.denominazione,
    province: version.sigla_automobilistica ?? version.provincia,
    from: version.validita_da,
    to: version.validita_a,
  };
}

const byStart = (a: VersioneUnita, b: VersioneUnita) => a.validita_da.localeCompare(b.validita_da);

const sameFace = (a: VersioneUnita, b: VersioneUnita) => a.codice === b.codice && a.denominazione === b.denominazione && sameProvince(a, b);

/** By plate where both have one, otherwise by name. */
const sameProvince = (a: VersioneUnita, b: VersioneUnita) =>
  a.sigla_automobilistica !== null && b.sigla_automobilistica !== null
    ? a.sigla_automobilistica === b.sigla_automobilistica
    : a.provincia === b.provincia;

function onceEach(passages: readonly PassoUnita[]): readonly PassoUnita[] {
  const first = new Map<string, PassoUnita>();
  for (const passage of [...passages].sort((a, b) => a.data.localeCompare(b.data))) {
    const key = `${passage.id} ${passage.data}`;
    if (!first.has(key)) first.set(key, passage);
  }
  return [...first.values()];
}
