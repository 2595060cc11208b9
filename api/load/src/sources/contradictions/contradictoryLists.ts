import type { OfficialRecord } from '@territori/history/territory/OfficialRecord';
import { covers } from '@territori/history/territory/period';
import type { Sources } from '@territori/history/territory/sources/Sources';
import { plainText } from '@territori/traduzione/nomi';
import { type Contradiction, DATED_HISTORY } from './Contradiction.ts';

/**
 * Codes and names in a list of one day that the dated history does not have on that day, and the other way round.
 */
export function contradictoryLists({ municipalities, spells, recodes }: Sources, { changes }: OfficialRecord): Contradiction[] {
  const names = changes.filter(({ kind }) => kind === 'CD');
  return municipalities.flatMap(({ date, rows }): Contradiction[] => {
    if (date === null) return [];
    const recoded = new Map(recodes.filter((recode) => recode.date <= date).map(({ code, newCode }) => [code, newCode]));
    const known = new Map(
      spells.filter((spell) => covers(spell, date)).map((spell) => [recoded.get(spell.code) ?? spell.code, spell.name]),
    );
    const listed = new Set(rows.map(({ code }) => code));
    const differ = (fact: 'in force' | 'name', code: string, list: string, history: string): Contradiction => ({
      fact,
      code,
      day: date,
      statements: [
        { source: `list of ${date}`, says: list },
        { source: DATED_HISTORY, says: history },
      ],
    });
    const unlisted = [...known].filter(([code]) => !listed.has(code)).map(([code, name]) => differ('in force', code, 'not listed', name));
    const other = rows.flatMap(({ code, italianName }) => {
      const name = known.get(code);
      if (name === undefined) return [differ('in force', code, italianName, 'not in force')];
      const declared = names.findLast((change) => change.relatedCode === code && change.date <= date)?.relatedName;
      return [name, declared ?? name].map(plainText).includes(plainText(italianName)) ? [] : [differ('name', code, italianName, name)];
    });
    return [...unlisted, ...other];
  });
}
