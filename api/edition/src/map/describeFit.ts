import { italianDay } from '@territori/history/dates/day';
import { censusDay } from '@territori/traduzione/storia';
import type { Localized } from '@territori/wire/language';
import type { CatalogueSet } from './MapCatalogue.ts';
import type { MapLevel } from './MapSet.ts';

/** How well a set shows the units of a day. */
export interface Fit {
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
const NAMED = 3;

/** The years in which Italy was larger than today. */
const LARGER = { from: '1920-10-16', to: '1947-09-16' };

const UNITS: Readonly<Record<MapLevel, { one: Localized; many: Localized }>> = {
  comune: { one: { it: 'un comune', en: 'one municipality' }, many: { it: 'comuni', en: 'municipalities' } },
  uts: { one: { it: 'una provincia', en: 'one province' }, many: { it: 'province', en: 'provinces' } },
  regione: { one: { it: 'una regione', en: 'one region' }, many: { it: 'regioni', en: 'regions' } },
};

const number = (value: number, language: 'it' | 'en'): string => new Intl.NumberFormat(language, { useGrouping: true }).format(value);

const counted = (level: MapLevel, count: number, language: 'it' | 'en'): string =>
  count === 1 ? UNITS[level].one[language] : `${number(count, language)} ${UNITS[level].many[language]}`;

/** "Fiume, Pola e Zara", "Fiume, Pola and Zara". */
const list = (names: readonly string[], language: 'it' | 'en'): string =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : language).format([...names].sort(new Intl.Collator('it').compare));

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** What the set is: of a census, of a year, or put together from smaller units. */
function origin({ level, date, dated, reconstructed }: CatalogueSet): Localized {
  const year = date.slice(0, 4);
  if (reconstructed && level === 'compartimento')
    return {
      it: 'Compartimenti del primo censimento disponibile, senza le province che non erano ancora italiane',
      en: 'Compartments of the first available census, without the provinces that were not Italian yet',
    };
  if (reconstructed && level === 'regione')
    return { it: 'Regioni ricostruite dai confini delle loro province', en: 'Regions put together from the boundaries of their provinces' };
  if (reconstructed)
    return {
      it: 'Province ricostruite dai confini dei loro comuni',
      en: 'Provinces put together from the boundaries of their municipalities',
    };
  if (!dated)
    return {
      it: `Confini delle unità in vigore dal ${italianDay(date)}`,
      en: `Boundaries of the units in force since ${italianDay(date)}`,
    };
  if (censusDay(Number(year)) === date) {
    const what = level === 'compartimento' ? { it: 'Compartimenti', en: 'Compartments' } : { it: 'Confini', en: 'Boundaries' };
    return { it: `${what.it} del censimento del ${year}`, en: `${what.en} of the census of ${year}` };
  }
  return { it: `Confini del ${italianDay(date)}`, en: `Boundaries of ${italianDay(date)}` };
}

function sentences({ level, day, set, shared, undrawn, ceded }: Fit, language: 'it' | 'en'): string[] {
  const italian = language === 'it';
  const parts: string[] = [];
  const opening = origin(set)[language];
  if (level === 'comune' && set.date > day) {
    parts.push(
      italian
        ? `${opening}, attribuiti ai comuni del giorno con la storia delle unità: è una ricostruzione`
        : `${opening}, given to the municipalities of the day by the history of the units: this is a reconstruction`,
    );
  } else parts.push(opening);
  if (set.level === 'compartimento' && day < set.date)
    parts.push(
      italian
        ? 'I compartimenti precedenti non sono in nessuna fonte, e la mappa mostra anche territori che non erano ancora italiani'
        : 'No source has the earlier compartments, and the map also shows territories that were not Italian yet',
    );
  if (shared > 0)
    parts.push(
      italian
        ? `${capital(counted(level, shared, language))} ${shared === 1 ? 'è disegnato' : 'sono disegnati'} insieme ad altri, perché il confine fra loro non è nei dati`
        : `${capital(counted(level, shared, language))} ${shared === 1 ? 'is' : 'are'} drawn together with others, because the border between them is not in the data`,
    );
  if (undrawn.length > 0) {
    const names = undrawn.length <= NAMED ? ` (${list(undrawn, language)})` : '';
    const gone = ceded === undrawn.length;
    parts.push(
      italian
        ? `${capital(counted(level, undrawn.length, language))}${names} non ${undrawn.length === 1 ? 'è' : 'sono'} ${undrawn.length === 1 && level === 'comune' ? 'disegnato' : level === 'comune' ? 'disegnati' : undrawn.length === 1 ? 'disegnata' : 'disegnate'}${gone ? ': il loro territorio oggi non è italiano' : ''}`
        : `${capital(counted(level, undrawn.length, language))}${names} ${undrawn.length === 1 ? 'is' : 'are'} not drawn${gone ? ': the territory is not Italian today' : ''}`,
    );
  }
  if (day >= LARGER.from && day < LARGER.to)
    parts.push(
      italian
        ? 'I confini disponibili si fermano al confine di oggi: i territori ceduti nel 1947 non sono disegnati'
        : 'The available boundaries end at today’s border: the territories ceded in 1947 are not drawn',
    );
  return parts;
}

/** What a map says of its boundaries: which set it shows and how well it fits the day. */
export function describeFit(fit: Fit): Localized {
  const joined = (language: 'it' | 'en') => `${sentences(fit, language).join('. ')}.`;
  return { it: joined('it'), en: joined('en') };
}
