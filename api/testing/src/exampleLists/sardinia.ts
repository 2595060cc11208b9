import ExcelJS from 'exceljs';
import { isoDay, recordRows } from '../recordRows.ts';
import { municipalitiesOn } from './municipalitiesOn.ts';

const SARDINIA = '20';

/** The municipalities of Sardinia in 2010 as features, with their codes in the properties; the places are made up. */
export async function featuresOf2010(): Promise<Buffer> {
  const rows = (await municipalitiesOn('2010-06-01')).filter(({ idregione }) => idregione === SARDINIA);
  const features = rows.map((row, place) => ({
    type: 'Feature',
    properties: {
      PRO_COM: Number(row.codistat),
      NOME_COM: row.denominazione_it,
      COD_REG: Number(SARDINIA),
      COD_PRO: Number(row.idprovinciaistat),
    },
    geometry: { type: 'Point', coordinates: [8 + place / 1000, 39 + place / 1000] },
  }));
  return Buffer.from(JSON.stringify({ type: 'FeatureCollection', features }));
}

/** A code of Sardinia and the one in its place since 28/04/2016, as report 129 publishes them. */
export interface NewCode {
  readonly old: string;
  readonly current: string;
  readonly name: string;
}

/** The municipalities that the reform of the provinces of Sardinia gave another code. */
export async function newCodesOf2016(): Promise<NewCode[]> {
  const rows = await recordRows('situas_129_2026-05-11');
  return rows
    .filter((row) => isoDay(row['data evento']) === '2016-04-28')
    .map((row) => ({ old: row['codice comune'] ?? '', current: row['codice comune associato'] ?? '', name: row.comune ?? '' }));
}

/** A workbook with both codes as integers and a row of totals, on its second sheet. */
export async function twoCodes(): Promise<Buffer> {
  const pairs = await newCodesOf2016();
  const workbook = new ExcelJS.Workbook();
  workbook.addWorksheet('Sheet1');
  workbook
    .addWorksheet('sardegna')
    .addRows([
      ['istat_old', 'istat_new', 'comune'],
      ...pairs.map(({ old, current, name }) => [Number(old), Number(current), name]),
      ['Total', '', pairs.length],
    ]);
  return Buffer.from(await workbook.xlsx.writeBuffer());
}
