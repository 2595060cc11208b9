import type { ReportListItem, Unita } from '@territori/contract/wire';
import { describe, expect, it } from 'vitest';
import { reportOptions, unitOptions } from './searchOptions.ts';

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
    validita_da: '1861-03-17',
    validita_a: '9999-12-31',
    ...fields,
  }) as Unita;
const words = {
  level: (livello: string) => `<${livello}>`,
  formerly: (names: string) => `già ${names}`,
  also: (names: string) => `anche ${names}`,
};

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

describe('a unit in the search', () => {
  it('shows its kind and former names, and leads to its page', () => {
    expect(unitOptions([unit({})], '/storia_ua', words)).toEqual([
      { id: 'unita-7', label: 'Lonato del Garda', detail: '<comune> · 017092 · Brescia · già Lonato', path: '/storia_ua/7' },
    ]);
  });

  it('shows a name without a date as another name, not as a former one', () => {
    const [trieste] = unitOptions([unit({ denominazioni_precedenti: [], altre_denominazioni: ['Trst'] })], '/storia_ua', words);
    expect(trieste?.detail).toBe('<comune> · 017092 · Brescia · anche Trst');
  });

  it('that no longer exists shows its years, because another may have its name today', () => {
    const [gone] = unitOptions([unit({ denominazioni_precedenti: [], validita_a: '1869-05-01' })], '/storia_ua', words);
    expect(gone?.detail).toBe('<comune> · 017092 · Brescia · 1861–1869');
  });

  it('leaves out what is not known', () => {
    const options = unitOptions(
      [unit({ livello: 'regione', provincia: null, denominazioni_precedenti: [] }), unit({ livello: 'ripartizione' })],
      '/storia_ua',
      words,
    );
    expect(options.map(({ detail }) => detail)).toEqual(['<regione> · 017092', '<ripartizione> · 017092 · Brescia · già Lonato']);
  });

  it('is one of eight at most', () => {
    expect(
      unitOptions(
        Array.from({ length: 30 }, (_, id) => unit({ id })),
        '/x',
        words,
      ),
    ).toHaveLength(8);
  });
});
