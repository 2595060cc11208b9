/** Calls of one kind, none of which helps the next, and the milliseconds of processor time that one may take. */
export interface Kind {
  readonly title: string;
  readonly limit: number;
  readonly paths: readonly string[];
}

const each = (number: number, path: (nth: number) => string): string[] => Array.from({ length: number }, (_, nth) => path(nth));
const day = (nth: number) => new Date(Date.UTC(1950, 0, 1) + nth * 137 * 86_400_000).toISOString().slice(0, 10);
const spool = (report: number, nth: number, query: Readonly<Record<string, string>>) =>
  `/api/Report/Spool/${day(nth)}/${report}?${new URLSearchParams({ PageSize: '50', ...query })}`;
const REGIONS = ['Piemonte', 'Lombardia', 'Veneto', 'Toscana', 'Lazio', 'Campania', 'Puglia', 'Sicilia'];
const NAMES = ['Roma', 'Novara', 'Sant’Angelo', 'Forli', 'Bozen', 'valle', 'Reggio', 'Monte'];

/** What the portal and scripts ask for, before anything of it is known; `edition` names the one in service. */
export const kindsOf = (edition: string, units: readonly number[]): readonly Kind[] => [
  { title: '61, any page of any day', limit: 3, paths: each(200, (nth) => spool(61, nth, { PageNum: String(1 + ((nth * 37) % 150)) })) },
  {
    title: '61, by a column, either way',
    limit: 6,
    paths: each(200, (nth) => spool(61, nth, { orderFields: nth % 2 ? 'COMUNE' : 'DEN_UTS', orderDirects: nth % 3 ? 'ASC' : 'DESC' })),
  },
  {
    title: '61, of a region',
    limit: 6,
    paths: each(200, (nth) => spool(61, nth, { pFilterFields: 'DEN_REG', pFilterValues: REGIONS[nth % 8] as string })),
  },
  {
    title: '61, with a part of a name, by name',
    limit: 6,
    paths: each(200, (nth) =>
      spool(61, nth, {
        pFilterFields: 'COMUNE',
        pFilterOperators: 'CONTAINS',
        pFilterValues: NAMES[nth % 8] as string,
        orderFields: 'COMUNE',
      }),
    ),
  },
  {
    title: '99, of two days, by name',
    limit: 6,
    paths: each(
      200,
      (nth) =>
        `/api/Report/Spool/${day(110 + (nth % 90))}/99?${new URLSearchParams({ PageSize: '50', dataA: `2026-0${1 + (nth % 3)}-0${1 + (nth % 9)}`, orderFields: 'COMUNE_DT_IN' })}`,
    ),
  },
  { title: '61, asked again', limit: 1, paths: each(200, (nth) => spool(61, nth % 4, { edizione: edition })) },
  { title: 'v1: 100 municipalities of a day', limit: 2, paths: each(200, (nth) => `/api/v1/unita?livello=comune&data=${day(nth)}`) },
  {
    title: 'search',
    limit: 2,
    paths: each(200, (nth) => `/api/unita?q=${encodeURIComponent(`${NAMES[nth % 8]} ${'abcdefghi'[nth % 9]}`)}`),
  },
  { title: 'history of a unit', limit: 2, paths: each(200, (nth) => `/api/unita/${units[(nth * 31) % units.length]}/storia`) },
  { title: '61 as CSV', limit: 80, paths: each(12, (nth) => spool(61, nth * 15, { pdoctype: 'CSV' })) },
  { title: '61 as XLSX', limit: 350, paths: each(6, (nth) => spool(61, nth * 30, { pdoctype: 'XLSX' })) },
];
