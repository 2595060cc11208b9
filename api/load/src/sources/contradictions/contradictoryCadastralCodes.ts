import { covers } from '@territori/history/territory/period';
import type { Sources } from '@territori/history/territory/sources/Sources';
import { groupBy } from '@territori/traduzione/groupBy';
import type { Contradiction } from './Contradiction.ts';

const CADASTRAL_ARCHIVE = 'archive of cadastral codes';

/** Cadastral codes in a list of one day that the archive does not give to the code on that day. */
export function contradictoryCadastralCodes({ municipalities, cadastral }: Sources): Contradiction[] {
  const archive = groupBy(
    cadastral.filter(({ name }) => name !== ''),
    ({ code }) => code,
  );
  return municipalities.flatMap(({ date, rows }) =>
    rows.flatMap(({ code, cadastral: listed }): Contradiction[] => {
      if (date === null || listed === null) return [];
      const known = archive.get(code)?.filter((entry) => covers(entry, date)) ?? [];
      if (known.length === 0 || known.some((entry) => entry.cadastral === listed)) return [];
      const statements = [
        { source: `list of ${date}`, says: listed },
        { source: CADASTRAL_ARCHIVE, says: known.map((entry) => entry.cadastral).join(', ') },
      ];
      return [{ fact: 'cadastral code', code, day: date, statements }];
    }),
  );
}
