import type { Draft } from './changes.ts';
import { between } from './changes.ts';
import { groupBy } from './groupBy.ts';
import { joined } from './intervals.ts';
import type { Version } from './model.ts';
import { covers, endOf, type Period } from './period.ts';
import { censusNamesByCode, type NameSpell, namesOver } from './provinceNames.ts';
import type { Sources } from './sources.ts';
import type { VersionIds } from './upperVersions.ts';

interface Named {
  versions: Version[];
  drafts: Draft[];
}

/** The versions of the municipalities, as the names of provinces are looked up in them. */
interface Municipalities {
  readonly byName: ReadonlyMap<string, readonly Version[]>;
  readonly byUnit: ReadonlyMap<number, readonly Version[]>;
  /** The first day of the history. */
  readonly firstDay: string;
}

const letters = (name: string) => name.normalize('NFC').toLowerCase();

/**
 * A province founded after the history began bears the name of its seat. When the seat had another name at the
 * foundation, the province had that name too, until the seat was renamed: Littoria (Latina in the censuses) and
 * Castrogiovanni (today Enna). The municipality that came to bear the province's name counts as its seat.
 */
function withNameOfSeat(spells: readonly NameSpell[], provinceId: number, { byName, byUnit, firstDay }: Municipalities): NameSpell[] {
  const [first, ...others] = spells;
  if (!first || first.from <= firstDay) return [...spells];
  const seats = groupBy(byName.get(letters(first.name)) ?? [], ({ unitId }) => unitId);
  for (const [unitId, bearing] of seats) {
    const atStart = byUnit.get(unitId)?.find((version) => version.utsId === provinceId && covers(version, first.from));
    const renamed = bearing.map(({ from }) => from).sort()[0];
    if (!atStart || letters(atStart.italianName) === letters(first.name) || renamed === undefined) continue;
    if (renamed <= first.from || renamed >= endOf(first)) continue;
    return [
      { from: first.from, to: renamed, name: atStart.italianName, certainty: 'dedotto', dated: true },
      { ...first, from: renamed, dated: true },
      ...others,
    ];
  }
  return [...spells];
}

const intersection = (a: Period, b: Period): Period | null => {
  const [, from = a.from] = [a.from, b.from].sort();
  const end = endOf(a) < endOf(b) ? a : b;
  return from < endOf(end) ? { from, to: end.to } : null;
};

/**
 * Gives the provinces the names of the time, as the censuses know them: their versions cut where the name changes, and the changes of the
 * provinces with the new numbers and names. A change of name is an event only where its day is known.
 */
export function withNamesOfTheTime(
  uts: readonly Version[],
  drafts: readonly Draft[],
  municipal: readonly Version[],
  sources: Sources,
  versionIds: VersionIds,
): Named {
  const censuses = censusNamesByCode(sources.censusNames);
  if (censuses.size === 0) return { versions: [...uts], drafts: [...drafts] };
  const municipalities: Municipalities = {
    byName: groupBy(municipal, ({ italianName }) => letters(italianName)),
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
      const known = namesOver(life, census, current) ?? [{ ...life, name: first.name, certainty: first.certainty, dated: true }];
      return withNameOfSeat(known, first.unitId, municipalities);
    });
    names.set(key, spells);
  }

  const pieces = new Map<number, Version[]>();
  const renames: Draft[] = [];
  const versions = uts.flatMap((version) => {
    const cut = (names.get(`${version.unitId} ${version.code}`) ?? []).flatMap((spell): { piece: Version; spell: NameSpell }[] => {
      const period = intersection(version, spell);
      if (!period) return [];
      const own = spell.name === version.name ? {} : { name: spell.name, italianName: spell.name, otherName: null };
      return [{ piece: { ...version, ...own, ...period, certainty: spell.certainty }, spell }];
    });
    const parts = cut.map(({ piece }, index) => (index === 0 ? piece : { ...piece, id: versionIds() }));
    parts.forEach((part, index) => {
      const before = parts[index - 1];
      if (before && cut[index]?.spell.dated)
        renames.push(...between(before, part).map((draft) => ({ ...draft, certainty: 'dedotto' as const })));
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
  return { versions, drafts: [...renumbered, ...renames] };
}
