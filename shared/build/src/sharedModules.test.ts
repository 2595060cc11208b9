import { describe, expect, it } from 'vitest';
import { refuseUnprovided } from './sharedModules.ts';

describe('a shared module that a section takes', () => {
  it('is one that the shell provides', () => {
    expect(() =>
      refuseUnprovided(['react', 'react-dom/client', '@territori/kit', '@territori/kit/query', '@territori/ui/table']),
    ).not.toThrow();
  });

  it('below the root of its package is refused, because the section would bring a copy of it', () => {
    expect(() => refuseUnprovided(['@territori/ui/table', '@territori/report-flow/exports/useExport'])).toThrow(
      'The shell does not provide @territori/report-flow/exports/useExport.',
    );
  });
});
