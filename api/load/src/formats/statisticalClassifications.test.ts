import { describe, expect, it } from 'vitest';
import { readCsv } from '../tables/readCsv.ts';
import type { SourceTable } from '../tables/SourceTable.ts';
import { emptySources } from './format.ts';
import { recogniseFormat } from './recogniseFormat.ts';

const csv = (file: string, ...lines: string[]) => readCsv(file, new TextEncoder().encode(lines.join('\r\n')));

function listOf(table: SourceTable) {
  const sources = emptySources();
  recogniseFormat(table).format.read(table, sources);
  return sources.municipalSizes;
}

describe('the classifications of 2018', () => {
  const HEAD =
    '\uFEFFCODICE_ISTAT;Denominazione (italiana e straniera);superficie;Popolazione legale 2011 (09/10/2011);zona_altimetrica;altitudine;litoraneo;isolano;costiero;grado_urbanizzazione';
  const read = (row: string) => listOf(csv('territorio_2018-01-01.csv', HEAD, row));

  it('have whole numbers with points, decimals with a comma, codes without zeros, and the area of the year of the file', () => {
    expect(read('1001;Agliè;13,15;2.644;3;1.080;0;0;0;2')).toEqual([
      {
        date: '2018-01-01',
        rows: [
          {
            code: '001001',
            plate: null,
            municipalities: null,
            legalPopulation: 2644,
            censusYear: 2011,
            area: '13.15',
            areaYear: 2018,
            residents: null,
            residentsYear: null,
          },
        ],
      },
    ]);
    expect(read('58091;Roma;1.287,36;2.617.175;5;20;1;0;1;1')[0]?.rows).toMatchObject([{ legalPopulation: 2617175, area: '1287.36' }]);
  });

  it('with a number that is none are refused by the line', () => {
    expect(() => read('1001;Agliè;13,15;2.64;3;315;0;0;0;2')).toThrow(/line 2: "popolazione legale 2011 \(09\/10\/2011\)" is "2.64"/);
  });
});

describe('the classifications of 2023', () => {
  const HEAD =
    'Codice Regione;Codice Istat del Comune (alfanumerico);Denominazione (Italiana e straniera);Superficie territoriale (kmq) al 01/01/2023;Popolazione legale 2021 (31/12/2021);Popolazione residente al 31/12/2022;Zona altimetrica;Altitudine del centro (metri);Comune litoraneo;Comune isolano;Zone costiere;Grado di urbanizzazione';

  it('have the years of each figure in their labels', () => {
    expect(listOf(csv('classificazioni_2023-01-01.csv', HEAD, '01;001001;Agliè;13.1462;2562;2558;3;315;0;0;0;2'))[0]?.rows).toMatchObject([
      {
        code: '001001',
        legalPopulation: 2562,
        censusYear: 2021,
        area: '13.1462',
        areaYear: 2023,
        residents: 2558,
        residentsYear: 2022,
      },
    ]);
  });
});

describe('the census of 1991', () => {
  const read = (row: string) => listOf(csv('comuni_1991.csv', 'PRO_COM_T,COMUNE,COMUNE_A,POP_1991,AREA_KMQ', row));

  it('has population and area of its day', () => {
    expect(read('001001,Aglie,,2623,13.3719')).toMatchObject([
      {
        date: '1991-10-20',
        rows: [{ code: '001001', legalPopulation: 2623, censusYear: 1991, area: '13.3719', areaYear: 1991, residents: null }],
      },
    ]);
  });

  it('is refused, with the line, when a population is not a number', () => {
    expect(() => read('001001,Aglie,,molti,13.3719')).toThrow(/line 2: "pop_1991" is "molti", not a whole number/);
  });
});
