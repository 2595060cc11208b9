import { EARLIEST_DATE, today } from '@territori/kit';
import type { MapLevel } from '@territori/report-flow/map';
import { useParameters } from '@territori/report-flow/useParameters';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { readFigures } from './readFigures.ts';

/** How long a day of the time line rests before it is written into the address, in ms. Safari refuses a hundred in half a minute. */
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

/** What the address chooses, and what of it is written there; a day that is not yet written there stands in the place of its day. */
function readAddress(parameters: URLSearchParams, last: string, passing: string | null) {
  const asked = parameters.get('livello');
  // the usual word for the level
  const level = asked === 'provincia' ? 'uts' : asked;
  const kind = parameters.get('tipo');
  const written = {
    data: passing ?? (parameters.get('data') || last),
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
 * The choice that the address holds; its level, days and figures as they were asked for; a function that changes a part of it; and one
 * that shows a day at once and writes it into the address when it rests, or with the next change.
 */
export function useMapAddress() {
  const { parameters, show } = useParameters();
  // the same objects while the address is the same: what they are given to need not be drawn again
  const last = today();
  // the day that is shown and not yet written; it counts until the address changes
  const [passed, setPassed] = useState<{ readonly day: string; readonly on: URLSearchParams } | null>(null);
  const passing = passed?.on === parameters ? passed.day : null;
  const { choice, written } = useMemo(() => readAddress(parameters, last, passing), [parameters, last, passing]);
  const latest = useRef({ choice, written, show, parameters });
  useLayoutEffect(() => {
    latest.current = { choice, written, show, parameters };
  });
  const pass = useCallback((day: string) => setPassed({ day, on: latest.current.parameters }), []);
  // one function for all renders: what it is given to need not be drawn again when the address changes
  const change = useCallback((next: Partial<MapChoice>) => {
    const { choice, written, show } = latest.current;
    const asWritten = { data: written.data, con: written.con || null, cifre: written.cifre || null };
    const entries = Object.entries({ ...choice, ...asWritten, ...next });
    const parameters = Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== null));
    // Back undoes a choice of level, region, comparison or first unit; days and further units replace the entry of the browser's history
    const isFirstUnit = choice.unita === null && (next.unita ?? null) !== null;
    setPassed(null);
    show(parameters, { replace: !('livello' in next || 'regione' in next || 'con' in next || isFirstUnit) });
  }, []);
  useEffect(() => {
    if (passing === null) return;
    const { href } = window.location;
    // the visitor may have gone on or back already, which the router shows a little later
    const rest = setTimeout(() => window.location.href === href && change({ data: passing }), DAY_REST_MS);
    return () => clearTimeout(rest);
  }, [passing, change]);
  return { choice, written, change, pass };
}
