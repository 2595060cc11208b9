import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const inCheckout = (path: string): string => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

/** The record that comes with the portal: the package `@territori/dati`. */
export const CARRIED_RECORD = inCheckout('api/dati');

const OFFICIAL_DATA = inCheckout('.data/official');
const NO_FETCH = 'no';

/** Whether a portal may ask the official addresses by itself: PORTALE_UFFICIALI=no forbids it. */
export const fetchesOfficial = ({ PORTALE_UFFICIALI }: NodeJS.ProcessEnv = process.env): boolean => PORTALE_UFFICIALI !== NO_FETCH;

/** Where files fetched from the official addresses are kept: PORTALE_UFFICIALI, or a folder of the checkout. */
export const officialFolder = (environment: NodeJS.ProcessEnv = process.env): string =>
  (fetchesOfficial(environment) && environment.PORTALE_UFFICIALI) || OFFICIAL_DATA;

/** Where files are kept that a refresh of the carried record fetched, apart from those of a portal that runs meanwhile. */
export const refreshFolder = (): string => join(officialFolder(), 'refresh');

/** Where the record stands that was made of the carried one and of what the official addresses gave. */
export const updatedRecord = (official: string): string => join(official, 'record');

/** Where a start looks for data. Each place has a default. */
export interface DataPlaces {
  /** Folders or files, separated as in PATH; '' for none. PORTALE_DATI by default. */
  named?: string;
  /** The folder of the record, of which an update may be in force; by default the one that comes with the portal. */
  record?: string;
}

/** The paths that PORTALE_DATI names, or those given in its place; '' for none. */
export const namedPaths = ({ named }: DataPlaces = {}): string => named ?? process.env.PORTALE_DATI ?? '';

/**
 * The paths of a text in which they are separated as in PATH. A path that exists as it stands is one path, whatever it
 * contains.
 */
export const separated = (paths: string): string[] =>
  existsSync(paths) ? [paths] : paths.split(delimiter).filter((path) => path.trim() !== '');
