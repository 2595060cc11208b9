import { FIRST_DAY } from '../dates/day.ts';
import { groupBy } from './groupBy.ts';
import { endOf } from './period.ts';
import type { SourceName } from './sourceNames.ts';
import type { DeclaredChange, Sources } from './sources.ts';
import type { Spell } from './spell.ts';

const SOURCE: SourceName = 'report_delle_variazioni';

/** The first day of the regions. */
const REGIONS_FROM = '1948-01-01';

/** Molise was part of Abruzzi e Molise until it became a region. */
const DIVIDED = { region: '14', until: '1964-01-19', before: '13' } as const;

/** Provinces with a second official language: a list joins the two names with a slash. */
const WITH_TWO_NAMES: ReadonlySet<string> = new Set(['021', '802']);

/** Whether the sources allow a history without the vocabulary: the municipalities of the first day, and what happened since. */
export const canRebuild = ({ spells, firstMunicipalities, reportedChanges, declared }: Sources): boolean =>
  spells.length === 0 &&
  firstMunicipalities.length > 0 &&
  reportedChanges.some(({ kind }) => kind === 'CS' || kind === 'PV') &&
  declared.some(({ of }) => of === 'ends');

/** Each change once: the reports of changes, the ends, and the list of changes since 1991 say some of them twice. */
function distinctChanges({ reportedChanges, declared }: Sources): DeclaredChange[] {
  const listed = declared.flatMap(({ rows }) => rows);
  return [...new Map([...listed, ...reportedChanges].map((change) => [`${change.kind} ${change.date} ${change.code}`, change])).values()];
}

const province = (code: string): string => code.slice(0, 3);

function namesOf(name: string, code: string): Pick<Spell, 'name' | 'otherName'> {
  const [italian = name, other = ''] = WITH_TWO_NAMES.has(province(code)) ? name.split('/') : [name];
  return { name: italian.toUpperCase(), otherName: other.toUpperCase() };
}

/** The spells of all municipalities while the days go by. */
class Rebuilding {
  readonly closed: Spell[] = [];
  readonly open = new Map<string, Spell>();
  /** For each province the one from which its first municipality came. */
  readonly origins = new Map<string, string>();

  begin(spell: Spell): void {
    if (!this.open.has(spell.code)) this.open.set(spell.code, spell);
  }

  /** Applies the changes of one day: the ends, then what the others became, then the beginnings. */
  apply(date: string, changes: readonly DeclaredChange[]): void {
    for (const { kind, code, name } of changes) {
      if (kind !== 'ES' && kind !== 'AS') continue;
      const ended = this.open.get(code) ?? this.#only(name);
      if (ended) this.#close(ended, date);
    }
    const became = [...groupBy(changes, ({ code }) => code)].flatMap(([code, own]) => {
      const before = this.open.get(code);
      const changed = before && changedSpell(before, date, own);
      return changed ? [{ before, changed }] : [];
    });
    // codes may be exchanged on one day: all are free before any is taken
    for (const { before } of became) this.#close(before, date);
    for (const { before, changed } of became) {
      if (!this.origins.has(changed.province)) this.origins.set(changed.province, before.province);
      this.begin(changed);
    }
    for (const { kind, code, name } of changes) {
      if (kind !== 'CS' && kind !== 'PV') continue;
      this.begin({
        code,
        ...namesOf(name, code),
        province: province(code),
        region: '',
        plate: '',
        cadastral: null,
        from: date,
        to: null,
        source: SOURCE,
      });
    }
  }

  /** The only municipality in force with a name: the row of an end may hold a code that the municipality never had. */
  #only(name: string): Spell | undefined {
    const wanted = name.toUpperCase();
    const found = [...this.open.values()].filter((spell) => spell.name === wanted);
    return found.length === 1 ? found[0] : undefined;
  }

  #close(spell: Spell, date: string): void {
    this.open.delete(spell.code);
    if (spell.from < date) this.closed.push({ ...spell, to: date });
  }
}

/** A municipality after its changes of name, code and province of one day; undefined when it has none of these. */
function changedSpell(before: Spell, date: string, changes: readonly DeclaredChange[]): Spell | undefined {
  const after = { ...before, from: date };
  for (const { kind, relatedCode, relatedName, relatedPlate } of changes) {
    if (kind === 'CD' && relatedName !== null) Object.assign(after, namesOf(relatedName, relatedCode ?? before.code));
    if ((kind === 'RN' || kind === 'AP') && relatedCode !== null)
      Object.assign(after, { code: relatedCode, province: province(relatedCode), plate: relatedPlate ?? '' });
  }
  const same = after.code === before.code && after.name === before.name && after.otherName === before.otherName;
  return same ? undefined : after;
}

/** The spells cut on the first day of regions, with the region of their province from then on. */
function withRegions(spells: readonly Spell[], regionOf: ReadonlyMap<string, string>): Spell[] {
  return spells.flatMap((spell) => {
    const region = regionOf.get(spell.province) ?? '';
    const cuts = region === DIVIDED.region ? [REGIONS_FROM, DIVIDED.until] : [REGIONS_FROM];
    const starts = [spell.from, ...cuts.filter((day) => day > spell.from && day < endOf(spell))];
    return starts.map((from, index): Spell => {
      const inRegions = from >= REGIONS_FROM;
      const divided = region === DIVIDED.region && from < DIVIDED.until;
      return { ...spell, from, to: starts[index + 1] ?? spell.to, region: !inRegions ? '' : divided ? DIVIDED.before : region };
    });
  });
}

/**
 * The dated history of the municipalities, made of the list of the first day (report 51 at 17/03/1861) and of the reports of changes since:
 * ends (98), foundations and annexations (100), names (104), codes and provinces (105). It lacks what no report tells: the codes that a
 * municipality had for no day, and the boundaries that the vocabulary has without a reason.
 */
export function rebuiltSpells(sources: Sources): Spell[] {
  const rebuilding = new Rebuilding();
  for (const { name, otherName, ...municipality } of sources.firstMunicipalities) {
    const names = { name: name.toUpperCase(), otherName: otherName.toUpperCase() };
    rebuilding.begin({ ...municipality, ...names, region: '', cadastral: null, from: FIRST_DAY, to: null, source: SOURCE });
  }
  const byDay = groupBy(distinctChanges(sources), ({ date }) => date);
  for (const date of [...byDay.keys()].sort()) if (date > FIRST_DAY) rebuilding.apply(date, byDay.get(date) ?? []);

  const plates = new Map([...sources.firstMunicipalities, ...sources.provinces].map(({ province, plate }) => [province, plate]));
  const spells = [...rebuilding.closed, ...rebuilding.open.values()].map((spell) => ({
    ...spell,
    plate: spell.plate || (plates.get(spell.province) ?? ''),
  }));
  const regions = new Map(sources.provinces.map(({ province, region }) => [province, region]));
  // a province that no list has was made of parts of another one
  for (const [made, from] of rebuilding.origins) if (!regions.has(made) && regions.has(from)) regions.set(made, regions.get(from) ?? '');
  return withRegions(spells, regions);
}
