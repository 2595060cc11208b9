import type { SizeRow } from '@territori/history/territory/sources/SizeRow';
import type { TerritoryRow } from '@territori/history/territory/sources/TerritoryRow';
import { message } from '../message.ts';
import { dateInName, type Row, type SourceTable } from '../tables/SourceTable.ts';
import { type Format, istatFormat } from './format.ts';

/** A whole number as Italian files may write one: `2.644` is two thousand six hundred forty-four. */
function groupedInteger(row: Row, column: string): number | null {
  const value = row.text(column);
  if (value === '') return null;
  if (!/^(\d+|\d{1,3}(\.\d{3})+)$/.test(value)) throw row.refuseCell(column, `is "${value}", not a whole number`);
  return Number(value.replaceAll('.', ''));
}

/**
 * A decimal number as text with a point; `1.287,39` is one thousand two hundred eighty-seven and 39 hundredths.
 */
function groupedDecimal(row: Row, column: string): string | null {
  const value = row.text(column);
  return /^\d{1,3}(\.\d{3})+,\d+$/.test(value) ? value.replaceAll('.', '').replace(',', '.') : row.decimalOrNull(column);
}

interface DatedColumn {
  column: string;
  year: number | null;
}

/** The column whose label begins so, with the year in the label, else the year of the file. */
function datedColumn(table: SourceTable, beginning: string): DatedColumn | undefined {
  const column = table.columns.find((name) => name.startsWith(beginning));
  if (column === undefined) return undefined;
  const year = /(?<=^|[ /])\d{4}(?= |$)/.exec(column)?.[0] ?? dateInName(table.file)?.slice(0, 4);
  return { column, year: year === undefined ? null : Number(year) };
}

/** Where each feature of the territory stands. */
interface FeatureColumns {
  zone: string;
  altitude: string;
  seaside: string;
  island: string;
  coastal: string;
  urbanisation: string;
}

/** A file from this day on has the coastal areas and degrees of urbanisation of 2021, one before it those of 2011. */
const CLASSES_OF_2021 = '2021-12-31';

function territoryRow(row: Row, code: string, columns: FeatureColumns, day: string | null): TerritoryRow {
  const [coastal, urbanisation] = [row.integerOrNull(columns.coastal), row.integerOrNull(columns.urbanisation)];
  const of2021 = day !== null && day >= CLASSES_OF_2021;
  return {
    code,
    island: row.integerOrNull(columns.island),
    seaside: row.integerOrNull(columns.seaside),
    zone: row.integerOrNull(columns.zone),
    // the source has "n.d." for a municipality founded shortly before
    altitude: /^n\.d\.$/i.test(row.text(columns.altitude)) ? null : groupedInteger(row, columns.altitude),
    coastal2011: of2021 ? null : coastal,
    coastal2021: of2021 ? coastal : null,
    urbanisation2011: of2021 ? null : urbanisation,
    urbanisation2021: of2021 ? urbanisation : null,
  };
}

/**
 * A format in which the column `code` holds the code of the municipality, `name` its name and `features` its territory.
 */
const classification = (code: string, name: string, features: FeatureColumns, description: Format['description']): Format =>
  istatFormat({
    description,
    listsADay: true,
    url: 'https://www.istat.it/classificazione/principali-statistiche-geografiche-sui-comuni/',
    columns: [code, name, features.zone, features.altitude, features.urbanisation],
    read(table, sources) {
      const [census, area, residents] = ['popolazione legale', 'superficie', 'popolazione residente al'].map((beginning) =>
        datedColumn(table, beginning),
      );
      const rows = table.rows.map(
        (row): SizeRow => ({
          code: row.code(code, 6),
          plate: null,
          municipalities: null,
          legalPopulation: census ? groupedInteger(row, census.column) : null,
          censusYear: census?.year ?? null,
          area: area ? groupedDecimal(row, area.column) : null,
          areaYear: area?.year ?? null,
          residents: residents ? groupedInteger(row, residents.column) : null,
          residentsYear: residents?.year ?? null,
        }),
      );
      const date = dateInName(table.file);
      sources.municipalSizes.push({ date, rows });
      sources.territories.push({ date, rows: table.rows.map((row) => territoryRow(row, row.code(code, 6), features, date)) });
    },
  });

/**
 * "Classificazioni statistiche e dimensione dei comuni" of Istat as a workbook; its other sheets are a legend and
 * links.
 */
export const classificationsWorkbook = classification(
  'codice istat del comune (alfanumerico)',
  'denominazione (italiana e straniera)',
  {
    zone: 'zona altimetrica',
    altitude: 'altitudine del centro (metri)',
    seaside: 'comune litoraneo',
    island: 'comune isolano',
    coastal: 'zone costiere',
    urbanisation: 'grado di urbanizzazione',
  },
  message('statisticalClassifications.statisticalClassificationsSize'),
);

/**
 * The same facts as the CSV of 2018 has them. The legal population of the census is already added up for the
 * municipalities of the day of the file.
 */
export const classificationsCsv = classification(
  'codice_istat',
  'denominazione (italiana e straniera)',
  {
    zone: 'zona_altimetrica',
    altitude: 'altitudine',
    seaside: 'litoraneo',
    island: 'isolano',
    coastal: 'costiero',
    urbanisation: 'grado_urbanizzazione',
  },
  message('statisticalClassifications.mainGeographicalStatistics'),
);
