import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentDispositionFilename } from './contentDispositionFilename.ts';

describe('contentDispositionFilename', () => {
  it.each([
    ['attachment; filename="aggiornamenti.xlsx"', 'aggiornamenti.xlsx'],
    ['attachment; filename=swagger.json', 'swagger.json'],
    [`attachment; filename="Unita.csv"; filename*=UTF-8''Unit%C3%A0%20territoriali.csv`, 'Unità territoriali.csv'],
    ['attachment; filename="con \\"virgolette\\".csv"', 'con virgolette.csv'],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    ['attachment; filename="C:\\\\temp\\\\dati.csv"', 'dati.csv'],
    [`attachment; filename="a.csv"; filename*=UTF-8''%E0%A4%A`, 'a.csv'],
  ])('%s', (header, name) => {
    expect(contentDispositionFilename(header)).toBe(name);
  });

  it.each([null, '', 'attachment', 'attachment; filename=""', 'inline; filename="///"'])('finds no name in %s', (header) => {
    expect(contentDispositionFilename(header)).toBeUndefined();
  });

  it('keeps every encoded name that a file system accepts', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\wàèìòù' -]{1,40}\.csv$/), (name) => {
        const header = `attachment; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", '%27')}`;
        return contentDispositionFilename(header) === name.trim();
      }),
    );
  });
});
