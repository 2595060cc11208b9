import { describe, expect, it } from 'vitest';
import { contentDisposition, reportFileName } from './fileName.ts';

describe('reportFileName', () => {
  it('names title, dates of the data and the moment of printing in Rome', () => {
    const noon = new Date('2026-07-01T10:05:09Z');
    expect(reportFileName('Elenco Regioni', ['2025-01-01'], 'csv', noon)).toBe(
      'Elenco Regioni Data Indagine 01-01-2025 Stampa 01072026120509.csv',
    );
    expect(reportFileName('Comuni', ['1991-01-01', '2025-01-01'], 'xlsx', noon)).toContain('Data Indagine 01-01-1991 01-01-2025 Stampa');
  });
});

describe('contentDisposition', () => {
  it('replaces what file systems refuse, and gives names outside ASCII in both forms', () => {
    expect(contentDisposition('Elenco Province/Uts – Città.csv')).toBe(
      `attachment; filename="Elenco Province-Uts  Citta.csv"; filename*=UTF-8''Elenco%20Province-Uts%20%E2%80%93%20Citt%C3%A0.csv`,
    );
  });

  it('cannot be broken out of by quotes or line breaks', () => {
    expect(contentDisposition('a"; x="\r\nset-cookie: y')).not.toMatch(/[\r\n]|a"/);
  });
});
