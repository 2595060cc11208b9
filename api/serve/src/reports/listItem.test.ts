import { CATALOGUE } from '@territori/reports/catalogue';
import type { ReportDefinition } from '@territori/reports/definition';
import { expect, it } from 'vitest';
import type { Content } from '../content/schema.ts';
import { descriptionOf } from './listItem.ts';

const report: ReportDefinition = {
  ...(CATALOGUE.get(61) as ReportDefinition),
  id: 9061,
  description: { it: 'Testo della definizione', en: 'Text of the definition' },
};
const contentWith = (texts: Content['reports']): Content => ({ reports: texts }) as Content;

it('a report needs no file beside its definition: its long text is there, until the editors write another', () => {
  expect(descriptionOf(report, contentWith(new Map()), 'it')).toBe('Testo della definizione');
  const edited = new Map([[report.id, { descrizione: { it: 'Testo dei redattori\n', en: 'Text of the editors' } }]]);
  expect(descriptionOf(report, contentWith(edited), 'it')).toBe('Testo dei redattori');
});
