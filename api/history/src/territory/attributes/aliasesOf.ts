import { groupBy } from '@territori/traduzione/groupBy';
import { plainText } from '@territori/traduzione/nomi';
import type { Alias, Version } from '../model.ts';
import { overlapDays } from '../period.ts';
import { NameSpelling } from '../properCase.ts';
import type { Sources } from '../sources/Sources.ts';

/** Names that a source gives to a unit and that its versions lack. */
export function aliasesOf(sources: Sources, versions: readonly Version[]): Alias[] {
  const spelling = new NameSpelling(sources.spellings);
  const known = new Map<number, Set<string>>();
  for (const version of versions) {
    const names = known.get(version.unitId) ?? new Set();
    for (const name of [version.name, version.italianName, version.otherName]) if (name) names.add(plainText(name));
    known.set(version.unitId, names);
  }
  const aliases: Alias[] = [];
  const add = (unitId: number, name: string, source: string) => {
    const names = known.get(unitId);
    if (name === '' || !names || names.has(plainText(name))) return;
    names.add(plainText(name));
    aliases.push({ unitId, name, source });
  };
  const byCode = groupBy(versions, (version) => `${version.level} ${version.code}`);
  for (const entry of sources.cadastral) {
    const version = byCode.get(`comune ${entry.code}`)?.find((candidate) => overlapDays(candidate, entry) > 0);
    if (!version) continue;
    for (const name of [entry.name, entry.otherName]) add(version.unitId, spelling.of(name), 'ANPR');
  }
  for (const [level, names] of [
    ['uts', sources.provinceNames],
    ['regione', sources.regionNames],
  ] as const) {
    for (const { code, name } of names)
      for (const version of byCode.get(`${level} ${code}`) ?? []) add(version.unitId, name, 'Vocabolario controllato');
  }
  return aliases;
}
