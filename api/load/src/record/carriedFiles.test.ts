import { historyCsv } from '@territori/api-testing/smallFiles';
import ExcelJS from 'exceljs';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { hashOf } from '../files/hashOf.ts';
import { carriedFiles } from './carriedFiles.ts';

const SIZES = {
  columns: [
    'PRO_COM_T',
    'COMUNE',
    'SIGLA_AUTOMOBILISTICA',
    'POP_LEG',
    'ANNO_CENSIMENTO',
    'AREA_KMQ',
    'ANNO_AREA',
    'POP_RES',
    'ANNO_POP_RES',
  ],
  rows: [
    ['001003', 'Gamma', 'TO', 30, 2021, '3', 2025, 31, 2023],
    ['001001', 'Agliè', 'TO', 2562, 2021, '13,1463', 2025, 2596, 2023],
    ['001001', 'Agliè', 'TO', 2562, 2021, '13,1463', 2025, 2596, 2023],
  ],
} as const;

async function asXlsx({ columns, rows }: typeof SIZES): Promise<Buffer> {
  const workbook = new ExcelJS.Workbook();
  workbook.addWorksheet('report').addRows([[...columns], ...rows.map((row) => [...row])]);
  return Buffer.from(await workbook.xlsx.writeBuffer());
}
const asCsv = ({ columns, rows }: typeof SIZES) =>
  iconv.encode([columns, ...rows].map((row) => row.join(';')).join('\r\n'), 'windows-1252');
const asJson = ({ columns, rows }: typeof SIZES) =>
  Buffer.from(JSON.stringify({ resultset: rows.map((row) => Object.fromEntries(columns.map((name, place) => [name, row[place]]))) }));

describe('a file as the record carries it', () => {
  it('has the same bytes for the same facts, as JSON, as a workbook and as a CSV', async () => {
    const [csv] = await carriedFiles('situas_74.csv', asCsv(SIZES));
    expect(csv?.text.split('\n')).toEqual([
      SIZES.columns.join(',').toLowerCase(),
      '001001,Agliè,TO,2562,2021,"13,1463",2025,2596,2023',
      '001003,Gamma,TO,30,2021,3,2025,31,2023',
      '',
    ]);
    expect(await carriedFiles('situas_74.json', asJson(SIZES))).toEqual([csv]);
    expect(await carriedFiles('situas_74.xlsx', await asXlsx(SIZES))).toEqual([csv]);
  });

  it('is described with its source, publisher, licence, day, rows, hash and columns', async () => {
    const [file] = await carriedFiles('Situas_74_2026-03-01.csv', asCsv(SIZES));
    expect(file?.resource).toEqual({
      name: 'situas-74-2026-03-01',
      path: 'tabelle/Situas_74_2026-03-01.csv',
      title: expect.any(String),
      description: expect.any(String),
      format: 'csv',
      mediatype: 'text/csv',
      encoding: 'utf-8',
      bytes: Buffer.byteLength(file?.text ?? ''),
      hash: `sha256:${hashOf(file?.text ?? '')}`,
      day: '2026-03-01',
      listsADay: true,
      rows: 2,
      sources: [{ title: 'Istat', path: 'https://situas.istat.it/' }],
      licenses: [{ name: 'CC-BY-4.0', title: 'CC BY 4.0 Istat', path: 'https://creativecommons.org/licenses/by/4.0/' }],
      schema: { fields: SIZES.columns.map((name) => ({ name: name.toLowerCase(), type: 'string' })), missingValues: [''] },
    });
  });

  it('has no day where its rows say their days themselves', async () => {
    const [file] = await carriedFiles('cities.csv', Buffer.from(historyCsv('001001 ALFA 01-01-2000 31-12-9999')));
    expect(file?.resource).toMatchObject({ day: null, sources: [{ title: 'AgID, Istat' }] });
    expect(file?.resource).not.toHaveProperty('listsADay');
  });

  it('is JSON with the types of its values where the portal serves the rows as they came', async () => {
    const rows = [
      { PRO_COM_T: '001003', SLL_2021: 103 },
      { PRO_COM_T: '001001', SLL_2021: null },
      { PRO_COM_T: '001003', SLL_2021: 103 },
    ];
    const [file] = await carriedFiles('situas_408_2021-12-31.json', Buffer.from(JSON.stringify({ resultset: rows })));
    expect(file?.text).toBe('{"resultset":[\n{"PRO_COM_T":"001001","SLL_2021":null},\n{"PRO_COM_T":"001003","SLL_2021":103}\n]}\n');
    expect(file?.resource).toMatchObject({ path: 'tabelle/situas_408_2021-12-31.json', format: 'json', day: '2021-12-31', rows: 2 });
    expect(await carriedFiles('situas_408_2021-12-31.json', Buffer.from(file?.text ?? ''))).toEqual([file]);
  });

  it('is the same TopoJSON for boundaries', async () => {
    const text = JSON.stringify({
      type: 'Topology',
      arcs: [
        [
          [8, 46],
          [7, 46],
          [7, 45],
          [8, 46],
        ],
      ],
      objects: { comuni: { type: 'GeometryCollection', geometries: [{ type: 'Polygon', id: '001001', arcs: [[0]] }] } },
    });
    const [file, ...others] = await carriedFiles('comuni_2011.topo.json', Buffer.from(text));
    expect(others).toEqual([]);
    expect(file?.text).toBe(text);
    expect(file?.resource).toMatchObject({
      name: 'comuni-2011',
      path: 'confini/comuni_2011.topo.json',
      format: 'topojson',
      day: '2011-01-01',
      rows: 1,
      licenses: [{ name: 'CC-BY' }],
    });
  });

  it('is refused as a load refuses it, where it is no source', async () => {
    await expect(carriedFiles('page.csv', Buffer.from('<html>Sign in to the network</html>'))).rejects.toThrow(/^page.csv: no known file/);
  });
});
