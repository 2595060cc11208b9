import type { ReportListItem } from '@territori/contract/wire';
import { describe, expect, it } from 'vitest';
import { distinguishingPeriod, itemDate, shownConsulted, shownHighlights } from './listedReports.ts';

const report = (id: number, more: Partial<ReportListItem> = {}): ReportListItem => ({
  id_funzione: id,
  titolo_report: `Report ${id}`,
  descrizione_report: '',
  periodo_dati: '',
  periodo_dati_da: '1948-01-01',
  periodo_dati_a: '9999-12-31',
  pdata: '2026-01-01',
  pdataa: null,
  rule_showhide: 'ABILITATO',
  motivo: null,
  avviso: null,
  tipo_analisi_temporale: 'DATA',
  ambito: 'Unità amministrative',
  unita: 'Comune',
  modo: 'DATA',
  ...more,
});
const reports = (...ids: number[]) => ids.map((id) => report(id));
const ids = (list: readonly ReportListItem[]) => list.map(({ id_funzione }) => id_funzione);

describe('the lists of the home page', () => {
  it('show the five most consulted reports, and highlights that are not among them', () => {
    const consulted = reports(1, 2, 3, 4, 5, 6);
    expect(ids(shownConsulted(consulted))).toEqual([1, 2, 3, 4, 5]);
    expect(ids(shownHighlights(reports(1, 6, 7, 8, 3), consulted))).toEqual([6, 7, 8]);
  });

  it('show five highlights while the most consulted reports are not known', () => {
    expect(ids(shownHighlights(reports(1, 2, 3, 4, 5, 6), undefined))).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('the date of an item', () => {
  it.each([
    ['today', {}, 'al', '01/01/2026'],
    ['the first day of a period', { pdata: '1991-01-01', tipo_analisi_temporale: 'PERIODO' }, 'dal', '01/01/1991'],
    ['the last day of a report that has ended', { pdata: '1947-12-31', periodo_dati_a: '1947-12-31' }, 'al', '31/12/1947'],
  ] as const)('is %s', (_, more, word, date) => {
    expect(itemDate(report(61, more), '2026-01-01')).toEqual({ word, date });
  });
});

describe('the period of an item', () => {
  const old = report(50, { titolo_report: 'Elenco', periodo_dati_da: '1927-01-12', periodo_dati_a: '1947-12-31' });

  it('tells it from another one with the same title', () => {
    expect(distinguishingPeriod(old, [old, report(61, { titolo_report: 'Elenco' })])).toBe('12/01/1927 – 31/12/1947');
  });

  it('is left out where the title is enough', () => {
    expect(distinguishingPeriod(old, [old, report(64)])).toBeUndefined();
  });
});
