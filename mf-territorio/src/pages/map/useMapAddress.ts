import { EARLIEST_DATE, today } from '@territori/kit';
import type { MapLevel } from '@territori/report-flow/map';
import { useParameters } from '@territori/report-flow/useParameters';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { readFigures } from './readFigures.ts';

/** How long a day rests before it is written into the address, in ms: Safari refuses more than a hundred addresses in half a minute. */
export const DAY_REST_MS = 700;

export const MAP_LEVELS: readonly MapLevel[] = ['regione', 'uts', 'comune'];
const isLevel = (text: string | null): text is MapLevel => MAP_LEVELS.some((level) => level === text);
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What a visitor chose on the map; null stands for nothing chosen. */
export interface MapChoice {
  readonly data: string;
  readonly livello: MapLevel;
  readonly unita: string | null;
  /** Code of a region of today. */
  readonly regione: string | null;
  /** The day with which `data` is compared. */
  readonly con: string | null;
  /** Figures to show, as `readFigures` reads at least one of them; their name, and what they are. */
  readonly cifre: string | null;
  readonly nome: string | null;
  readonly tipo: 'conteggio' | 'tasso' | null;
}

/** True for a day of the calendar from 17/03/1861 to the last day, which is today. */
function isDay(text: string, last: string): boolean {
  if (!ISO_DAY.test(text) || text < EARLIEST_DATE || text > last) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/**
 * What the address chooses, and what it says in its own words.
 * @param unwritten the day that is shown in the place of the address's; null for none
 */
function readAddress(parameters: URLSearchParams, last: string, unwritten: string | null) {
  const asked = parameters.get('livello');
  // the usual word for the level
  const level = asked === 'provincia' ? 'uts' : asked;
  const kind = parameters.get('tipo');
  const written = {
    data: unwritten ?? (parameters.get('data') || last),
    con: parameters.get('con') ?? '',
    cifre: parameters.get('cifre') ?? '',
    livello: level,
  };
  const choice: MapChoice = {
    data: isDay(written.data, last) ? written.data : last,
    livello: isLevel(level) ? level : 'uts',
    unita: parameters.get('unita') || null,
    regione: parameters.get('regione') || null,
    con: isDay(written.con, last) ? written.con : null,
    cifre: readFigures(written.cifre).figures.size > 0 ? written.cifre : null,
    nome: parameters.get('nome') || null,
    tipo: kind === 'conteggio' || kind === 'tasso' ? kind : null,
  };
  return { choice, written };
}

/**
 * What a visitor chose on the map, as the address says it. `written` is its level, days and figures in the visitor's own words. `change`
 * writes a part of the choice into the address. `showDay` shows a day at once, and writes it when it has rested, with the next change, or
 * before a link is followed.
 * @param running true while time runs: a day does not rest then
 */
export function useMapAddress(running: boolean) {
  const { parameters, show } = useParameters();
  // the same objects while the address is the same: what they are given to need not be drawn again
  const last = today();
  // the day that is shown and not yet written, with the address for which it was chosen: another address has a day of its own
  const [shown, setShown] = useState<{ readonly day: string; readonly on: URLSearchParams } | null>(null);
  const unwritten = shown?.on === parameters ? shown.day : null;
  const { choice, written } = useMemo(() => readAddress(parameters, last, unwritten), [parameters, last, unwritten]);
  const latest = useRef({ choice, written, show, parameters });
  useLayoutEffect(() => {
    latest.current = { choice, written, show, parameters };
  });
  const showDay = useCallback((day: string) => setShown({ day, on: latest.current.parameters }), []);
  // one function for all renders: what it is given to need not be drawn again when the address changes
  const change = useCallback((next: Partial<MapChoice>) => {
    const { choice, written, show } = latest.current;
    const asWritten = { data: written.data, con: written.con || null, cifre: written.cifre || null };
    const entries = Object.entries({ ...choice, ...asWritten, ...next });
    const parameters = Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== null));
    // Back undoes a choice of level, region, comparison or first unit; days and further units replace the entry of the browser's history
    const isFirstUnit = choice.unita === null && (next.unita ?? null) !== null;
    // also a day that is being drawn
    setShown(null);
    show(parameters, { replace: !('livello' in next || 'regione' in next || 'con' in next || isFirstUnit) });
  }, []);
  useEffect(() => {
    if (unwritten === null) return;
    const { href } = window.location;
    // the visitor may have gone on or back already, which the router shows a little later
    const write = () => window.location.href === href && change({ data: unwritten });
    const rest = running ? undefined : setTimeout(write, DAY_REST_MS);
    // before a link is followed: Back comes to the day that was seen last
    const writeBeforeLink = (event: Event) => event.composedPath().some((part) => part instanceof HTMLAnchorElement) && write();
    document.addEventListener('click', writeBeforeLink, true);
    return () => {
      clearTimeout(rest);
      document.removeEventListener('click', writeBeforeLink, true);
    };
  }, [unwritten, running, change]);
  return { choice, written, change, showDay };
}
