import { CATALOGUE } from '@territori/reports/catalogue';
import { describe, expect, it } from 'vitest';
import { readCsv } from '../tables/readCsv.ts';
import type { SourceTable } from '../tables/SourceTable.ts';
import { emptySources } from './format.ts';
import { withColumnNames } from './labelledColumns.ts';
import { recogniseFormat } from './recogniseFormat.ts';

const computed = [...CATALOGUE.values()].flatMap((report) => (report.query ? [{ id: report.id, report, query: report.query }] : []));

/** A file of a report as the CSV button gives it, with one row whose cells are all "1". */
function csv(file: string, labels: readonly string[]): SourceTable {
  const text = `\uFEFF${labels.join(';')}\r\n${labels.map(() => '1').join(';')}\r\n`;
  return { ...readCsv(file, new TextEncoder().encode(text)), report: null };
}

describe('a file with the labels of a report as header', () => {
  it.each(computed)('is report $id by its title, and has the names of its columns', ({ report, query }) => {
    const columns = query.fields({ from: report.from, to: report.from }).map(({ column }) => column);
    const labels = columns.map(({ label }) => label.it);
    if (new Set(labels).size < labels.length) throw new Error(`Two columns of report ${report.id} have one label`);
    const day = report.from.split('-').reverse().join('-');
    const named = withColumnNames(csv(`${report.title.it.replaceAll('/', ' ')} Data Indagine ${day} Stampa 01022026120000.csv`, labels));
    expect(named?.report).toBe(report.id);
    expect(named?.columns).toEqual(columns.map(({ name }) => name.toLowerCase()));
  });

  it('is recognised by its labels alone where no other report has them', () => {
    const header = 'Codice Regione;Codice Comune (alfanumerico);Comune;Popolazione legale;Anno del censimento;Codice Comune (numerico)';
    expect(withColumnNames(csv('elenco.csv', header.split(';')))?.report).toBe(74);
  });

  it('is read as the report that the operator or the name of the file says', () => {
    const table = { ...csv('situas_61_2025-01-01.csv', ['Codice Comune (alfanumerico)', 'Comune']), report: 61 };
    expect(withColumnNames(table)).toMatchObject({ report: 61, columns: ['pro_com_t', 'comune'] });
  });

  it('is read like the rows of the report in JSON: 61 as characteristics of municipalities', () => {
    const report = computed.find(({ id }) => id === 61);
    if (!report) throw new Error('Report 61 is not computed');
    const labels = report.query.fields({ from: '2025-01-01', to: '2025-01-01' }).map(({ column }) => column.label.it);
    const { format, table } = recogniseFormat(csv('Elenco Data Indagine 01-01-2025 Stampa 1.csv', labels));
    expect(format.report).toBe(61);
    const sources = emptySources();
    format.read(table, sources);
    expect(sources.municipalities).toMatchObject([{ date: '2025-01-01', rows: [{ code: '000001', taxCode: '00000000001' }] }]);
  });

  it('keeps the rows of a report that the portal does not compute, under names or labels', () => {
    const { format, table } = recogniseFormat({
      ...csv('situas_82_2001-10-21.csv', ['Codice Comune', 'Comune', 'Codice SLL 2001']),
      report: 82,
    });
    const sources = emptySources();
    format.read(table, sources);
    expect(sources.snapshots).toMatchObject([{ report: 82, date: '2001-10-21', rows: [{ COMUNE: '1', CODICE_SLL_2001: '1' }] }]);
  });

  it('is refused where several reports have the same labels, with their ids', () => {
    expect(() => withColumnNames(csv('elenco.csv', ['Codice Comune (alfanumerico)', 'Comune']))).toThrow(
      'reports 414, 427 all have these columns; give the id of the report with --pfun',
    );
  });

  it('is not taken for a report where a column is not a label', () => {
    expect(withColumnNames(csv('elenco.csv', ['Comune', 'Colore']))).toBeNull();
  });
});
