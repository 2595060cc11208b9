import { RecordedHistory } from '@territori/api-testing/RecordedHistory';
import { covers } from '@territori/history/territory/period';
import type { UnitColumns } from '@territori/wire/v1/unitColumns';
import { describe, expect, it } from 'vitest';
import { encodeUnitColumns } from './encodeUnitColumns.ts';
import type { MapLevel } from './MapSet.ts';
import { MunicipalSuccession } from './MunicipalSuccession.ts';
import { regionsOfUnits } from './regionsOfUnits.ts';

const record = await RecordedHistory.read();
const { history } = record;
const regionsOf = regionsOfUnits(history.versions, new MunicipalSuccession(history));
const columnsOf = (level: MapLevel) => encodeUnitColumns(level, history.versions, [], regionsOf(level));

/** Name and upper unit of each unit on a day, as a page reads them from the columns of the map. */
function onDay(
  { giorni, unita, superiori, versioni }: UnitColumns,
  day: string,
): Map<number, readonly [name: string, upper: number | null]> {
  const found = new Map<number, readonly [string, number | null]>();
  let name = '';
  versioni.unita.forEach((place, row) => {
    name = versioni.denominazione[row] || name;
    const [from = '', to] = [giorni[versioni.dal[row] ?? -1], giorni[versioni.al[row] ?? -1]];
    if (day < from || (to !== undefined && day >= to)) return;
    found.set(unita[place] as number, [name, superiori[versioni.superiore[row] ?? -1] ?? null]);
  });
  return found;
}

describe.each<MapLevel>(['comune', 'uts', 'regione'])('the names on the map (%s)', (level) => {
  it.each(['1861-03-17', '1925-01-01', '1938-01-01', '1990-01-01', '2009-06-29', '2009-06-30', '2026-01-01'])(
    'are those of the record on %s, each with the province or region of that day',
    (day) => {
      const expected = history.versions
        .filter((version) => version.level === level && covers(version, day))
        .map(
          ({ unitId, name, utsId, regionId }) => [unitId, [name, level === 'comune' ? utsId : level === 'uts' ? regionId : null]] as const,
        );
      expect(onDay(columnsOf(level), day)).toEqual(new Map(expected));
    },
  );
});

it('Lissone leads on the map of 1990 to Milano, and since 30/06/2009 to Monza e della Brianza', () => {
  const columns = columnsOf('comune');
  const provinces = columnsOf('uts');
  const provinceOn = (day: string) => {
    const [, upper] = onDay(columns, day).get(record.unit('015123', '1990-01-01') ?? 0) ?? [];
    return onDay(provinces, day).get(upper ?? 0)?.[0];
  };
  expect(['1990-01-01', '2009-06-29', '2009-06-30'].map(provinceOn)).toEqual(['Milano', 'Milano', 'Monza e della Brianza']);
});

describe('the regions of today in which the territory of a unit lies', () => {
  /** The regions of the unit that has a name on a day, by their codes. */
  const regionsOn = (level: MapLevel, wanted: string, day: string) => {
    const columns = columnsOf(level);
    const named = [...onDay(columns, day)].filter(([, [name]]) => name === wanted).map(([unit]) => unit);
    const places = columns.unita.flatMap((unit, place) => (named.includes(unit) ? [place] : []));
    return places
      .flatMap((place) => columns.regioni?.[place] ?? [])
      .flatMap((entry) => {
        const [code, from = '', to] = entry.split('/');
        return from <= day && (!to || day < to) ? [code] : [];
      });
  };

  it('are those of a municipality on the last day, or of those that it became', () => {
    // of Pavia until 1923, then of Piacenza; united with Busto Arsizio in 1928; of Marche until 2009
    expect(regionsOn('comune', 'Bobbio', '1900-01-01')).toEqual(['08']);
    expect(regionsOn('comune', 'Sacconago', '1900-01-01')).toEqual(['03']);
    expect(regionsOn('comune', 'Pennabilli', '2000-01-01')).toEqual(['08']);
  });

  it('are those of the municipalities that a province or a region had at the time', () => {
    expect(regionsOn('uts', 'Pavia', '1900-01-01')).toEqual(['03', '07', '08']);
    expect(regionsOn('uts', 'Pavia', '2000-01-01')).toEqual(['03']);
    expect(regionsOn('uts', 'Venezia Tridentina', '1922-01-01')).toEqual(['03', '04', '05']);
    expect(regionsOn('regione', 'Abruzzi e Molise', '1950-01-01')).toEqual(['13', '14']);
    expect(regionsOn('regione', 'Marche', '2000-01-01')).toEqual(['08', '11']);
    expect(regionsOn('regione', 'Marche', '2026-01-01')).toEqual(['11']);
  });

  it('are none for what was ceded to a foreign state', () => {
    expect(regionsOn('uts', 'Pola', '1938-01-01')).toEqual([]);
    expect(regionsOn('comune', 'Briga Marittima', '1900-01-01')).toEqual([]);
  });
});
