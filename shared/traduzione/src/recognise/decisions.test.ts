import { describe, expect, it } from 'vitest';
import { openList } from '../openList.ts';
import { readText } from '../read/readGrids.ts';
import { HistoryIndex } from '../storia/index.ts';
import { day, SMALL_STORIA, unit } from '../testing/smallStoria.ts';
import { translateList } from '../translate/translateList.ts';
import { reportOf } from '../write/reportOf.ts';
import { type Decision, readDecisions, withDecision, writeDecisions } from './Decision.ts';

const index = new HistoryIndex(SMALL_STORIA);
const decision = (value: string, code: string | null, beside: string | null = null): Decision => ({
  value,
  beside,
  level: 'comune',
  unit: code === null ? null : unit(code),
  code: code ?? '',
  name: '',
});

const LIST = ['comune;prov;n', 'Gamma;TO;1', 'Rho;;2', 'Gama;TO;3', 'GAMA;TO;4', 'Estero;;5', 'Zeta;TO;6', 'Epsilon;TO;7', 'Pi;NA;8'];

function translated(decisions: readonly Decision[], lines = LIST) {
  const list = openList(index, [readText(lines.join('\n'))], { column: 0, province: 1, decisions });
  const { table, recognition } = list;
  const translation = translateList(index, table, recognition, day('2012-06-01'), day('2020-01-01'));
  const report = reportOf({ file: 'elenco.csv', table, recognition, day: '2020-01-01', translation });
  return {
    report,
    epoch: recognition.epoch,
    rows: translation.outcomes.map(({ outcome, target, notices }) => [outcome, target?.code ?? '', notices.includes('deciso')]),
  };
}

describe('decisions of a visitor', () => {
  it('settle homonyms and unknown names, all equal ones at once, and leave everything else as it is', () => {
    const open = translated([]).rows;
    expect([open[1], open[2], open[4]]).toEqual([
      ['ambigua', '', false],
      ['sconosciuta', '', false],
      ['sconosciuta', '', false],
    ]);
    const { rows } = translated([decision('Rho', '002013'), decision('Gama', '001003'), decision('Estero', null)]);
    expect([rows[1], rows[2], rows[3], rows[4]]).toEqual([
      ['invariata', '002013', true],
      ['invariata', '001003', true],
      ['invariata', '001003', true],
      ['vuota', '', false],
    ]);
    expect([rows[0], ...rows.slice(5)]).toEqual([open[0], ...open.slice(5)]);
  });

  it('are named by the report with the rows that each settled', () => {
    const { report } = translated([decision('Gama', '001003'), decision('Altrove', '001003'), decision('Estero', null)]);
    expect(report.decisioni.map(({ valore, unita, righe }) => [valore, unita, righe])).toEqual([
      ['Gama', unit('001003'), 2],
      ['Estero', null, 1],
    ]);
  });

  it('may hold only where the same stands beside the value', () => {
    const lines = ['comune;prov', 'Gama;TO', 'Gama;NA', 'Gamma;TO', 'Zeta;TO', 'Epsilon;TO'];
    const { rows } = translated([decision('Gama', '001003', 'TO')], lines);
    expect(rows.slice(0, 2)).toEqual([
      ['invariata', '001003', true],
      ['sconosciuta', '', false],
    ]);
  });

  it('make a list fit better: a decided value was in force when its unit was', () => {
    expect(translated([decision('Rho', '002013'), decision('Gama', '001003'), decision('Estero', null)]).epoch.share).toBe(1);
    expect(translated([]).epoch.share).toBeLessThan(1);
  });

  it('can be taken back, and the last one about a value holds', () => {
    const decisions = withDecision([decision('Gama', '001005')], decision('gama', '001003'));
    expect(decisions.map(({ code }) => code)).toEqual(['001003']);
    expect(translated([]).rows).toEqual(translated(decisions.filter(({ value }) => value !== 'gama')).rows);
  });

  it('are saved in a file and read again', () => {
    const decisions = [decision('Rho', '002013', 'NA'), decision('Estero', null)];
    expect(readDecisions(JSON.parse(JSON.stringify(writeDecisions(decisions))))).toEqual(decisions);
  });

  it.each([[null], [{}], [{ formato: 2, decisioni: [] }], [{ formato: 1, decisioni: [{ valore: 'x' }] }], ['text']])(
    'are not read from %j',
    (file) => {
      expect(() => readDecisions(file)).toThrow('decisioni_non_valide');
    },
  );

  it('about a unit that the history does not have are left out', () => {
    const { rows, report } = translated([{ ...decision('Gama', '001003'), unit: 5 }]);
    expect([rows[2], report.decisioni]).toEqual([['sconosciuta', '', false], []]);
  });
});
