import { groupBy } from '@territori/traduzione/groupBy';
import { plainLetters } from '@territori/traduzione/nomi';
import { type Draft, draftsBetween } from '../changes/draftChanges.ts';
import { intersection, joined } from '../intervals.ts';
import type { Act, Version } from '../model.ts';
import { covers } from '../period.ts';
import type { Sources } from '../sources/Sources.ts';
import { NAMES_BY_ACT } from './namesByAct.ts';
import { censusNamesByCode, type NameSpell, namesOver } from './provinceNameSpells.ts';
import type { VersionIds } from './VersionIds.ts';
import { type PossibleSeats, withNameOfSeat } from './withNameOfSeat.ts';

interface NamesOfTheTime {
  versions: Version[];
  drafts: Draft[];
  /** The given acts, and those that changed a name. */
  acts: Act[];
}

/** The changes of name between two versions: an act declares them, or they follow from the name of the seat. */
const changesOfName = (before: Version, after: Version, actId: number | null): Draft[] =>
  draftsBetween(before, after).map((draft) => ({ ...draft, actId, certainty: actId === null ? 'dedotto' : 'dichiarato' }));

/**
 * Gives the provinces the names of the time, as the censuses and acts know them: their versions cut where the name changes, and the changes
 * of the provinces with the new numbers and names. A change of name is an event only where its day is known.
 */
export function withNamesOfTheTime(
  uts: readonly Version[],
  drafts: readonly Draft[],
  municipal: readonly Version[],
  sources: Sources,
  versionIds: VersionIds,
  known: readonly Act[],
): NamesOfTheTime {
  const censuses = censusNamesByCode(sources.censusNames);
  if (censuses.size === 0) return { versions: [...uts], drafts: [...drafts], acts: [...known] };
  const municipalities: PossibleSeats = {
    byName: groupBy(municipal, ({ italianName }) => plainLetters(italianName)),
    byUnit: groupBy(municipal, ({ unitId }) => unitId),
    firstDay: municipal.map(({ from }) => from).sort()[0] ?? '',
  };
  /** The first list with a date that writes the name of a code as the current one does. */
  const listedSince = (code: string, name: string): string | undefined =>
    sources.uts
      .flatMap(({ date, rows }) => (date !== null && rows.some((row) => row.code === code && row.name === name) ? date : []))
      .sort()[0];
  const names = new Map<string, NameSpell[]>();
  for (const [key, versions] of groupBy(uts, ({ unitId, code }) => `${unitId} ${code}`)) {
    const [first] = versions;
    const census = censuses.get(first?.code ?? '') ?? [];
    if (!first) continue;
    const spells = joined(versions).flatMap((life) => {
      const date = listedSince(first.code, first.name);
      const current = date !== undefined && covers(life, date) ? { date, name: first.name } : null;
      const acts = NAMES_BY_ACT.filter(({ code, date: from }) => code === first.code && covers(life, from));
      const known = namesOver(life, census, current, acts) ?? [
        { ...life, name: first.name, certainty: first.certainty, dated: true, act: null },
      ];
      return withNameOfSeat(known, first.unitId, municipalities);
    });
    names.set(key, spells);
  }

  const pieces = new Map<number, Version[]>();
  const renames: Draft[] = [];
  const acts = [...known];
  const idOf = (act: Omit<Act, 'id'> | null | undefined): number | null => {
    if (!act) return null;
    const id = acts.length + 1;
    acts.push({ id, ...act });
    return id;
  };
  const versions = uts.flatMap((version) => {
    const cut = (names.get(`${version.unitId} ${version.code}`) ?? []).flatMap((spell): { piece: Version; spell: NameSpell }[] => {
      const period = intersection(version, spell);
      if (!period) return [];
      const own = spell.name === version.name ? {} : { name: spell.name, italianName: spell.name, otherName: null };
      return [{ piece: { ...version, ...own, ...period, certainty: spell.certainty }, spell }];
    });
    const parts = cut.map(({ piece }, index) => (index === 0 ? piece : { ...piece, id: versionIds() }));
    parts.forEach((part, index) => {
      const [before, spell] = [parts[index - 1], cut[index]?.spell];
      if (before && spell?.dated) renames.push(...changesOfName(before, part, idOf(spell.act)));
    });
    pieces.set(version.id, parts);
    return parts;
  });
  const renumbered = drafts.map((draft): Draft => {
    if (draft.level !== 'uts') return draft;
    const [before, after] = [pieces.get(draft.beforeId ?? -1)?.at(-1), pieces.get(draft.afterId ?? -1)?.[0]];
    return {
      ...draft,
      beforeId: before?.id ?? draft.beforeId,
      afterId: after?.id ?? draft.afterId,
      name: (after ?? before)?.name ?? draft.name,
    };
  });
  return { versions, drafts: [...renumbered, ...renames], acts };
}
