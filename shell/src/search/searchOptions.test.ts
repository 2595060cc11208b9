import type { ReportListItem, Unita } from '@territori/contract/wire';
import { describe, expect, it } from 'vitest';
import { dayOptions, reportOptions, unitGroups } from './searchOptions.ts';

const report = (fields: Partial<ReportListItem>) =>
  ({
    id_funzione: 61,
    titolo_report: 'Comuni',
    rule_showhide: 'ABILITATO',
    pdata: '2025-01-01',
    pdataa: null,
    tipo_analisi_temporale: 'DATA',
    ...fields,
  }) as ReportListItem;
const unit = (fields: Partial<Unita>) =>
  ({
    id: 7,
    livello: 'comune',
    codice: '017092',
    denominazione: 'Lonato del Garda',
    denominazioni_precedenti: ['Lonato'],
    altre_denominazioni: [],
    provincia: 'Brescia',
    motivo: null,
    approssimata: false,
    validita_da: '1861-03-17',
    validita_a: '9999-12-31',
    ...fields,
  }) as Unita;
const detail = ({ codice }: Unita) => `<${codice}>`;

describe('a report in the search', () => {
  it('leads to the viewer at its date', () => {
    expect(reportOptions({ items: [report({})] }, '/home/link')).toEqual([
      { id: 'report-61', label: 'Comuni', detail: '', path: '/home/link?id=61&dateFrom=2025-01-01' },
    ]);
  });

  it('of a period leads to its end too, unless that is open', () => {
    const paths = reportOptions(
      {
        items: [
          report({ tipo_analisi_temporale: 'PERIODO', pdataa: '2024-12-31' }),
          report({ tipo_analisi_temporale: 'PERIODO', pdataa: '9999-12-31' }),
        ],
      },
      '/home/link',
    ).map(({ path }) => path);
    expect(paths).toEqual(['/home/link?id=61&dateFrom=2025-01-01&dateTo=2024-12-31', '/home/link?id=61&dateFrom=2025-01-01']);
  });

  it('is not offered while it is not enabled', () => {
    expect(reportOptions({ items: [report({ rule_showhide: 'NON_ABILITATO' })] }, '/x')).toEqual([]);
  });
});

describe('a day in the search', () => {
  it('leads to what the portal shows of it', () => {
    expect(dayOptions('20/10/1991', '/home/cerca', 'Il 20/10/1991')).toEqual([
      { id: 'giorno-1991-10-20', label: 'Il 20/10/1991', detail: '', path: '/home/cerca?q=20%2F10%2F1991' },
    ]);
  });

  it.each(['Roma', '31/02/1991', '16/03/1861', '01/01/2999'])('is not %s', (text) => {
    expect(dayOptions(text, '/home/cerca', text)).toEqual([]);
  });
});

describe('the units in the search', () => {
  it('have a line that distinguishes each, and lead to its page', () => {
    expect(unitGroups([unit({})], '/storia_ua', detail)).toEqual([
      { id: 'unita', options: [{ id: 'unita-7', label: 'Lonato del Garda', detail: '<017092>', path: '/storia_ua/7' }] },
      { id: 'simili', options: [] },
    ]);
  });

  it('whose names are only like the text are a group of their own, which comes first where the best unit is in it', () => {
    const [exact, similar] = [unit({ id: 1 }), unit({ id: 2, approssimata: true })];
    const order = (...units: Unita[]) => unitGroups(units, '/x', detail).map(({ id, options }) => [id, options.map((option) => option.id)]);
    expect(order(exact, similar)).toEqual([
      ['unita', ['unita-1']],
      ['simili', ['unita-2']],
    ]);
    expect(order(similar, exact)).toEqual([
      ['simili', ['unita-2']],
      ['unita', ['unita-1']],
    ]);
  });

  it('are eight at most', () => {
    const units = Array.from({ length: 30 }, (_, id) => unit({ id }));
    expect(unitGroups(units, '/x', detail).flatMap(({ options }) => options)).toHaveLength(8);
  });
});
