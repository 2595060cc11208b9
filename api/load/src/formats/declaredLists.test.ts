import { describe, expect, it } from 'vitest';
import { readCsv } from '../tables/readCsv.ts';
import { readReportRows } from '../tables/readReportRows.ts';
import type { SourceTable } from '../tables/SourceTable.ts';
import { emptySources } from './format.ts';
import { recogniseFormat } from './recogniseFormat.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
function sourcesOf(file: SourceTable) {
  const sources = emptySources();
  const { format, table } = recogniseFormat(file);
  format.read(table, sources);
  return sources;
}

describe('report 128', () => {
  const LABELS =
    'Anno evento;Sigla Provincia/Uts;Codice Provincia/Uts;Codice Comune;Comune;Flag Scorporo;Tipo variazione;Data evento;Codice Comune associato;Comune associato;Codice Provincia/Uts associato;Sigla Provincia/Uts associata';
  const csv = (...rows: string[]) => readCsv('situas_128_2026-05-11.csv', bytes([LABELS, ...rows].join('\r\n')));

  it('is read by its labels: an end with its successor, divided or not', () => {
    const { declared } = sourcesOf(
      csv(
        '2026;PV;018;018082;Lirio;;ES;31/01/2026;018094;Montalto Pavese;018;PV',
        '1970;BG;016;016181;Riviera;1;ES;17/03/1970;016250;Medolago;016;BG',
      ),
    );
    expect(declared).toMatchObject([{ of: 'ended', date: '2026-05-11', file: 'situas_128_2026-05-11.csv' }]);
    expect(declared[0]?.rows).toMatchObject([
      { kind: 'ES', date: '2026-01-31', code: '018082', relatedCode: '018094', relatedName: 'Montalto Pavese', split: false },
      { kind: 'ES', date: '1970-03-17', code: '016181', relatedCode: '016250', split: true },
    ]);
  });

  it('has a passage to a foreign state without a successor', () => {
    const { declared } = sourcesOf(csv('1947;CN;004;004820;Tenda;;AS;16/09/1947;;Stato estero;;'));
    expect(declared[0]?.rows).toMatchObject([{ kind: 'AS', code: '004820', relatedCode: null, relatedName: null, split: null }]);
  });

  it('is read by its column names, and report 98, which has the cadastral code too, is a list of ends', () => {
    const row = {
      ANNO: 2026,
      PRO_COM_T: 18082,
      COMUNE: 'Lirio',
      FLAG_ES_SCORPORO: null,
      DATA_INIZIO_AMMINISTRATIVA: '31/01/2026',
      PRO_COM_T_REL: 18094,
      COMUNE_REL: 'Montalto Pavese',
    };
    const of = (value: object) => sourcesOf(readReportRows('righe.json', bytes(JSON.stringify({ resultset: [value] })))).declared[0]?.of;
    expect(of(row)).toBe('ended');
    expect(of({ ...row, COD_CATASTO: 'E608' })).toBe('ends');
  });
});

describe('report 129', () => {
  const LABELS =
    'Anno evento;Tipo variazione;Sigla automobilistica;Codice Provincia/Uts;Codice Comune;Comune;Codice Uts associato;Sigla automobilistica associata;Codice Comune associato;Comune associato;Provvedimento e Documento;Contenuto del provvedimento;Data evento';
  const read = (row: string) =>
    sourcesOf(readCsv('Variazioni Data Indagine 11-05-2026 Stampa 11052026101500.csv', bytes(`${LABELS}\n${row}`))).declared[0];

  it('is read by its labels, the act apart from its official journal, as of the day in the name that the live portal gives', () => {
    const list = read(
      '2025;CD-Cambio denominazione;AL;006;006113;Murisengo;006;AL;006113;Murisengo Monferrato;"D.C.R. N. 116 del 16/09/2025; B.U. N. 39-S1 del 25/09/2025";Modifica;10/10/2025',
    );
    expect(list).toMatchObject({ of: 'changes', date: '2026-05-11' });
    expect(list?.rows).toMatchObject([
      {
        kind: 'CD',
        date: '2025-10-10',
        code: '006113',
        relatedName: 'Murisengo Monferrato',
        act: { text: 'D.C.R. N. 116 del 16/09/2025', journal: 'B.U. N. 39-S1 del 25/09/2025' },
        content: 'Modifica',
      },
    ]);
  });

  it('with a kind of change that does not exist is refused by its line', () => {
    expect(() => read('2025;XX-Altro;AL;006;006113;A;006;AL;006113;B;Atto;Testo;10/10/2025')).toThrow(
      /line 2: "tipo variazione" is "XX-Altro"/,
    );
  });
});

it('report 130 is read by its labels', () => {
  const text =
    'Sigla provincia/uts;Codice Provincia/Uts;Codice Comune;Denominazione precedente;Codice denominazione storico;Sigla provincia/uts corrente;Codice Provincia/Uts corrente;Codice Comune corrente;Denominazione corrente\nTO;001;001003;Ala;001603;TO;201;001003;Ala di Stura';
  expect(sourcesOf(readCsv('situas_130_2026-05-11.csv', bytes(text))).formerNames).toEqual([
    { date: '2026-05-11', rows: [{ name: 'Ala', code: '001003', nameCode: '001603' }] },
  ]);
});
