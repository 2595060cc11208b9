import { existsSync } from 'node:fs';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';

const besideCheckout = (name: string): string => fileURLToPath(new URL(`../../../../shared/${name}`, import.meta.url));

/** The folders of data that may stand beside a checkout. */
export const SHARED_DATA = besideCheckout('data');
export const SHARED_SOURCES = besideCheckout('fonti');

const OFFICIAL_DATA = fileURLToPath(new URL('../../../.data/official', import.meta.url));
const NO_FETCH = 'no';

/** Whether a portal may fetch the official files by itself: PORTALE_UFFICIALI=no forbids it. */
export const fetchesOfficial = ({ PORTALE_UFFICIALI }: NodeJS.ProcessEnv = process.env): boolean => PORTALE_UFFICIALI !== NO_FETCH;

/** Where files fetched from the official addresses are kept: PORTALE_UFFICIALI, or a folder of the checkout. */
export const officialFolder = (environment: NodeJS.ProcessEnv = process.env): string =>
  (fetchesOfficial(environment) && environment.PORTALE_UFFICIALI) || OFFICIAL_DATA;

/** Where a start looks for data. Each place has a default. */
export interface DataPlaces {
  /** Folders or files, separated as in PATH; '' for none. PORTALE_DATI by default. */
  named?: string;
  /** Folders that are read together where they exist. By default those beside the checkout. */
  beside?: readonly string[];
}

export const withDefaults = ({ named, beside }: DataPlaces = {}): Required<DataPlaces> => ({
  named: named ?? process.env.PORTALE_DATI ?? '',
  beside: beside ?? [SHARED_DATA, SHARED_SOURCES],
});

/**
 * The paths of a text in which they are separated as in PATH. A path that exists as it stands is one path, whatever it
 * contains.
 */
export const separated = (paths: string): string[] =>
  existsSync(paths) ? [paths] : paths.split(delimiter).filter((path) => path.trim() !== '');
