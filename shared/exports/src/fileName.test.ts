import { expect, it } from 'vitest';
import { fileName } from './fileName.ts';

// after midnight in Rome, still the day before in UTC
const now = new Date('2026-07-21T22:05:07Z');

it('names a report after its title, its date and the moment', () => {
  expect(fileName({ title: 'Province/Uts - Dimensione', date: '2025-01-01' }, 'pdf', now)).toBe(
    'Province Uts - Dimensione Data Indagine 01-01-2025 Stampa 22072026000507.pdf',
  );
});

it('names a legend after its report', () => {
  expect(fileName({ title: 'Elenco  Regioni' }, 'csv', now)).toBe('Elenco Regioni Metadati Stampa 22072026000507.csv');
});
