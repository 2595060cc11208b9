import { groupBy } from '@territori/traduzione/groupBy';
import type { OfficialRecord } from '../OfficialRecord.ts';
import { compareDays, endOf } from '../period.ts';
import type { Spell } from '../sources/Spell.ts';
import type { Trace } from '../sources/Trace.ts';

/** The spells of one municipality in order of time. */
export type UnitSpells = Spell[];

const contradicts = (a: Spell, b: Spell) => a.cadastral !== null && b.cadastral !== null && a.cadastral !== b.cadastral;
const sameCode = (a: Spell, b: Spell) => a.code !== '' && a.code === b.code;
const sameCadastral = (a: Spell, b: Spell) => a.cadastral !== null && a.cadastral === b.cadastral;

/** Spells strung together, each with at most one before and one after it. */
class Chains {
  readonly #next = new Map<Spell, Spell>();
  readonly #previous = new Map<Spell, Spell>();

  isEnd = (spell: Spell) => !this.#next.has(spell);
  isStart = (spell: Spell) => !this.#previous.has(spell);

  link(before: Spell, after: Spell): void {
    this.#next.set(before, after);
    this.#previous.set(after, before);
  }

  /**
   * Links every loose end to the one loose start that `key` gives the same key and `fits` accepts; where either side has several to choose
   * from, none is linked.
   */
  linkUnique(
    spells: readonly Spell[],
    keys: { end: (spell: Spell) => string; start: (spell: Spell) => string },
    fits: (a: Spell, b: Spell) => boolean,
  ) {
    const starts = groupBy(spells.filter(this.isStart), keys.start);
    const pairs: [Spell, Spell][] = [];
    for (const end of spells.filter(this.isEnd)) {
      if (end.to === null) continue;
      for (const start of starts.get(keys.end(end)) ?? []) if (end !== start && fits(end, start)) pairs.push([end, start]);
    }
    const byEnd = groupBy(pairs, ([end]) => end);
    const byStart = groupBy(pairs, ([, start]) => start);
    for (const [end, start] of pairs) if (byEnd.get(end)?.length === 1 && byStart.get(start)?.length === 1) this.link(end, start);
  }

  all(spells: readonly Spell[]): UnitSpells[] {
    return spells.filter(this.isStart).map((first) => {
      const unit: UnitSpells = [];
      for (let spell: Spell | undefined = first; spell; spell = this.#next.get(spell)) unit.push(spell);
      return unit;
    });
  }
}

/** One start may follow many ends across a gap: the latest of them is the unit that comes back. */
function linkAcrossGaps(
  chains: Chains,
  spells: readonly Spell[],
  keyOf: (spell: Spell) => string,
  fits: (end: Spell, start: Spell) => boolean,
) {
  const byKey = groupBy(spells, keyOf);
  for (const start of spells.filter(chains.isStart).sort((a, b) => compareDays(a.from, b.from))) {
    const before = (byKey.get(keyOf(start)) ?? [])
      .filter((end) => chains.isEnd(end) && end.to !== null && end.to <= start.from && fits(end, start))
      .sort((a, b) => compareDays(endOf(b), endOf(a)));
    const [latest, next] = before;
    if (latest && latest.to !== next?.to) chains.link(latest, start);
  }
}

/**
 * Joins a municipality that ended with the one that continues it later, by the history alone: both have the same name, and the same
 * cadastral code or, where no cadastral code contradicts it, the same code.
 */
function linkReturns(chains: Chains, spells: readonly Spell[]): void {
  linkAcrossGaps(
    chains,
    spells,
    (spell) => spell.name,
    (end, start) => sameCadastral(end, start) || (sameCode(end, start) && !contradicts(end, start)),
  );
}

/**
 * Joins a municipality that ended with the one that continues it later, by a complete list of those that ended for good: one that is
 * not in that list returns, even under another code. It is recognised first by its cadastral code, then by its name in the same
 * province, then by its name.
 */
function linkRecordedReturns(chains: Chains, spells: readonly Spell[], record: OfficialRecord): void {
  const returns = (end: Spell) => !record.endsForGood(end);
  linkAcrossGaps(
    chains,
    spells,
    (spell) => spell.cadastral ?? `${spell.code} ${spell.from}`,
    (end, start) => sameCadastral(end, start) && returns(end),
  );
  linkAcrossGaps(
    chains,
    spells,
    (spell) => `${spell.province} ${spell.name}`,
    (end, start) => !contradicts(end, start) && returns(end),
  );
  linkAcrossGaps(
    chains,
    spells,
    (spell) => spell.name,
    (end, start) => !contradicts(end, start) && returns(end),
  );
}

/**
 * Finds which spells belong to one municipality. A code is not an identity: codes change, come back and go to others. A
 * declared change of province, code or name is one municipality on both sides of the day, a declared end or beginning
 * never is. Where no list speaks, two spells that meet on a day are one unit when, in this order,
 * 1. code and name stay;
 * 2. the name stays and the code changes (a recode), and the cadastral code confirms it;
 * 3. the same where a cadastral code is not known: only one spell of that name ends and one begins on that day, and no
 *    trace on the old code
 *    says that it became extinct;
 * 4. the cadastral code stays, whatever else changes;
 * 5. the code stays and the name changes (a rename, for which the cadastral office sometimes gives a new code).
 * Different cadastral codes make a recode two units: a merger may keep a name. Across a gap a unit comes back as
 * `linkReturns` says, or, where a complete list of the municipalities that did not come back is loaded, as
 * `linkRecordedReturns` says.
 */
export function municipalUnits(spells: readonly Spell[], traces: readonly Trace[], record: OfficialRecord): UnitSpells[] {
  const chains = new Chains();
  const ended = new Set(spells.filter(record.ends));
  const begun = new Set(spells.filter(record.begins));
  const link = (key: (spell: Spell) => string, fits: (a: Spell, b: Spell) => boolean) =>
    chains.linkUnique(
      spells,
      { end: (spell) => `${spell.to} ${key(spell)}`, start: (spell) => `${spell.from} ${key(spell)}` },
      (end, start) => !ended.has(end) && !begun.has(start) && fits(end, start),
    );
  const traced = new Set(traces.map((trace) => `${trace.code} ${trace.date}`));

  const sameUnit = new Map(record.sameUnits.map(({ date, code, newCode }) => [`${date} ${newCode}`, `${date} ${code}`]));
  chains.linkUnique(
    spells,
    { end: (spell) => `${spell.to} ${spell.code}`, start: (spell) => sameUnit.get(`${spell.from} ${spell.code}`) ?? '' },
    () => true,
  );
  link(
    (spell) => `${spell.code} ${spell.name}`,
    (a, b) => !contradicts(a, b),
  );
  link((spell) => spell.name, sameCadastral);
  link(
    (spell) => spell.name,
    (a, b) => !contradicts(a, b) && !traced.has(`${a.code} ${a.to}`),
  );
  link((spell) => `${spell.cadastral}`, sameCadastral);
  link((spell) => spell.code, sameCode);
  if (record.listsFinalEnds) linkRecordedReturns(chains, spells, record);
  else linkReturns(chains, spells);
  return chains.all(spells);
}
