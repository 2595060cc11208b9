import { groupBy } from '@territori/traduzione/groupBy';
import { plainText } from '@territori/traduzione/nomi';
import type { FormerNameCode, Version } from '../model.ts';
import type { Sources } from '../sources/Sources.ts';

/** The codes that the list of former names (report 130) gives to the names themselves, for the municipalities that had these names. */
export function formerNameCodes({ formerNames }: Sources, versions: readonly Version[]): FormerNameCode[] {
  const byCodeAndName = groupBy(versions, ({ code, name }) => `${code} ${plainText(name)}`);
  const codes = new Map<string, FormerNameCode>();
  for (const { code, name, nameCode } of formerNames.flatMap(({ rows }) => rows)) {
    const versionsOfName = byCodeAndName.get(`${code} ${plainText(name)}`) ?? [];
    // a municipality may have had two spellings of one name, each with its code
    const version = versionsOfName.find((candidate) => candidate.name.toLowerCase() === name.toLowerCase()) ?? versionsOfName[0];
    if (nameCode === null || !version) continue;
    codes.set(`${version.unitId} ${version.name}`, { unitId: version.unitId, name: version.name, code: nameCode });
  }
  return [...codes.values()];
}
