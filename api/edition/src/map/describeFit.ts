import { italianDay } from '@territori/history/dates/day';
import { type Language, type Localized, localeOf, textIn } from '@territori/languages';
import { inEachLanguage, type Translate } from '@territori/languages/messagesOf';

import { censusDay } from '@territori/traduzione/storia';
import { message } from '../message.ts';
import type { CatalogueSet } from './MapCatalogue.ts';
import type { MapLevel } from './MapSet.ts';

/** What a sentence says of how a set shows the units of a day. */
export interface FitFacts {
  readonly level: MapLevel;
  readonly day: string;
  readonly set: CatalogueSet;
  readonly units: number;
  /** Units that share all their polygons with others. */
  readonly shared: number;
  /** Units that no polygon shows, as their names on the day. */
  readonly undrawn: readonly string[];
  /** How many of them are outside Italy today. */
  readonly ceded: number;
}

/** More names than these are not listed in a sentence. */
const NAMED_UNITS = 3;

/** The years in which Italy was larger than today. */
const YEARS_OF_LARGER_ITALY = { from: '1920-10-16', to: '1947-09-16' };

type Key = Parameters<typeof message>[0];

const countedUnits = (level: MapLevel, count: number, language: Language, t: Translate<Key>): string =>
  t(`describeFit.units.${level}`, { count, number: new Intl.NumberFormat(language, { useGrouping: true }).format(count) });

/** "Fiume, Pola e Zara", "Fiume, Pola and Zara". */
const enumeratedUnits = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(localeOf(language)).format([...names].sort(new Intl.Collator('it').compare));

const withCapital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** What the set is: of a census, of a year, or put together from smaller units. */
function originOfSet({ level, date, dated, reconstructed }: CatalogueSet): Localized {
  const year = date.slice(0, 4);
  if (reconstructed && level === 'compartimento') return message('describeFit.compartmentsFirstAvailable');
  if (reconstructed && level === 'regione') return message('describeFit.regionsPutTogether');
  if (reconstructed) return message('describeFit.provincesPutTogether');
  if (!dated) return message('describeFit.boundariesUnitsForce', { date: italianDay(date) });
  if (censusDay(Number(year)) === date) {
    return message(level === 'compartimento' ? 'describeFit.census.compartments' : 'describeFit.census', { year });
  }
  return message('describeFit.boundaries', { date: italianDay(date) });
}

/** What a sentence says without the units that a set shows. */
type SetFacts = Pick<FitFacts, 'level' | 'day' | 'set'>;

function opening({ level, day, set }: SetFacts, language: Language): string[] {
  const t = message.in(language);
  const origin = textIn(originOfSet(set), language);
  return [
    level === 'comune' && set.date > day ? t('describeFit.givenToTheDay', { opening: origin }) : origin,
    ...(set.level === 'compartimento' && day < set.date ? [t('describeFit.noEarlierCompartments')] : []),
  ];
}

function ending({ day }: SetFacts, language: Language): string[] {
  return day >= YEARS_OF_LARGER_ITALY.from && day < YEARS_OF_LARGER_ITALY.to ? [message.in(language)('describeFit.cededIn1947')] : [];
}

function sentences(fit: FitFacts, language: Language): string[] {
  const { level, shared, undrawn, ceded } = fit;
  const t = message.in(language);
  const parts = opening(fit, language);
  if (shared > 0) parts.push(t('describeFit.together', { count: shared, units: withCapital(countedUnits(level, shared, language, t)) }));
  if (undrawn.length > 0) {
    const units = withCapital(countedUnits(level, undrawn.length, language, t));
    const named = undrawn.length <= NAMED_UNITS ? t('describeFit.named', { units, names: enumeratedUnits(undrawn, language) }) : units;
    const values = { count: undrawn.length, units: named };
    parts.push(
      level === 'comune'
        ? t(ceded === undrawn.length ? 'describeFit.ceded.comune' : 'describeFit.undrawn.comune', values)
        : t(ceded === undrawn.length ? 'describeFit.ceded' : 'describeFit.undrawn', values),
    );
  }
  return [...parts, ...ending(fit, language)];
}

const asText = (parts: readonly string[]): string => `${parts.join('. ')}.`;

/** What a map says of its boundaries: which set it shows and how well it fits the day. */
export const describeFit = (fit: FitFacts): Localized => inEachLanguage((language) => asText(sentences(fit, language)));

/** The same without counts of units: which set the map shows, and what it lacks on every day. */
export const describeSet = (facts: SetFacts): Localized =>
  inEachLanguage((language) => asText([...opening(facts, language), ...ending(facts, language)]));
