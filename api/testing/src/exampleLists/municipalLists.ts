import { stringify } from 'csv-stringify/sync';
import type { RecordRow } from '../recordRows.ts';
import { bothNames, municipalitiesOn } from './municipalitiesOn.ts';
import { provinces } from './upperUnits.ts';

/** A made-up postal code, as real ones begin with the number of a district: most are codes of some other municipality. */
const postcode = ({ idprovinciaistat }: RecordRow, line: number): string =>
  `${10 + ((Number(idprovinciaistat) * 7) % 89)}0${10 + (line % 60)}`;

/** A made-up dialling prefix, which looks like the code of a province. */
const prefix = ({ idprovinciaistat }: RecordRow): string => `0${11 + ((Number(idprovinciaistat) * 5) % 89)}`;

/** Municipalities of 2011 without a header: code, name, plate, region, prefix, postal code, cadastral code, a figure. */
export async function withoutHeader(): Promise<Buffer> {
  const rows = (await municipalitiesOn('2011-06-01')).map((row, line) => [
    ...[row.codistat, row.denominazione_it, row.siglaprovincia, row.idregione],
    ...[prefix(row), postcode(row, line), row.codcatastale, 100 + line],
  ]);
  return Buffer.from(stringify(rows, { delimiter: ';' }));
}

/** What the list of an election has in place of the code in force: a typing error, and the code of three weeks before. */
const MISTAKES: Readonly<Record<string, string>> = { '002171': '20171', '016215': '97080' };

/** Municipalities of an election in 2018: codes as integers, one mistyped and one old. */
export async function integersWithMistakes(): Promise<Buffer> {
  const upper = new Map((await provinces()).map((province) => [province.code, province]));
  const rows = (await municipalitiesOn('2018-02-10')).map((row, line) => {
    const { codistat = '', idprovinciaistat = '' } = row;
    const { name, region } = upper.get(idprovinciaistat) ?? {};
    return {
      COD_REG: Number(region?.code),
      REGIONE: region?.name,
      COD_PROV: Number(idprovinciaistat),
      PROVINCIA: name,
      PRO_COM: MISTAKES[codistat] ?? Number(codistat),
      COMUNE: row.denominazione_it,
      ID_ENTE: 1_000_000_000 + line,
    };
  });
  return Buffer.from(stringify(rows, { header: true }));
}

/** Figures of 2013 and 2018 by municipalities of 2019, in windows-1252: codes as integers, years in the headers. */
export async function windows1252(): Promise<Buffer> {
  const rows = (await municipalitiesOn('2019-07-01')).map((row, line) => ({
    CODICE_ISTAT: Number(row.codistat),
    comune: row.denominazione_it,
    popolazione2013: 200 + line,
    popolazione2018: 190 + line,
  }));
  return Buffer.from(stringify(rows, { delimiter: ';', header: true }), 'latin1');
}

const capitals = (name = ''): string =>
  name
    .toUpperCase()
    .normalize('NFD')
    .replace(/\u0300/g, "'")
    .normalize('NFC');

/** Figures of 2022 by names in capitals, beside the names of their provinces: no code, the names of South Tyrol in both languages. */
export async function namesInCapitals(): Promise<Buffer> {
  const upper = new Map((await provinces()).map((province) => [province.code, province]));
  const rows = (await municipalitiesOn('2022-07-01')).map((row, line) => ({
    'Data elezione': '25/09/2022',
    REGIONE: capitals(upper.get(row.idprovinciaistat ?? '')?.region.name),
    PROVINCIA: capitals(upper.get(row.idprovinciaistat ?? '')?.name),
    COMUNE: bothNames(row.denomtraslitterata, row.altradenomtraslitterata),
    Elettori: 500 + line,
    'Ore 12': 100 + line,
  }));
  return Buffer.from(stringify(rows, { delimiter: ';', header: true, bom: true }));
}
