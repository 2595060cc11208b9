import type { SizeRow } from '../../territory/sources.ts';
import { type Format, istat } from '../format.ts';
import { dateInName, type Row, type Table } from '../table.ts';

/** A whole number as Italian files may write one: `2.644` is two thousand six hundred forty-four. */
function groupedInteger(row: Row, column: string): number | null {
  const value = row.text(column);
  if (value === '') return null;
  if (!/^(\d+|\d{1,3}(\.\d{3})+)$/.test(value)) throw row.refuse(`"${column}" is "${value}", not a whole number`);
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
function datedColumn(table: Table, beginning: string): DatedColumn | undefined {
  const column = table.columns.find((name) => name.startsWith(beginning));
  if (column === undefined) return undefined;
  const year = /(?<=^|[ /])\d{4}(?= |$)/.exec(column)?.[0] ?? dateInName(table.file)?.slice(0, 4);
  return { column, year: year === undefined ? null : Number(year) };
}

/**
 * A format of which `code` holds the code of the municipality, and `columns` are those by which it is recognised
 * beside it.
 */
const classification = (code: string, columns: readonly string[], description: Format['description']): Format =>
  istat({
    description,
    url: 'https://www.istat.it/classificazione/principali-statistiche-geografiche-sui-comuni/',
    columns: [code, ...columns],
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
      sources.municipalSizes.push({ date: dateInName(table.file), rows });
    },
  });

/**
 * "Classificazioni statistiche e dimensione dei comuni" of Istat as a workbook; its other sheets are a legend and
 * links.
 */
export const classificationsWorkbook = classification(
  'codice istat del comune (alfanumerico)',
  ['denominazione (italiana e straniera)', 'zona altimetrica', 'altitudine del centro (metri)', 'grado di urbanizzazione'],
  { it: 'Classificazioni statistiche e dimensione dei comuni', en: 'Statistical classifications and size of the municipalities' },
);

/**
 * The same facts as the CSV of 2018 has them. The legal population of the census is already added up for the
 * municipalities of the day of the file.
 */
export const classificationsCsv = classification(
  'codice_istat',
  ['denominazione (italiana e straniera)', 'zona_altimetrica', 'altitudine', 'grado_urbanizzazione'],
  { it: 'Principali statistiche geografiche sui comuni', en: 'Main geographical statistics of the municipalities' },
);
