import { groupBy } from '@territori/history/territory/groupBy';
import { OfficialRecord } from '@territori/history/territory/OfficialRecord';
import { covers, dayBefore, type Period } from '@territori/history/territory/period';
import type { SizeRow, Sources } from '@territori/history/territory/sources';
import { plainText } from '@territori/traduzione/nomi';

/** What one source says of a fact. */
export interface Statement {
  source: string;
  says: string;
}

/** Two sources that speak of one fact and do not agree. */
export interface Contradiction {
  fact: 'end' | 'successor' | 'in force' | 'name' | 'cadastral code' | 'legal population' | 'area' | 'residents';
  code: string;
  /** YYYY-MM-DD. */
  day: string;
  statements: readonly Statement[];
}

const HISTORY = 'dated history';
const ARCHIVE = 'archive of cadastral codes';

const inWords = ({ from, to }: Period): string => `in force from ${from} to ${to ?? 'today'}`;

/** Every contradiction between the sources of an edition, in order of day, code and fact. None is left out. */
export function contradictions(sources: Sources): Contradiction[] {
  const record = new OfficialRecord(sources.declared, sources.spells, sources.traces);
  const found = [
    ...betweenLists(record),
    ...declaredEnds(record, sources),
    ...municipalLists(sources, record),
    ...cadastralCodes(sources),
    ...sizes(sources, record),
  ];
  const key = ({ day, code, fact }: Contradiction) => `${day} ${code} ${fact}`;
  return found.sort((a, b) => key(a).localeCompare(key(b)));
}

/** Lists of declared changes that name different related units. */
const betweenLists = ({ contradictions }: OfficialRecord): Contradiction[] =>
  contradictions.map(({ date, code, says }) => ({
    fact: 'successor',
    code,
    day: date,
    statements: says.map(({ file, related }) => ({ source: file, says: related.filter(Boolean).join(', ') || 'none' })),
  }));

/** Declared ends that the dated history does not show, and successors that were not in force. */
function declaredEnds({ changes }: OfficialRecord, { spells, traces, recodes }: Sources): Contradiction[] {
  const byCode = groupBy(spells, ({ code }) => code);
  const momentary = new Set(traces.map(({ code, date }) => `${code} ${date}`));
  const recoded = groupBy(recodes, ({ newCode }) => newCode);
  const begun = new Set(changes.filter(({ kind }) => kind === 'CS').map(({ code, date }) => `${code} ${date}`));
  const inForce = (code: string, day: string): boolean =>
    (byCode.get(code) ?? []).some((spell) => covers(spell, day)) ||
    (recoded.get(code) ?? []).some((recode) => recode.date <= day && inForce(recode.code, dayBefore(recode.date)));
  const lives = (code: string) => byCode.get(code)?.map(inWords).join(', ') ?? 'no such code';
  const last =
    spells
      .flatMap(({ from, to }) => (to === null ? [from] : [from, to]))
      .sort()
      .at(-1) ?? '';
  return changes.flatMap(({ kind, code, date, relatedCode }): Contradiction[] => {
    // the dated history says nothing of what happened after its last day
    if ((kind !== 'ES' && kind !== 'AS') || date > last) return [];
    const differ = (fact: 'end' | 'successor', declared: string, history: string): Contradiction => ({
      fact,
      code,
      day: date,
      statements: [
        { source: 'declared changes', says: declared },
        { source: HISTORY, says: history },
      ],
    });
    const ended = (inForce(code, dayBefore(date)) && !inForce(code, date)) || momentary.has(`${code} ${date}`);
    const known =
      relatedCode === null || inForce(relatedCode, date) || momentary.has(`${relatedCode} ${date}`) || begun.has(`${relatedCode} ${date}`);
    return [
      ...(ended ? [] : [differ('end', `ends on ${date}`, lives(code))]),
      ...(known ? [] : [differ('successor', `its territory goes to ${relatedCode}`, `${relatedCode}: ${lives(relatedCode)}`)]),
    ];
  });
}

/**
 * Codes and names in a list of one day that the dated history does not have on that day, and the other way round.
 */
function municipalLists({ municipalities, spells, recodes }: Sources, { changes }: OfficialRecord): Contradiction[] {
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
        { source: HISTORY, says: history },
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

/** Cadastral codes in a list of one day that the archive does not give to the code on that day. */
function cadastralCodes({ municipalities, cadastral }: Sources): Contradiction[] {
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
        { source: ARCHIVE, says: known.map((entry) => entry.cadastral).join(', ') },
      ];
      return [{ fact: 'cadastral code', code, day: date, statements }];
    }),
  );
}

const FIGURES = [
  ['legal population', 'legalPopulation', 'censusYear'],
  ['area', 'area', 'areaYear'],
  ['residents', 'residents', 'residentsYear'],
] as const satisfies readonly (readonly [Contradiction['fact'], keyof SizeRow, keyof SizeRow])[];

/** The kinds of change after which figures of one year are those of another territory. */
const OF_TERRITORY: ReadonlySet<string> = new Set(['CS', 'ES', 'AQ', 'CE', 'AQES', 'CECS']);

/**
 * Figures of one year that two lists give differently for one code, whose territory did not change between their
 * days.
 */
function sizes({ municipalSizes }: Sources, { changes }: OfficialRecord): Contradiction[] {
  const days = new Map<string, string[]>();
  for (const { kind, code, relatedCode, date } of changes) {
    if (OF_TERRITORY.has(kind)) for (const side of [code, relatedCode ?? code]) days.set(side, [...(days.get(side) ?? []), date]);
  }
  const entries = municipalSizes.flatMap(({ date, rows }) =>
    rows.map((row) => ({ row, source: date === null ? 'sizes without a date' : `sizes of ${date}`, day: date ?? '9999-12-31' })),
  );
  return [...groupBy(entries, ({ row }) => row.code)].flatMap(([code, own]) => {
    const territory = (day: string) => (days.get(code) ?? []).filter((change) => change <= day).length;
    return [...groupBy(own, ({ day }) => territory(day)).values()].flatMap((same) =>
      FIGURES.flatMap(([fact, figure, year]) => differing(fact, code, figure, year, same)),
    );
  });
}

function differing(
  fact: Contradiction['fact'],
  code: string,
  figure: keyof SizeRow,
  year: keyof SizeRow,
  own: readonly { row: SizeRow; source: string }[],
): Contradiction[] {
  const known = own.filter(({ row }) => row[figure] !== null && row[year] !== null);
  return [...groupBy(known, ({ row }) => row[year])].flatMap(([of, same]): Contradiction[] => {
    if (new Set(same.map(({ row }) => Number(row[figure]))).size < 2) return [];
    return [{ fact, code, day: `${of}-12-31`, statements: same.map(({ row, source }) => ({ source, says: `${row[figure]}` })) }];
  });
}
