import type { Unit, Version } from '../model.ts';
import { covers } from '../period.ts';
import { NameSpelling } from '../properCase.ts';
import type { VersionIds } from '../provincesAndRegions/VersionIds.ts';
import type { Sources } from '../sources/Sources.ts';
import type { Spell } from '../sources/Spell.ts';
import type { Timeline } from '../Timeline.ts';
import { UnitIds } from '../UnitIds.ts';
import type { UnitSpells } from './municipalUnits.ts';

/**
 * Provinces whose second language is German: their two names are joined with a slash, the Slovene ones of
 * Friuli-Venezia Giulia with a hyphen.
 */
const GERMAN = new Set(['021', '022', '802']);

/** The two official names as the institute joins them: "Bolzano/Bozen", "Sgonico-Zgonik". */
function fullName(spell: Spell, italianName: string, otherName: string | null): string {
  return otherName === null ? italianName : `${italianName}${GERMAN.has(spell.province) ? '/' : '-'}${otherName}`;
}

interface Names {
  name: string;
  italianName: string;
  otherName: string | null;
}

/** How the most recent list with a date writes the names of each spell that was in force on it. */
function listedMunicipalityNames(sources: Sources): (chain: UnitSpells, spell: Spell) => Names | undefined {
  const lists = sources.municipalities
    .flatMap((list) => (list.date === null ? [] : { date: list.date, byCode: new Map(list.rows.map((row) => [row.code, row])) }))
    .sort((a, b) => b.date.localeCompare(a.date));
  return (chain, spell) => {
    for (const { date, byCode } of lists) {
      const listed = chain.find((candidate) => covers(candidate, date));
      const names = listed && byCode.get(listed.code);
      if (names) return listed.name === spell.name && listed.otherName === spell.otherName ? names : undefined;
    }
    return undefined;
  };
}

/** The versions of the municipalities, unit after unit, from their strings of spells. */
export function municipalVersions(
  chains: readonly UnitSpells[],
  sources: Sources,
  uts: Timeline,
  unitIds: UnitIds,
  versionIds: VersionIds,
): { units: Unit[]; versions: Version[] } {
  const spelling = new NameSpelling(sources.spellings);
  const namesOf = listedMunicipalityNames(sources);
  const units: Unit[] = [];
  const versions: Version[] = [];
  const inOrder = [...chains].sort((a, b) => String(a[0]?.from).localeCompare(String(b[0]?.from)));
  for (const chain of inOrder) {
    const [first] = chain;
    if (!first) continue;
    const id = first.code === '' ? UnitIds.ofCadastral(first.cadastral ?? '') : unitIds.next('comune', first.code);
    units.push({ id, level: 'comune' });
    for (const spell of chain) {
      const province = uts.at(spell.province, spell.from);
      const italianName = spelling.of(spell.name);
      const otherName = spell.otherName === '' ? null : spelling.of(spell.otherName);
      const names = namesOf(chain, spell) ?? { name: fullName(spell, italianName, otherName), italianName, otherName };
      versions.push({
        id: versionIds(),
        unitId: id,
        level: 'comune',
        code: spell.code,
        name: names.name,
        italianName: names.italianName,
        otherName: names.otherName,
        utsId: province?.unitId ?? null,
        regionId: spell.region === '' ? null : (province?.regionId ?? null),
        divisionId: spell.region === '' ? null : (province?.divisionId ?? null),
        plate: spell.plate || null,
        cadastral: spell.cadastral,
        certainty: 'dichiarato',
        source: spell.source ?? null,
        from: spell.from,
        to: spell.to,
      });
    }
  }
  return { units, versions };
}
