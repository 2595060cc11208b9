import { RecordedHistory } from '@territori/api-testing/RecordedHistory';
import { describe, expect, it } from 'vitest';
import { Timeline } from '../Timeline.ts';

const record = await RecordedHistory.read();

describe('names of the time', () => {
  const provinces = () => new Timeline(record.history.versions.filter(({ level }) => level === 'uts'));

  it.each([
    ['084', '1861-03-17', 'Girgenti', 'dichiarato'],
    ['084', '1921-12-01', 'Girgenti', 'dichiarato'],
    ['084', '1925-01-01', 'Girgenti o Agrigento (nome tra il 1921 e il 1931)', 'dedotto'],
    ['084', '1931-04-21', 'Agrigento', 'dichiarato'],
    ['084', '1940-01-01', 'Agrigento', 'dichiarato'],
    ['008', '1900-01-01', 'Porto Maurizio', 'dichiarato'],
    ['008', '1931-04-21', 'Imperia', 'dichiarato'],
    ['061', '1865-01-01', 'Terra del Lavoro', 'dichiarato'],
    ['065', '1861-12-31', 'Principato Citeriore', 'dichiarato'],
    ['071', '1861-12-31', 'Capitanata', 'dichiarato'],
    ['089', '1861-12-31', 'Noto', 'dichiarato'],
    // the census of 1871 has two names for this code
    ['079', '1871-12-31', 'Calabria Ulteriore II', 'dichiarato'],
    ['054', '1881-12-31', 'Umbria', 'dichiarato'],
    ['040', '1936-04-21', 'Forlì', 'dichiarato'],
    // the list of the censuses writes Valle d'Aosta and Bolzano - Bozen, the acts of 1927 and 1945 other names
    ['007', '1927-01-12', 'Aosta', 'dichiarato'],
    ['007', '1938-01-01', 'Aosta', 'dichiarato'],
    ['007', '1945-10-05', "Valle d'Aosta", 'dichiarato'],
    ['007', '1991-10-20', "Valle d'Aosta/Vallée d'Aoste", 'dichiarato'],
    ['021', '1938-01-01', 'Bolzano', 'dichiarato'],
    ['021', '1951-11-04', 'Bolzano/Bozen', 'dichiarato'],
    // the censuses write Latina and Enna, the municipality that gives the province its name had another one
    ['059', '1936-04-21', 'Littoria', 'dedotto'],
    ['059', '1945-06-22', 'Latina', 'dichiarato'],
    ['086', '1927-01-12', 'Castrogiovanni', 'dedotto'],
    ['058', '2026-05-11', 'Roma', 'dichiarato'],
  ])('of province %s on %s is %s (%s)', (code, date, name, certainty) => {
    expect(provinces().at(code, date)).toMatchObject({ name, certainty });
  });

  it('are a change of name only where its day is known', () => {
    const renames = record.history.changes.filter(({ level, kind }) => level === 'uts' && kind === 'CD');
    expect(renames.map(({ date, code, name }) => `${date} ${code} ${name}`)).toEqual([
      '1927-12-01 086 Enna',
      '1930-11-18 011 La Spezia',
      '1945-06-22 059 Latina',
      "1945-10-05 007 Valle d'Aosta",
    ]);
    const [, , , aosta] = renames;
    expect(aosta).toMatchObject({ certainty: 'dichiarato' });
    expect(record.history.acts.find(({ id }) => id === aosta?.actId)).toMatchObject({
      text: 'Decreto legislativo luogotenenziale 7 settembre 1945, n. 545',
      url: expect.stringContaining('normattiva.it'),
    });
  });

  it('make the region Abruzzi e Molise until Molise begins', () => {
    const regions = new Timeline(record.history.versions.filter(({ level }) => level === 'regione'));
    expect(['1948-01-01', '1964-01-18', '1964-01-19'].map((date) => regions.at('13', date)?.name)).toEqual([
      'Abruzzi e Molise',
      'Abruzzi e Molise',
      'Abruzzo',
    ]);
  });

  it('follow one another without a gap or an overlap', () => {
    const torn = [...provinces().byUnit.values()].flatMap((versions) =>
      versions.filter((version, index) => {
        const next = versions[index + 1];
        return (version.to ?? '9999') <= version.from || (next !== undefined && (version.to ?? '9999') > next.from);
      }),
    );
    expect(torn).toEqual([]);
  });

  it('leave each change between the versions that it names', () => {
    const byId = new Map(record.history.versions.map((version) => [version.id, version]));
    expect(byId.size).toBe(record.history.versions.length);
    const torn = record.history.changes.filter(({ beforeId, afterId, date, unitId }) => {
      const [earlier, later] = [byId.get(beforeId ?? -1), byId.get(afterId ?? -1)];
      return (
        (beforeId !== null && (earlier?.to !== date || earlier.unitId !== unitId)) ||
        (afterId !== null && (later?.from !== date || later.unitId !== unitId))
      );
    });
    expect(torn).toEqual([]);
  });

  it('hold the compartments from the census of 1871 and the circondari of that of 1911', () => {
    expect(
      record.history.snapshots
        .filter(({ report }) => [44, 46, 47].includes(report))
        .map(({ report, date, rows }) => `${report} ${date} ${rows.length}`),
    ).toEqual(
      expect.arrayContaining(['44 1871-12-31 16', '44 1921-12-01 18', '46 1931-04-21 18', '46 1936-04-21 18', '47 1911-06-10 284']),
    );
  });
});
