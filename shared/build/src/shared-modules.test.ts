import { describe, expect, it } from 'vitest';
import { isProvidedByShell, packageOf } from './shared-modules.ts';

describe('a shared module', () => {
  it.each(['react', 'react/jsx-runtime', '@territori/kit', '@territori/kit/query', '@territori/ui/table', '@griffel/react'])(
    '%s comes from the shell',
    (request) => {
      expect(isProvidedByShell(request)).toBe(true);
    },
  );

  it.each(['@territori/ui/table/sort', '@territori/report-flow/exports/useExport', '@territori/ui/none'])(
    '%s is no family, and is brought by the section that takes it',
    (request) => {
      expect(isProvidedByShell(request)).toBe(false);
    },
  );

  it.each([
    ['react', 'react'],
    ['react/jsx-runtime', 'react'],
    ['@territori/ui/', '@territori/ui'],
    ['@territori/report-flow/exports/useExport', '@territori/report-flow'],
  ])('%s is of %s', (request, name) => {
    expect(packageOf(request)).toBe(name);
  });
});
