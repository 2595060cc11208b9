import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../workspace.ts';
import { providedByShell, refuseUnprovided } from './sharedModules.ts';

describe('a shared module that a section takes', () => {
  it('is one that the shell provides', () => {
    expect(() =>
      refuseUnprovided(['react', 'react-dom/client', '@territori/kit', '@territori/kit/query', '@territori/ui/table']),
    ).not.toThrow();
  });

  it('is refused when its package does not export it, because the section would bring a copy of it', () => {
    expect(() => refuseUnprovided(['@territori/ui/table', '@territori/report-flow/exports/useExport'])).toThrow(
      'The shell does not provide @territori/report-flow/exports/useExport.',
    );
  });

  it('is refused when it is made for tests', () => {
    expect(() => refuseUnprovided(['@territori/kit/testing'])).toThrow('The shell does not provide @territori/kit/testing.');
  });
});

describe('the modules that the shell provides', () => {
  it('are the public modules of its packages, each from the file that the package exports', () => {
    const provided = providedByShell();
    expect(provided[join(root, 'shared/ui/src/table/index.ts')]?.shareKey).toBe('@territori/ui/table');
    expect(provided[join(root, 'shared/report-flow/src/viewer/ReportViewer.tsx')]?.shareKey).toBe('@territori/report-flow/viewer');
    expect(Object.keys(provided).filter((file) => !existsSync(file))).toEqual([]);
  });
});
