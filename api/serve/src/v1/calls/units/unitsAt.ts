import { fitOn } from '@territori/edition/map/fitOn';
import { type Holders, holdersOn } from '@territori/edition/map/holdersOn';
import { type CatalogueSet, type MapCatalogue, setOn } from '@territori/edition/map/MapCatalogue';
import type { Position } from '@territori/history/boundaries/Boundaries';
import type { Day } from '@territori/history/dates/day';
import { type Localized, textIn } from '@territori/languages';
import type { Punto } from '@territori/wire/v1/punto';
import type { Unita } from '@territori/wire/v1/unita';
import { message } from '../../../message.ts';
import { openMaps } from '../boundaries/mapsOf.ts';
import type { CallContext } from '../Call.ts';
import { PointFinder } from './PointFinder.ts';

/** The day from which the Vatican City is a state; older sets draw no border around it. */
const VATICAN: Day = '1929-06-07';

type PointLevel = Punto['confini'][number]['livello'];

/** What is known of a point on a day: the units that it was in, and the boundaries by which this is known. */
export interface PointFound {
  readonly units: readonly Unita[];
  readonly punto: Punto;
}

/** What a call has found: its rows, its envelope and its notice need the same. */
const FOUND_BY_CALL = new WeakMap<CallContext, Map<string, Promise<PointFound>>>();

/** The municipality, province and region of a point on a day. Rejects with Problem where there are no boundaries. */
export function unitsAt(point: Position, day: Day, context: CallContext): Promise<PointFound> {
  const known = FOUND_BY_CALL.get(context) ?? new Map<string, Promise<PointFound>>();
  FOUND_BY_CALL.set(context, known);
  const question = `${point} ${day}`;
  const answer = known.get(question) ?? findUnits(point, day, context);
  known.set(question, answer);
  return answer;
}

const NO_HOLDERS: Holders = { ids: [], evidence: null };

async function findUnits(point: Position, day: Day, { model, edition, services, language }: CallContext): Promise<PointFound> {
  const { catalogue, store } = await openMaps(services.store, edition, 'punto');
  const finder = new PointFinder(store, edition);
  const rows = model.inForce(day).map(({ row }) => row);
  const inForce = new Map(rows.map((row) => [row.id, row]));

  const set = setOn(catalogue, 'comune', day);
  const newest = catalogue.sets.find(({ id }) => id === catalogue.levels.comune.calendar.at(-1)?.set);
  const isAbroad = newest !== undefined && newest !== set && day >= VATICAN && (await finder.isInAnotherState(point, newest));
  const area = set && !isAbroad ? await finder.areaAt(point, set) : undefined;
  const tenures = set && area ? await finder.tenuresOf(set) : undefined;
  const holders = tenures && area ? holdersOn(tenures, area.place, day) : NO_HOLDERS;
  const municipalities = holders.ids.flatMap((id) => inForce.get(id) ?? []);

  const units: Unita[] = [];
  const confini: Punto['confini'][number][] = [];
  const add = (livello: PointLevel, those: readonly Unita[], by: CatalogueSet | undefined, { evidence }: Holders) => {
    units.push(...those);
    const fit =
      by &&
      fitOn(levelOfSet(by), day, by, catalogue, new Map(rows.flatMap((row) => (row.livello === levelOfSet(by) ? [[row.id, row]] : []))));
    confini.push({
      livello,
      unita: those.map(({ id }) => id),
      insieme: by?.id ?? null,
      data_confini: by?.date ?? null,
      ricostruito: by?.reconstructed ?? null,
      certezza: those.length === 0 ? null : evidence,
      disegnate_insieme: those.length > 1,
      frase: [textIn(hereSentence(livello, those), language), textIn(fit?.sentence, language)].filter(Boolean).join(' '),
    });
  };
  add('comune', municipalities, set, holders);
  for (const [level, field] of [
    ['uts', 'provincia'],
    ['regione', 'regione'],
  ] as const) {
    if (municipalities.length > 0) {
      const ids = new Set(municipalities.flatMap((row) => row[field]?.id ?? []));
      add(
        level,
        [...ids].flatMap((id) => inForce.get(id) ?? []),
        set,
        holders,
      );
      continue;
    }
    const own = setOn(catalogue, level, day);
    const drawn = own?.level === level ? await finder.areaAt(point, own) : undefined;
    const row = drawn && rows.find((one) => one.livello === level && one.codice === drawn.code);
    // the own set of a level knows more only of units whose municipalities no set draws: it is coarser at the sea and around other states
    add(level, row && (!set || hasUndrawn(row, day, catalogue, inForce)) ? [row] : [], own, NO_HOLDERS);
  }
  return { units, punto: { longitudine: point[0], latitudine: point[1], data: day, confini } };
}

/** Compartments stand in the place of regions. */
const levelOfSet = ({ level }: CatalogueSet): PointLevel => (level === 'compartimento' ? 'regione' : level);

/** True when some municipality of a province or region has no area on a day. */
const hasUndrawn = (row: Unita, day: Day, { levels }: MapCatalogue, inForce: ReadonlyMap<number, Unita>): boolean =>
  levels.comune.undrawn.some(({ unit, from, to }) => {
    const own = from <= day && (to === null || day < to) ? inForce.get(unit) : undefined;
    return own?.provincia?.id === row.id || own?.regione?.id === row.id;
  });

/** A note where no unit or more than one contains the point; null where one does. */
function hereSentence(level: PointLevel, units: readonly Unita[]): Localized | null {
  if (units.length === 0) return message(`unitsAt.noBoundary.${level}`);
  if (units.length === 1) return null;
  const names = units.map(({ denominazione }) => denominazione).join(', ');
  return message('unitsAt.borderBetweenNot', { names });
}
