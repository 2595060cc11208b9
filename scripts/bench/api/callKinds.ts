/** Calls of one kind, none of which helps the next, and the milliseconds of processor time that one may take. */
export interface Kind {
  readonly title: string;
  readonly limit: number;
  readonly paths: readonly string[];
}

const kind = (title: string, limit: number, path: (nth: number) => string, number = 800): Kind => ({
  title,
  limit,
  paths: Array.from({ length: number }, (_, nth) => path(nth)),
});
const day = (nth: number) => new Date(Date.UTC(1950, 0, 1) + nth * 34 * 86_400_000).toISOString().slice(0, 10);
const query = (parameters: Readonly<Record<string, string>>) => new URLSearchParams({ PageSize: '50', ...parameters });
const spool = (nth: number, parameters: Readonly<Record<string, string>>) => `/api/Report/Spool/${day(nth)}/61?${query(parameters)}`;
const REGIONS = ['Piemonte', 'Lombardia', 'Veneto', 'Toscana', 'Lazio', 'Campania', 'Puglia', 'Sicilia'];
const NAMES = ['Roma', 'Novara', 'Sant’Angelo', 'Forli', 'Bozen', 'valle', 'Reggio', 'Monte'];
const LETTERS = 'abcdefghijklmnopqrstuvwxy';
const PART = { pFilterFields: 'COMUNE', pFilterOperators: 'CONTAINS', orderFields: 'COMUNE' };

/** What the portal and scripts ask for, before anything of it is known; `edition` names the one in service. */
export const kindsOf = (edition: string, units: readonly number[]): readonly Kind[] => [
  kind('61, any page of any day', 3, (nth) => spool(nth, { PageNum: String(1 + ((nth * 37) % 150)) })),
  kind('61, by a column, either way', 6, (nth) =>
    spool(nth, { orderFields: nth % 2 ? 'COMUNE' : 'DEN_UTS', orderDirects: nth % 3 ? 'ASC' : 'DESC' }),
  ),
  kind('61, of a region', 6, (nth) => spool(nth, { pFilterFields: 'DEN_REG', pFilterValues: REGIONS[nth % 8] as string })),
  kind('61, with a part of a name, by name', 6, (nth) => spool(nth, { ...PART, pFilterValues: NAMES[nth % 8] as string })),
  kind('99, of two days, by name', 6, (nth) => {
    const until = `2026-0${1 + (nth % 3)}-0${1 + (nth % 9)}`;
    return `/api/Report/Spool/${day(445 + (nth % 355))}/99?${query({ dataA: until, orderFields: 'COMUNE_DT_IN' })}`;
  }),
  kind('61, asked again', 1, (nth) => spool(nth % 4, { edizione: edition })),
  kind('v1: 100 municipalities of a day', 2, (nth) => `/api/v1/unita?livello=comune&data=${day(nth)}`),
  kind(
    'search',
    2,
    (nth) => `/api/unita?q=${encodeURIComponent(`${NAMES[nth % 8]} ${LETTERS[nth % 25]}${LETTERS[Math.floor(nth / 200)]}`)}`,
  ),
  kind('history of a unit', 2, (nth) => `/api/unita/${units[(nth * 31) % units.length]}/storia`),
  kind('61 as CSV', 80, (nth) => spool(nth * 60, { pdoctype: 'CSV' }), 12),
  kind('61 as XLSX', 350, (nth) => spool(nth * 120, { pdoctype: 'XLSX' }), 6),
];
