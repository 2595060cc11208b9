import type { Unit, Version } from '../model.ts';
import type { Sources } from '../sources/Sources.ts';
import type { Spell } from '../sources/Spell.ts';
import type { UnitIds } from '../UnitIds.ts';
import { FORMER_PROVINCES } from './formerProvinces.ts';
import { provinceUnits } from './provinceUnits.ts';
import { regionNameSpells } from './regionNameSpells.ts';
import { provinceSpells, regionSpells } from './upperSpells.ts';
import type { VersionIds } from './VersionIds.ts';

interface UpperVersions {
  units: Unit[];
  divisions: Version[];
  regions: Version[];
  uts: Version[];
}

const BLANK_VERSION = { otherName: null, utsId: null, regionId: null, divisionId: null, plate: null, cadastral: null } as const;

/** The names of codes, from the most recent list that has each. */
function latestNames(...lists: readonly { code: string; name: string }[][]): (code: string) => string {
  const names = new Map(lists.flat().map(({ code, name }) => [code, name]));
  return (code) => names.get(code) ?? code;
}

/**
 * Divisions, regions and provinces. The municipal history says on which days each of them existed; the lists say which name each
 * code has. A name is "dichiarato" where a dated list has it on the version's first day, and "dedotto" where it is taken from
 * another day of the same code.
 */
export function upperVersions(sources: Sources, spells: readonly Spell[], unitIds: UnitIds, versionIds: VersionIds): UpperVersions {
  const units: Unit[] = [];
  const source = spells[0]?.source ?? null;
  const regionLives = regionSpells(spells);
  const firstRegion = regionLives.map((life) => life.from).sort()[0];
  const regionRows = sources.regions.flatMap((list) => list.rows);
  const divisionOf = new Map(regionRows.map((row) => [row.code, row.division]));

  const divisionRows = new Map(sources.divisions.flatMap((list) => list.rows.map((row) => [row.code, row])));
  const divisions: Version[] = [...divisionRows.values()].flatMap((row) => {
    if (firstRegion === undefined) return [];
    const id = unitIds.next('ripartizione', row.code);
    units.push({ id, level: 'ripartizione' });
    const names = { code: row.code, name: row.name, italianName: row.name };
    return {
      ...BLANK_VERSION,
      ...names,
      id: versionIds(),
      unitId: id,
      level: 'ripartizione',
      certainty: 'dedotto',
      source,
      from: firstRegion,
      to: null,
    };
  });
  const divisionIds = new Map(divisions.map((version) => [version.code, version.unitId]));

  const regionName = latestNames(sources.regionNames, regionRows);
  const regionIds = new Map<string, number>();
  const regions: Version[] = regionLives.flatMap((life) => {
    let id = regionIds.get(life.code);
    if (id === undefined) {
      id = unitIds.next('regione', life.code);
      regionIds.set(life.code, id);
      units.push({ id, level: 'regione' });
    }
    const unitId = id;
    const divisionId = divisionIds.get(divisionOf.get(life.code) ?? '') ?? null;
    return regionNameSpells(life, regionName(life.code), regionLives).map((spell): Version => {
      const italianName = spell.name.split('/')[0] ?? spell.name;
      return {
        ...BLANK_VERSION,
        ...spell,
        id: versionIds(),
        unitId,
        level: 'regione',
        italianName,
        divisionId,
        certainty: 'dedotto',
        source,
      };
    });
  });

  const utsName = latestNames([...FORMER_PROVINCES], sources.provinceNames, ...sources.uts.map((list) => list.rows));
  const dated = sources.uts.flatMap((list) => list.rows.map((row) => ({ code: row.code, date: list.date })));
  const uts: Version[] = provinceUnits(provinceSpells(spells), utsName).flatMap((unit) => {
    const id = unitIds.next('uts', unit[0]?.code ?? '');
    units.push({ id, level: 'uts' });
    return unit.map((spell): Version => {
      const name = utsName(spell.code);
      const regionId = regionIds.get(spell.region) ?? null;
      const declared = dated.some((row) => row.code === spell.code && row.date !== null && row.date <= spell.from);
      return {
        ...BLANK_VERSION,
        id: versionIds(),
        unitId: id,
        level: 'uts',
        code: spell.code,
        name,
        italianName: name.split('/')[0] ?? name,
        otherName: name.split('/')[1] ?? null,
        regionId,
        divisionId: divisionIds.get(divisionOf.get(spell.region) ?? '') ?? null,
        plate: spell.plate,
        certainty: declared ? 'dichiarato' : 'dedotto',
        source,
        from: spell.from,
        to: spell.to,
      };
    });
  });
  return { units, divisions, regions, uts };
}
