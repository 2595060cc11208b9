/** The days of the censuses of the population. */
const CENSUSES: Readonly<Record<number, string>> = {
  1861: '1861-12-31',
  1871: '1871-12-31',
  1881: '1881-12-31',
  1901: '1901-02-10',
  1911: '1911-06-10',
  1921: '1921-12-01',
  1931: '1931-04-21',
  1936: '1936-04-21',
  1951: '1951-11-04',
  1961: '1961-10-15',
  1971: '1971-10-24',
  1981: '1981-10-25',
  1991: '1991-10-20',
  2001: '2001-10-21',
  2011: '2011-10-09',
  2021: '2021-12-31',
};

/** The day of the census of a year; undefined where there was none. */
export const censusDay = (year: number): string | undefined => CENSUSES[year];
