import { stringify } from 'csv-stringify/sync';
import { provinces, regionsAsPublished } from './upperUnits.ts';

const DAY = '2025-01-08T17:00:00';

/** Figures by province, among them two rows a region that are no province; the plate of Napoli is NA. */
export async function byProvince(): Promise<Buffer> {
  const ofProvinces = (await provinces()).map(({ region, ...province }) => [
    region.code,
    region.name,
    province.code,
    province.name,
    province.plate,
  ]);
  const ofNone = (await regionsAsPublished()).flatMap(({ code, name }, place) => [
    [code, name, String(879 + place), 'Fuori Regione / Provincia Autonoma', ''],
    [code, name, String(979 + place), 'In fase di definizione/aggiornamento', ''],
  ]);
  const rows = [...ofProvinces, ...ofNone].sort(([one = ''], [other = '']) => Number(one) - Number(other));
  const header = [
    'data',
    'codice_regione',
    'denominazione_regione',
    'codice_provincia',
    'denominazione_provincia',
    'sigla_provincia',
    'totale',
  ];
  return Buffer.from(stringify([header, ...rows.map((row, line) => [DAY, ...row, 1000 + line])]));
}

/** Figures by region and day, with the codes of the regions in a column called ISTAT. */
export async function byRegion(): Promise<Buffer> {
  const regions = await regionsAsPublished();
  const rows = Array.from({ length: 30 }, (_, day) =>
    regions.map(({ code, name }, place) => ({
      data: `2024-01-${String(day + 1).padStart(2, '0')}`,
      totale: 50 + day * regions.length + place,
      ISTAT: Number(code),
      reg: name,
    })),
  );
  return Buffer.from(stringify(rows.flat(), { header: true }));
}
