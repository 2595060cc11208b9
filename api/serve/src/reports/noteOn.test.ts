import { HOLDINGS } from '@territori/api-testing/holdings';
import { OPEN_END } from '@territori/history/dates/day';
import { CATALOGUE } from '@territori/reports/catalogue';
import type { Holdings } from '@territori/reports/Holdings';
import { describe, expect, it } from 'vitest';
import { noteOn } from './noteOn.ts';

const holdings: Holdings = {
  ...HOLDINGS,
  snapshots: new Map([[47, ['1911-06-10', '1921-12-01'].map((day) => ({ day, file: '', columns: [] }))]]),
  valuedDays: new Map([
    ['popolazione_legale comune', [{ from: '1991-10-20', to: OPEN_END }]],
    ['area_kmq comune', [{ from: '1991-10-20', to: OPEN_END }]],
    ['popolazione_residente comune', [{ from: '2023-01-01', to: OPEN_END }]],
    ['capoluogo_uts comune', [{ from: '2024-01-22', to: OPEN_END }]],
    ['tipo regione', [{ from: '2024-01-01', to: OPEN_END }]],
  ]),
};

describe('the note on a report at a day', () => {
  const note = (report: number, day: string) => {
    const found = CATALOGUE.get(report);
    if (!found) throw new Error(`There is no report ${report}`);
    const dates = { from: day, to: day };
    return noteOn({ report: found, dates, holdings }, found.query?.fields(dates).map(({ column }) => column) ?? []);
  };

  it('names each empty column with the days on which it has values, those of the same days together', () => {
    expect(note(74, '1985-01-01')?.it).toBe(
      'Colonne vuote al 01/01/1985: Popolazione legale, Anno del censimento, Superficie (km²), Anno della superficie (hanno valori dal 20/10/1991); Popolazione residente, Anno della popolazione residente (hanno valori dal 01/01/2023). I residenti sono noti solo per gli anni che una fonte caricata riporta, indicati in ANNO_POP_RES.',
    );
    expect(note(74, '2000-01-01')?.en).toBe(
      'Columns empty on 01/01/2000: Resident population, Year of the resident population (have values from 01/01/2023). Residents are known only for the years that a loaded source has, given in ANNO_POP_RES.',
    );
    expect(note(74, '2023-01-01')?.en).toBe('Residents are known only for the years that a loaded source has, given in ANNO_POP_RES.');
    expect(note(63, '2023-01-01')).toBeNull();
  });

  it('names the columns of the lists that only a list of a day fills', () => {
    expect(note(61, '2010-01-01')?.it).toBe('Colonna vuota al 01/01/2010: Capoluogo di provincia/uts (ha valori dal 22/01/2024).');
    expect(note(68, '2010-01-01')?.it).toContain('Tipologia Regione, Descrizione tipologia Regione (hanno valori dal 01/01/2024)');
  });

  it('says of which day loaded rows are, on another day', () => {
    expect(note(47, '1911-06-10')).toBeNull();
    expect(note(47, '1920-01-01')).toMatchObject({
      it: 'I dati sono quelli del 10/06/1911, gli ultimi noti al 01/01/1920.',
      en: 'The data are those of 10/06/1911, the last ones known on 01/01/1920.',
    });
    expect(note(47, '1922-01-01')?.en).toContain('01/12/1921');
    expect(note(47, '1900-01-01')?.it).toBe('I dati sono quelli del 10/06/1911, i primi noti dopo il 01/01/1900.');
  });
});
