import { existsSync } from 'node:fs';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';
import { todayInRome } from '../dates/day.ts';
import { type OfficialFile, officialFiles } from './officialFiles.ts';

const besideCheckout = (name: string): string => fileURLToPath(new URL(`../../../../shared/${name}`, import.meta.url));

/** The folders of data that may stand beside a checkout. */
export const SHARED_DATA = besideCheckout('data');
export const SHARED_SOURCES = besideCheckout('fonti');

/** Where files fetched from the official addresses are kept: PORTALE_UFFICIALI, or a folder of the checkout. */
export const OFFICIAL_DATA = process.env.PORTALE_UFFICIALI || fileURLToPath(new URL('../../../.data/official', import.meta.url));

/** Where a start looks for data. Each place has a default. */
export interface DataPlaces {
  /** Folders or files, separated as in PATH; '' for none. PORTALE_DATI by default. */
  named?: string;
  /** Folders that are read together where they exist. By default those beside the checkout. */
  beside?: readonly string[];
  /** The official addresses, and the folder in which their files are kept. */
  official?: { files: readonly OfficialFile[]; folder: string };
}

export const withDefaults = ({ named, beside, official }: DataPlaces): Required<DataPlaces> => ({
  named: named ?? process.env.PORTALE_DATI ?? '',
  beside: beside ?? [SHARED_DATA, SHARED_SOURCES],
  official: official ?? { files: officialFiles(todayInRome()), folder: OFFICIAL_DATA },
});

/** The paths of a text in which they are separated as in PATH. A path that exists as it stands is one path, whatever it contains. */
export const separated = (paths: string): string[] =>
  existsSync(paths) ? [paths] : paths.split(delimiter).filter((path) => path.trim() !== '');
