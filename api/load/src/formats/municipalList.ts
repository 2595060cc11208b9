import { listedCadastral } from '@territori/history/territory/municipalities/cadastralCodes';
import type { DivisionSnapshot } from '@territori/history/territory/sources/DivisionSnapshot';
import type { MunicipalitySnapshot } from '@territori/history/territory/sources/MunicipalitySnapshot';
import type { RegionSnapshot } from '@territori/history/territory/sources/RegionSnapshot';
import type { UtsSnapshot } from '@territori/history/territory/sources/UtsSnapshot';
import { message } from '../message.ts';
import { dateInName, type Row, type SourceTable } from '../tables/SourceTable.ts';
import { istatFormat } from './format.ts';

const UTS_CODE = "codice dell'unità territoriale sovracomunale (valida a fini statistici)";
const UTS_NAME = "denominazione dell'unità territoriale sovracomunale (valida a fini statistici)";

/** One municipality of the institute's list. */
export interface ListedMunicipality extends MunicipalitySnapshot {
  province: string;
  utsCode: string;
  utsName: string;
  region: string;
  regionName: string;
  division: string;
  divisionName: string;
}

const nutsOfRow = (row: Row, level: 1 | 2 | 3) => row.textOrNull(`codice nuts${level} 2024`);

/** The rows of the list with the columns that all its editions have. */
export const listedMunicipalities = (table: SourceTable): ListedMunicipality[] =>
  table.rows.map((row) => ({
    code: row.code('codice comune formato alfanumerico', 6),
    name: row.text('denominazione (italiana e straniera)') || row.required('denominazione in italiano'),
    italianName: row.required('denominazione in italiano'),
    otherName: row.textOrNull('denominazione altra lingua'),
    cadastral: row.textOrNull('codice catastale del comune'),
    province: row.code('codice provincia (storico)', 3),
    utsCode: row.code(UTS_CODE, 3),
    utsName: row.required(UTS_NAME),
    region: row.code('codice regione', 2),
    regionName: row.required('denominazione regione'),
    division: row.code('codice ripartizione geografica', 1),
    divisionName: row.required('ripartizione geografica'),
    taxCode: null,
    utsCapital: row.text('flag comune capoluogo di provincia/città metropolitana/libero consorzio') === '1',
    regionCapital: null,
    nuts1: nutsOfRow(row, 1),
    nuts2: nutsOfRow(row, 2),
    nuts3: nutsOfRow(row, 3),
  }));

const uniqueByCode = <Item extends { code: string }>(items: Item[]): Item[] => [
  ...new Map(items.map((item) => [item.code, item])).values(),
];

/** The institute's list of the municipalities on one day ("Elenco-comuni-italiani"), csv or xlsx, in any of its editions. */
export const municipalList = istatFormat({
  description: message('municipalList.description'),
  fact: 'comuni',
  municipality: 'codice comune formato alfanumerico',
  url: 'https://www.istat.it/classificazione/codici-dei-comuni-delle-province-e-delle-regioni/',
  columns: [
    'codice regione',
    UTS_CODE,
    'codice provincia (storico)',
    'codice comune formato alfanumerico',
    'denominazione in italiano',
    'ripartizione geografica',
    UTS_NAME,
  ],
  read(table, sources) {
    const date = dateInName(table.file);
    const rows = listedMunicipalities(table);
    sources.municipalities.push({ date, rows });
    sources.cadastral.push(...listedCadastral(date, rows));
    sources.uts.push({
      date,
      rows: uniqueByCode(
        rows.map(
          (row): UtsSnapshot => ({ code: row.province, utsCode: row.utsCode, name: row.utsName, type: null, taxCode: null, nuts3: null }),
        ),
      ),
    });
    sources.regions.push({
      date,
      rows: uniqueByCode(
        rows.map(
          (row): RegionSnapshot => ({
            code: row.region,
            division: row.division,
            name: row.regionName,
            type: null,
            taxCode: null,
            nuts2: null,
          }),
        ),
      ),
    });
    sources.divisions.push({
      date,
      rows: uniqueByCode(rows.map((row): DivisionSnapshot => ({ code: row.division, name: row.divisionName, nuts1: row.nuts1 }))),
    });
    for (const row of rows) sources.spellings.push(row.italianName, ...(row.otherName === null ? [] : [row.otherName]));
  },
});
